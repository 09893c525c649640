"""The edge: routes, the socket, the forms of messages, and what is kept out."""
