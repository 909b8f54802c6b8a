import { markOf } from './marks.mjs'

/** Splits a title at its comma: «Мёд липовый, сбор этого лета» → name and addition. */
export function partsOfTitle(title) {
  const [, name, , more] = /^([^,(]+?)(\s*[,(]\s*(.+?)\)?)?$/.exec(title) ?? [null, title]
  return { name, more: more ?? '' }
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The label as HTML, `width` pixels wide; `aspect` = width ÷ height. */
export function labelHtml({ title, farm, badge, weight, place, identity, aspect, width }) {
  const { name, more } = partsOfTitle(title)
  const height = Math.round(width / aspect)
  const shape = aspect < 0.95 ? 'tall' : aspect > 3 ? 'wide strip' : aspect > 1.9 ? 'wide' : 'square'
  const { layout, display, text, paper, deep, own, ink, tint } = identity
  const unit = Math.min(height, width * 0.62) / 100
  return `<div class="label ${layout} ${shape}" style="width:${width}px;height:${height}px;--u:${unit}px;--paper:${paper};--deep:${deep};--own:${own};--ink:${ink};--tint:${tint};--display:'${display}';--text:'${text}'">
<div class="ground"></div>
<div class="brand">${markOf(badge)}<span>${escaped(farm)}</span></div>
<div class="name"><b class="fit">${escaped(name)}</b>${more ? `<i>${escaped(more)}</i>` : ''}</div>
<div class="foot"><span>${escaped(place)}</span><em>${weight}</em></div>
</div>`
}
