#!/bin/bash
# Renders the bases named, one after another, each once: demo/studio/base.sh jar tub … ; their closer views: demo/studio/base.sh --near jar …
# What stands beside something known by size: demo/studio/base.sh --scale jar-250-teaspoon … ; without names, all that are missing.
cd "$(dirname "$0")"
folder=base samples=14 view=
case "$1" in
  --near) folder=near samples=8 view=near; shift ;;
  --scale) folder=scale samples=8; shift; [ $# -gt 0 ] || set -- $(node pictures.mjs --scale --missing) ;;
esac
mkdir -p out
for name; do
  base=out/$folder/$name
  [ -f "$base/base.json" ] && continue
  [ $folder = scale ] && IFS=- read -r pack size thing <<< "$name" && view="scale $size $thing"
  nice -n ${NICE:-15} blender -b -t 1 -P render.py -- "${pack:-$name}" "$base" ${SIZE:-1200} ${SAMPLES:-$samples} $view > "out/$folder-$name.log" 2>&1 || echo "$name failed: demo/studio/out/$folder-$name.log" >&2
done
