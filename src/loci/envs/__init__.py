"""The games as environments of other libraries (docs/research.md).

Importing this package registers the ids of `loci.envs.ids` with Gymnasium, where it is installed:
`gymnasium.make("loci.envs:loci/TerraMystica-4p-v1")`. PettingZoo's are `aec_env` and
`parallel_env` of `loci.envs.several`, OpenSpiel is told of the games by `loci.envs.open_spiel`;
`loci.envs.batch` and `loci.envs.text` need no library.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from loci.envs.ids import register

    register()
