"""`python -m loci.cli` is the `loci` command."""

from loci.cli.main import main

if __name__ == "__main__":  # worker processes import this file too
    main()
