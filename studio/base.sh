#!/bin/bash
# Renders the bases named, one after another, each once: studio/base.sh jar tub …
cd "$(dirname "$0")"
for name; do
  [ -f "out/base/$name/base.json" ] && continue
  nice -n 19 blender -b -t 1 -P render.py -- "$name" "out/base/$name" ${SIZE:-1200} ${SAMPLES:-14} > "out/$name.log" 2>&1 || echo "$name failed: studio/out/$name.log" >&2
done
