"""Small games that try the kernel; not shipped."""
