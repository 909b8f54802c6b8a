import { expect, test } from 'vitest'
import { type ContentFields, contentMistakes } from './content-block.ts'
import { isShownTo, shownContent, textsIn } from './shown-content.ts'

const words = { title: 'Ярмарка', body: [], action: 'Пойти', links: [] }
const banner: ContentFields = {
  kind: 'banner',
  slot: 'home',
  position: 1,
  regionCodes: [],
  firstDay: null,
  lastDay: null,
  href: '/farmers',
  picture: 'food/honey.webp',
  look: 'dark',
  words: { ru: words, en: null },
}
const withLink = (href: string): ContentFields => ({
  ...banner,
  words: { ru: { ...words, body: [{ kind: 'paragraph', spans: [{ text: 'сюда', href }] }] }, en: null },
})

test('accepts only the closed structure: no scripts and no links with other schemes', () => {
  expect(contentMistakes(banner)).toEqual({})
  for (const href of ['/category?sort=new', 'https://a.example/x', 'mailto:a@b.example', 'tel:+78005550418'])
    expect(contentMistakes(withLink(href))).toEqual({})
  const BAD = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'data:text/html,x',
    '/a"b',
  ]
  for (const href of BAD) {
    expect(contentMistakes(withLink(href))).toEqual({ 'words.ru': 'wrongValue' })
    expect(contentMistakes({ ...banner, href })).toEqual({ href: 'wrongValue' })
  }
  const script = { kind: 'script', text: 'alert(1)' } as never
  expect(contentMistakes({ ...banner, words: { ru: { ...words, body: [script] }, en: null } })).toEqual({
    'words.ru': 'wrongValue',
  })
  expect(contentMistakes({ ...banner, picture: '../secret' })).toEqual({ picture: 'wrongValue' })
})

test('requires a link of a banner, ordered days and non-empty texts', () => {
  expect(contentMistakes({ ...banner, href: null })).toEqual({ href: 'required' })
  expect(contentMistakes({ ...banner, firstDay: '2026-12-02', lastDay: '2026-12-01' })).toEqual({ lastDay: 'tooSmall' })
  expect(contentMistakes({ ...banner, firstDay: '2026-02-30' })).toEqual({ firstDay: 'date' })
  const none = { title: '', body: [], action: '', links: [] }
  expect(contentMistakes({ ...banner, words: { ru: words, en: none } })).toEqual({ 'words.en': 'required' })
})

test('shows a block in its regions on its days, first and last included', () => {
  const tula = { ...banner, regionCodes: ['71'], firstDay: '2026-12-05', lastDay: '2026-12-06' }
  const seen = (regionCode: string | null, today: string) => isShownTo(tula, { regionCode, today })
  expect([seen('71', '2026-12-05'), seen('71', '2026-12-06')]).toEqual([true, true])
  expect([
    seen('71', '2026-12-04'),
    seen('71', '2026-12-07'),
    seen('77', '2026-12-05'),
    seen(null, '2026-12-05'),
  ]).toEqual([false, false, false, false])
  expect(isShownTo(banner, { regionCode: null, today: '2026-12-05' })).toBe(true)
})

test('sorts blocks by position and shows them in an available language', () => {
  const of = (code: string, position: number) => ({ ...banner, code, position })
  const order = shownContent([of('b', 2), of('c', 1), of('a', 2)], { regionCode: '77', today: '2026-12-05' })
  expect(order.map(({ code }) => code)).toEqual(['c', 'a', 'b'])
  expect(textsIn(banner, 'en').title).toBe('Ярмарка')
  expect(textsIn({ words: { ru: words, en: { ...words, title: 'Fair' } } }, 'en').title).toBe('Fair')
})
