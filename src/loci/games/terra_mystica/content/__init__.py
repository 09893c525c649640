"""Everything that lies in the box: importing it registers it (state/registry.py)."""

from loci.games.terra_mystica.content import factions, spaces, tiles

__all__ = ["factions", "spaces", "tiles"]
