#!/bin/bash
# Renders the bases named, one after another, each once: studio/base.sh jar tub … ; their closer views: studio/base.sh --near jar …
cd "$(dirname "$0")"
folder=base samples=14 view=
if [ "$1" = --near ]; then folder=near samples=8 view=near; shift; fi
mkdir -p out
for name; do
  base=out/$folder/$name
  [ -f "$base/base.json" ] && continue
  nice -n ${NICE:-15} blender -b -t 1 -P render.py -- "$name" "$base" ${SIZE:-1200} ${SAMPLES:-$samples} $view > "out/$folder-$name.log" 2>&1 || echo "$name failed: studio/out/$folder-$name.log" >&2
done
