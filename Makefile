# The two commands that matter: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
RESEARCH := .venv-research
PEERS := .venv-bench
NODE := .venv-node
PAPER := .venv-docs
BUILD := build/compiled

PYTHON_SOURCES := setup.py src tests bench docs examples

# What mypyc compiles, and what the compiled environment takes over as it is.
COMPILED_SOURCES := $(shell find src/loci/core src/loci/games -type f \
	\( -name '*.py' -o -name '*.ftl' -o -name '*.toml' \) 2>/dev/null)
OTHER_SOURCES := $(shell find src/loci -type f -not -name '*.pyc' \
	-not -path 'src/loci/core/*' -not -path 'src/loci/games/*' -not -path 'src/loci/server/static/*' 2>/dev/null)

# The tests that play many games, by their names: `test_…kit.py` and `test_…at_random.py`. They are run once, on
# the compiled build, where they take a fifth of the time.
AT_RANDOM = $(sort $(shell find tests -name 'test_*kit.py' -o -name 'test_*at_random.py'))
# The tests of the kernel, which the compiled build must pass as well as the pure one.
KERNEL_TESTS = $(wildcard tests/core tests/kit)
# What needs the large libraries of research.
RESEARCH_TESTS := tests/envs/test_open_spiel.py tests/data tests/cluster tests/cli/test_dataset.py
# More than there are cores, because the tests of the server wait most of their time.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: FORCE test-research help setup web web-types play test test-web test-pure test-compiled test-browser pictures lint format compiled soak golden bench bench-import bench-server bench-server-profile bench-moves bench-stalls bench-thinking bench-web bench-learn bench-envs lock clean bench-scale strength statistics wheel docs notebooks test-docs

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# -- environments -------------------------------------------------------------------------------

# $(call new-venv,DIR): a fresh environment, or a message that says what is missing.
define new-venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Python 3.11 or newer is needed and '$(PYTHON)' is not; say which one to use: make PYTHON=python3.12 ..." >&2; \
	exit 1; }
@test -x $(1)/bin/pip || $(PYTHON) -m venv $(1) || { \
	rm -rf $(1); \
	echo "'$(PYTHON) -m venv' failed. On Debian and Ubuntu it is a package of its own: apt install python3-venv" >&2; \
	exit 1; }
endef

PIP_INSTALL = bin/pip install --quiet --disable-pip-version-check

setup: $(VENV)/.stamp ## Make .venv with the locked tools and the `loci` command

