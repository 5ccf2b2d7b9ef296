# The whole of Sukno in ten words: `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help play page test lint bench train soak crosscheck clean

BIN := .venv/bin
ARGS ?=
# Test processes at a time.
JOBS ?= 2

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play:  ## play now, in the browser; sets everything up the first time (ARGS="--lang ru")
	@sh scripts/setup play
	@$(if $(filter --terminal --plain,$(ARGS)),,sh scripts/page || true)
	@$(BIN)/sukno play $(ARGS)

page:  ## build the page; nothing to do where it is built
	@sh scripts/setup play
	@sh scripts/page

test: lint  ## every check and every test
	@sh scripts/page check
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)
	@sh scripts/uncompiled
	@sh scripts/page play

lint:  ## style, types and the direction of imports
	@sh scripts/setup dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench:  ## measure speed and strength
	@sh scripts/setup bench
	$(BIN)/python bench/run.py $(ARGS)

train:  ## teach Casino's bots anew what they learned by play with themselves
	@sh scripts/setup dev
	$(BIN)/python bench/train.py
	$(BIN)/python bench/outlook.py

soak:  ## the long random tests
	@sh scripts/setup dev
	$(BIN)/python tests/soak.py $(ARGS)

crosscheck:  ## the kernel against the specification, a million positions
	@sh scripts/setup dev
	$(BIN)/python tests/crosscheck.py $(ARGS)

clean:  ## remove what make has built; saved games stay
	rm -rf .venv build dist web/node_modules src/sukno/server/page src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f src/sukno/games/casino/kernel/*.so src/sukno/games/casino/kernel/*.pyd
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
