"""The page that is shown while the client is not built: which games there are and how to play
them in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #faf8f3; --ink: #22211d; --quiet: #5d5a50;
  --card: #ffffff; --line: #d9d4c6; --accent: #0f766e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181a; --ink: #e9e6dd; --quiet: #a8a496; --card: #1f2225; --line: #383c40;
    --accent: #2dd4bf; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.6 system-ui, sans-serif; }
main, header { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1 { margin: 0; line-height: 1.2; }
h1 + p { margin-top: .25rem; color: var(--quiet); }
article { background: var(--card); border: 1px solid var(--line);
  border-left: .35rem solid var(--accent); border-radius: .5rem; padding: .25rem 1.25rem 1rem;
  margin: 1.25rem 0; }
h2 { margin: .75rem 0 .25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
pre { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
  border-radius: .35rem; padding: .6rem .9rem; margin: .75rem 0 0; font-size: .95rem; }
pre:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
"""


def games_page(games: Sequence[dict[str, Any]]) -> str:
    """The page over the given games, each as `loci games --json` describes it."""
    cards = "".join(_card(game) for game in games) or "<p>No games are installed.</p>"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Genius Loci</title>
<style>{_STYLE}</style>
</head>
<body>
<header>
<h1>Genius Loci</h1>
<p>Board games about lands with a will of their own.</p>
</header>
<main>
{cards}
<p>The same list <a href="/api/games">as JSON</a>.</p>
</main>
</body>
</html>
"""


def missing_page() -> str:
    """What an unknown address shows."""
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Not found – Genius Loci</title><style>{_STYLE}</style></head>
<body><main><h1>Not found</h1><p><a href="/">To the games</a></p></main></body>
</html>
"""


def _card(game: dict[str, Any]) -> str:
    id, name = escape(game["id"]), escape(game["name"])
    least, most = game["players"]
    players = str(least) if least == most else f"{least}–{most}"
    commands = f"loci play {id}\nloci sim {id} --games 100\nloci content {id}"
    return f"""<article aria-labelledby="{id}">
<h2 id="{id}">{name}</h2>
<dl>
<dt>Players</dt><dd>{players}</dd>
<dt>Sets</dt><dd>{escape(", ".join(game["sets"]))}</dd>
<dt>Bots</dt><dd>{escape(", ".join(game["bots"]))}</dd>
</dl>
<pre tabindex="0" aria-label="Commands for {name}"><code>{commands}</code></pre>
</article>
"""
