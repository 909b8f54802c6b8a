import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Marked } from './marked.tsx'

it.each([
  ['Сыр козий', 'коз', 'Сыр <mark>коз</mark>ий'],
  ['Мёд липовый', 'мед лип', '<mark>Мёд</mark> <mark>лип</mark>овый'],
  ['Молоко', 'локо', 'Молоко'],
  ['Молоко', '', 'Молоко'],
  ['«Сыр»', 'сыр', '«<mark>Сыр</mark>»'],
])('%s under «%s»', (text, typed, html) => {
  expect(renderToStaticMarkup(<Marked text={text} typed={typed} />)).toBe(html)
})
