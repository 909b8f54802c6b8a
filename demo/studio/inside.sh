#!/bin/bash
# Renders bases of what is inside, one after another, each once: demo/studio/inside.sh bowl:tea mug …
cd "$(dirname "$0")"
mkdir -p out/inside
for form in ${@:-$(node inside.mjs --missing)}; do
  base=out/inside/inside_${form//:/_}
  [ -f "$base/base.json" ] && continue
  nice -n 19 blender -b -t 1 -P dish.py -- "inside.$form" "$base" ${SIZE:-1200} ${SAMPLES:-6} > "$base.log" 2>&1 || echo "$form failed: demo/studio/$base.log" >&2
done
