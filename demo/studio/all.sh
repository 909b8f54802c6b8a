#!/bin/bash
# Every base that is missing, then every picture that has changed; first views, closer ones, those with scale. May be stopped at any time.
set -e
cd "$(dirname "$0")"
packs=$(ls packs/*.py | sed 's#packs/##; s#\.py##' | grep -v __init__)
./base.sh $packs
nice -n 19 node pictures.mjs
./base.sh --near $packs
nice -n 19 node pictures.mjs --near
./base.sh --scale
nice -n 19 node pictures.mjs --scale
