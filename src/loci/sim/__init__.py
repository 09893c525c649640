"""Many games at once: playouts, tournaments, reports."""
