"""Event cards, by what tells which main event is carried out; token and dahan events apart."""