$(VENV)/.stamp: requirements/dev.txt pyproject.toml setup.py
	$(call new-venv,$(VENV))
	$(VENV)/$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	$(VENV)/$(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

# What is large and only research needs (OpenSpiel brings scipy, data sets Arrow, clusters Ray) has an
# environment of its own, so that playing needs none of it.
$(RESEARCH)/.stamp: requirements/research.txt pyproject.toml setup.py
	$(call new-venv,$(RESEARCH))
	$(RESEARCH)/$(PIP_INSTALL) --require-hashes -r requirements/research.txt
	$(RESEARCH)/$(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

compiled: $(COMPILED)/.fresh ## Compile kernel and games with mypyc into .venv-compiled

$(COMPILED)/.lock-stamp: requirements/dev.txt
	$(call new-venv,$(COMPILED))
	$(COMPILED)/$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

# $(call names,FILES): keep the names of the sources, touched only when they differ, so that a
# deleted file is noticed too.
define names
@mkdir -p build
@printf '%s\n' $(sort $(1)) | cmp -s - $@ || printf '%s\n' $(sort $(1)) > $@
endef

build/compiled-sources: FORCE
	$(call names,$(COMPILED_SOURCES))

build/other-sources: FORCE
	$(call names,$(OTHER_SOURCES))

# Compiled in a copy, so that no extension module ever lies in src/, where it would be imported
# instead of the source. The copy keeps its .mypy_cache between builds.
$(COMPILED)/.stamp: $(VENV)/.stamp $(COMPILED)/.lock-stamp build/compiled-sources $(COMPILED_SOURCES) \
		setup.py pyproject.toml
	@mkdir -p $(BUILD)
	@rm -rf $(BUILD)/src $(BUILD)/docs $(BUILD)/build $(BUILD)/dist
	@cp -R -p src docs setup.py pyproject.toml LICENSE $(BUILD)/
	@find $(BUILD)/src \( -name __pycache__ -o -name '*.egg-info' -o -name '*.so' \) -prune -exec rm -rf {} +
	@echo "compiling (a minute or two); the log is $(BUILD)/log"
	@LOCI_COMPILE=1 LOCI_WITHOUT_CLIENT=1 $(VENV)/bin/python -m build --wheel --no-isolation --outdir $(BUILD)/dist $(BUILD) \
		> $(BUILD)/log 2>&1 || { tail -n 40 $(BUILD)/log >&2; exit 1; }
	$(COMPILED)/$(PIP_INSTALL) --no-deps --force-reinstall $(BUILD)/dist/*.whl
	@touch $@

# The packages that are not compiled follow the sources without compiling anything again.
$(COMPILED)/.fresh: $(COMPILED)/.stamp build/other-sources $(OTHER_SOURCES)
	@set -e; target=$$(cd / && $(CURDIR)/$(COMPILED)/bin/python -c 'import loci; print(*loci.__path__)'); \
	for package in src/loci/*/; do \
		name=$$(basename $$package); \
		case $$name in core|games|__pycache__) continue;; esac; \
		rm -rf "$$target/$$name"; cp -R $$package "$$target/$$name"; \
	done; \
	cp src/loci/*.py "$$target/"
	@touch $@

# -- the client in the browser ------------------------------------------------------------------

WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)
STATIC := src/loci/server/static

# The machine's Node where it is new enough (Vite: 20.19 or 22.12), else the one of the Python wheel.
NODE_OK := $(shell command -v npm >/dev/null 2>&1 && node -e \
	'const [a, b] = process.versions.node.split(".").map(Number); \
	console.log(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? "yes" : "")' 2>/dev/null)
NPM = $(if $(NODE_OK),npm,PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm) --prefix web

web: $(STATIC)/index.html ## Build the client into src/loci/server/static

$(NODE)/.stamp: requirements/node.txt
	$(call new-venv,$(NODE))
	$(NODE)/$(PIP_INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc $(if $(NODE_OK),,$(NODE)/.stamp)
	$(NPM) ci --silent
	@touch $@

build/web-sources: FORCE
	$(call names,$(WEB_SOURCES))

$(STATIC)/index.html: web/node_modules/.stamp build/web-sources $(WEB_SOURCES)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

web-types: setup web/node_modules/.stamp ## Write web/src/lib/schema.d.ts from the server's OpenAPI schema
	@mkdir -p build
	$(VENV)/bin/python -c 'import json; from loci.server.app import from_environment; \
		print(json.dumps(from_environment().openapi()))' > build/openapi.json
	cd web && $(if $(NODE_OK),,PATH="$(CURDIR)/$(NODE)/bin:$$PATH") npx openapi-typescript ../build/openapi.json \
		-o src/lib/schema.d.ts

test-web: web ## Check the client's types and run its tests
	$(NPM) run --silent check
	$(NPM) run --silent test

# -- playing ------------------------------------------------------------------------------------

play: setup web ## Serve the games on http://127.0.0.1:8000 and open a browser where there is one
	$(VENV)/bin/loci serve --open

# The wheel is made from the source package, which therefore is complete. Neither is compiled.
wheel: setup web ## Build the package into dist/, with the client
	rm -rf dist
	$(VENV)/bin/python -m build --no-isolation --outdir dist > build/wheel-log 2>&1 || { tail -n 40 build/wheel-log >&2; exit 1; }
	@ls -sh dist

# -- documentation ------------------------------------------------------------------------------

$(PAPER)/.stamp: requirements/docs.txt
	$(call new-venv,$(PAPER))
	$(PAPER)/$(PIP_INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

# A warning is an error: every link leads somewhere, and the pages fetch nothing from elsewhere.
docs: $(PAPER)/.stamp ## Build the documentation site into build/docs-site
	@$(PAPER)/bin/python docs/site/pages.py build/docs-pages
	@$(PAPER)/bin/zensical build --strict > build/docs-log 2>&1 || { cat build/docs-log >&2; exit 1; }
	@$(PAPER)/bin/python docs/site/pages.py --check build/docs-site
	@echo "build/docs-site/index.html"

notebooks: $(PAPER)/.stamp ## Write the examples as notebooks into build/notebooks
	@mkdir -p build/notebooks
	@for script in examples/*.py; do \
		$(PAPER)/bin/jupytext --quiet --to ipynb --output build/notebooks/$$(basename $$script .py).ipynb $$script || exit 1; \
	done
	@echo build/notebooks/*.ipynb

test-docs: docs notebooks ## Build the documentation and the notebooks, without a warning

# -- testing ------------------------------------------------------------------------------------

# The browser comes last, so that the run ends with the word that its tests were left out, if they were.
test: lint test-docs test-web test-pure test-research test-compiled test-browser ## Check and test everything, on the pure and the compiled build

test-pure: setup web ## Run the tests on the plain Python sources
	$(VENV)/bin/pytest -q -n $(WORKERS) --dist worksteal --ignore tests/browser $(addprefix --ignore=,$(AT_RANDOM) $(RESEARCH_TESTS))

test-research: $(RESEARCH)/.stamp ## Run the tests of OpenSpiel, data sets and clusters
	$(RESEARCH)/bin/pytest -q -n $(WORKERS) --dist loadscope $(RESEARCH_TESTS)

test-compiled: compiled ## Run the kernel's tests, and all that play many games, on the compiled build
	@test -n "$(KERNEL_TESTS)" -a -n "$(AT_RANDOM)" || { echo "no kernel tests found in tests/" >&2; exit 1; }
	@$(COMPILED)/bin/python -c 'import sys, loci.core.rng as m; sys.exit(not m.__file__.endswith(".so"))' || { \
		echo "$(COMPILED) does not import the compiled kernel; is PYTHONPATH set?" >&2; exit 1; }
	$(COMPILED)/bin/pytest -q -n auto --dist worksteal $(KERNEL_TESTS) $(AT_RANDOM)

# They wait for each other most of the time: the page for the server, the test for the page.
test-browser: setup web ## Run the tests in a real browser, and take pictures of every screen
	@if $(VENV)/bin/python tests/browser/program.py > build/browser 2> build/no-browser; then \
		LOCI_BROWSER="$$(cat build/browser)" $(VENV)/bin/pytest -q -n $(WORKERS) --dist worksteal tests/browser; \
	elif [ -n "$$LOCI_BROWSER" ]; then \
		cat build/no-browser >&2; exit 1; \
	else \
		echo; echo "THE BROWSER TESTS WERE LEFT OUT, because no Chromium or Chrome could be had:"; cat build/no-browser; \
	fi

pictures: test-browser ## Make the README's pictures anew
	mkdir -p docs/pictures
	cp artefacts/pictures/*.jpg docs/pictures

lint: setup ## ruff, mypy --strict and the import contracts
	$(VENV)/bin/ruff check --quiet $(PYTHON_SOURCES)
	$(VENV)/bin/ruff format --quiet --check $(PYTHON_SOURCES)
	$(VENV)/bin/mypy
	$(VENV)/bin/mypy bench
	$(VENV)/bin/mypy examples docs/site
	$(VENV)/bin/lint-imports

format: setup ## Put the sources into the one format that lint accepts
	$(VENV)/bin/ruff check --quiet --fix $(PYTHON_SOURCES)
	$(VENV)/bin/ruff format --quiet $(PYTHON_SOURCES)

# What plays many games does so on the compiled build, as in `make test`.
soak: setup compiled ## Run the tests with the big numbers of seeds (hours)
	LOCI_SOAK=1 $(COMPILED)/bin/pytest -q -n auto --dist worksteal $(SOAK_ARGS) $(KERNEL_TESTS) $(AT_RANDOM)
	LOCI_SOAK=1 $(VENV)/bin/pytest -q -n auto --dist worksteal $(SOAK_ARGS) \
		--ignore tests/browser $(addprefix --ignore=,$(KERNEL_TESTS) $(AT_RANDOM) $(RESEARCH_TESTS)) tests
	LOCI_SOAK=1 $(MAKE) --no-print-directory test-research
	LOCI_SOAK=1 $(MAKE) --no-print-directory test-browser

golden: setup ## Write the golden playthroughs anew; read the difference before you keep it
	$(VENV)/bin/pytest -q --regenerate-golden tests/golden

# -- measuring ----------------------------------------------------------------------------------

# A compiled environment that exists is brought up to date and measured too. MARKDOWN=docs/bench.md
# writes the figures down.
bench: setup $(if $(wildcard $(COMPILED)),compiled) ## Measure the speed of play, and against catanatron
	@$(MAKE) --silent --no-print-directory $(PEERS)/.stamp || \
		echo "catanatron could not be installed; measuring without it" >&2
	$(VENV)/bin/python bench/compare.py \
		--loci $(VENV)/bin/loci $(if $(wildcard $(COMPILED)),--loci $(COMPILED)/bin/loci) \
		--peer $(PEERS)/bin/python $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

$(PEERS)/.stamp: requirements/bench.txt
	$(call new-venv,$(PEERS))
	@echo "installing the peers into $(PEERS)"
	$(PEERS)/$(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# FILES="games.jsonl ...": games that were recorded elsewhere; none lie in the repository.
bench-import: setup $(if $(wildcard $(COMPILED)),compiled) ## Measure the import of recorded games (FILES=...)
	@test -n "$(FILES)" || { echo "say which games: make bench-import FILES=games.jsonl" >&2; exit 2; }
	$(VENV)/bin/python bench/imports.py $(FILES) \
		--loci $(VENV)/bin/loci $(if $(wildcard $(COMPILED)),--loci $(COMPILED)/bin/loci) $(BENCH_ARGS)

# About ten minutes, on a machine that does nothing else. MARKDOWN=docs/bench-server.md writes the figures
# down; BENCH_ARGS='--loads live,memory' measures only these (--help lists them).
bench-server: setup ## Measure the server with many live tables, watchers, slow readers, a day of visits
	$(VENV)/bin/python bench/server $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

# MARKDOWN=docs/bench-server.md writes the figures down; BENCH_ARGS=--memory shows the memory instead.
bench-server-profile: setup ## Show where the server's time, or memory, goes under load
	$(VENV)/bin/python bench/server/profiles.py $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

# MARKDOWN=docs/bench-moves.md writes the figures down.
bench-moves: setup ## Measure what one move costs the site, per game
	$(VENV)/bin/python bench/server/moves.py $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

# MARKDOWN=docs/security.md writes the figures down.
bench-stalls: setup ## Measure for how long guests can hold the server up
	$(VENV)/bin/python bench/server/stalls.py $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

bench-thinking: setup ## Measure whether other tables notice that a master thinks
	$(VENV)/bin/python bench/server/thinking.py $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

# Some two minutes. MARKDOWN=docs/bench-web.md writes the figures down.
bench-web: setup web ## Measure the site in a browser: first paint, first answer, files, panning
	LOCI_BROWSER="$$($(VENV)/bin/python tests/browser/program.py)" \
		$(VENV)/bin/python bench/server/web.py $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

# Hours for all of it; BENCH_ARGS="--trials tm-dealt --jobs 2" plays some. What was played is not played again.
strength: setup ## Play the games that tell how strong the bots are, and write docs/strength.md
	OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 $(VENV)/bin/python bench/strength/run.py --markdown docs/strength.md $(BENCH_ARGS)

# BENCH_ARGS="--only scaling --workers 1,2,4,8,16" on a machine with more processors.
bench-scale: $(RESEARCH)/.stamp ## Measure games, tasks, rollouts and data sets on one worker and on two
	OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 $(RESEARCH)/bin/python bench/scale.py $(BENCH_ARGS)

bench-learn: setup ## Measure what self-play and learning cost a decision
	OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 $(VENV)/bin/python bench/learning.py $(BENCH_ARGS)

# Some three minutes. MARKDOWN=docs/bench-envs.md writes the figures down.
bench-envs: $(RESEARCH)/.stamp ## Measure the environments, and games that come with their libraries
	@$(MAKE) --silent --no-print-directory $(PEERS)/.stamp || \
		echo "the peers could not be installed; measuring without PettingZoo's own games" >&2
	OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 $(RESEARCH)/bin/python bench/envs.py \
		--peer $(PEERS)/bin/python $(if $(MARKDOWN),--markdown $(MARKDOWN)) $(BENCH_ARGS)

# -- statistics ---------------------------------------------------------------------------------

# What the site shows of bots among themselves; the records stay in build/selfplay. Some ten minutes.
statistics: setup ## Let bots play 400 games of each game, and count them for the site
	rm -rf build/selfplay
	$(VENV)/bin/python bench/selfplay.py build/selfplay
	$(VENV)/bin/loci statistics build/selfplay -o src/loci/server/statistics --jobs 0

# -- keeping house ------------------------------------------------------------------------------

LOCK = $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header $(if $(UPGRADE),--upgrade)

lock: setup ## Write requirements/*.txt from pyproject.toml (UPGRADE=1: newest versions)
	$(LOCK) pyproject.toml -o requirements/base.txt
	$(LOCK) pyproject.toml --extra dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra dev --extra openspiel --extra data --extra cluster -o requirements/research.txt
	$(LOCK) requirements/bench.in -o requirements/bench.txt
	$(LOCK) requirements/node.in -o requirements/node.txt
	$(LOCK) requirements/docs.in -o requirements/docs.txt

clean: ## Remove environments, builds and caches
	rm -rf $(VENV) $(COMPILED) $(RESEARCH) $(PEERS) $(NODE) $(PAPER) web/node_modules $(STATIC) build dist artefacts src/*.egg-info \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .benchmarks
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
