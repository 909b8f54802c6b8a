import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentMistakes, MAX_BLOCKS, MAX_PAGE_BYTES, type PageContent, type SiteBlock } from './page-content.ts'
import { isUnchanged, pageDifference } from './page-difference.ts'
import { pathMistakes } from './page-path.ts'
import { advantagesOf, servicesOf, socialsOf } from './site-facts.ts'

const block = (id: string, props: SiteBlock['props'] = {}): SiteBlock => ({ id, type: 'text', version: 1, props })
const page = (...blocks: SiteBlock[]): PageContent => ({
  title: 'Главная',
  seo: { title: '', description: '', picture: null, isIndexed: true },
  document: { blocks },
})
const described = (before: PageContent, after: PageContent) =>
  pageDifference(before, after).blocks.map(({ id, kind }) => `${kind} ${id}`)

it('lists exactly the added, removed, changed and moved blocks', () => {
  const before = page(block('a'), block('b'), block('c'), block('d'))
  expect(described(before, page(block('d'), block('a'), block('b'), block('c')))).toEqual(['moved d'])
  expect(described(before, page(block('a'), block('x'), block('c', { text: 'new' }), block('d')))).toEqual([
    'added x',
    'changed c',
    'removed b',
  ])
  expect(pageDifference(before, { ...before, title: 'Другая' })).toMatchObject({ isTitleChanged: true, blocks: [] })
  expect(pageDifference(before, { ...before, seo: { ...before.seo, isIndexed: false } }).isSeoChanged).toBe(true)
})

it('returns no difference exactly for equal pages, in any order of keys, and lists each block once', () => {
  const blocks = fc.uniqueArray(fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.constantFrom('x', 'y') }), {
    selector: ({ id }) => id,
  })
  const pageOf = (items: { id: string; text: string }[]) => page(...items.map(({ id, text }) => block(id, { text })))
  fc.assert(
    fc.property(blocks, blocks, (one, other) => {
      expect(isUnchanged(pageDifference(pageOf(one), pageOf(other)))).toBe(
        JSON.stringify(one) === JSON.stringify(other),
      )
      const ids = pageDifference(pageOf(one), pageOf(other)).blocks.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 300 },
  )
  expect(described(page(block('a', { x: 1, y: 2 })), page(block('a', { y: 2, x: 1 })))).toEqual([])
})

it('refuses page paths used by the shop and paths that cannot be typed', () => {
  for (const path of ['/', '/o-nas', '/uslugi/ekskursii', '/2026'])
    expect([path, pathMistakes(path)]).toEqual([path, {}])
  for (const path of ['/cart', '/reviews', '/api', '/account/x', '/delivery', '/healthz', '/courier/x', '/feeds'])
    expect([path, pathMistakes(path)]).toEqual([path, { path: 'taken' }])
  for (const path of ['o-nas', '/О-нас', '/a//b', '/a/', '/a/b/c', '/..', '/a?b', '/a b', `/${'x'.repeat(81)}`])
    expect([path, Object.keys(pathMistakes(path))]).toEqual([path, ['path']])
})

it('does not treat texts as links, even when they begin with a URL scheme', () => {
  for (const text of ['data: 12 декабря — праздник', 'JavaScript: курс для детей', 'VBScript:'])
    expect(contentMistakes(page(block('a', { text, items: [{ title: text }] })))).toEqual({})
})

it('refuses oversized documents, repeated ids and links that execute scripts', () => {
  expect(contentMistakes(page(block('a')))).toEqual({})
  expect(contentMistakes({ ...page(), title: ' ' })).toEqual({ title: 'required' })
  expect(contentMistakes(page(block('a'), block('a')))).toEqual({ 'document.blocks': 'wrongValue' })
  const many = Array.from({ length: MAX_BLOCKS + 1 }, (_, at) => block(String(at)))
  expect(contentMistakes(page(...many))).toEqual({ 'document.blocks': 'tooLong' })
  expect(contentMistakes(page(block('a', { text: 'я'.repeat(MAX_PAGE_BYTES / 2) })))).toEqual({
    'document.blocks': 'tooBig',
  })
  for (const href of ['javascript:alert(1)', ' JavaScript:x', 'java\u0000script:x', 'data:text/html,x'])
    expect(contentMistakes(page(block('a'), block('b', { items: [{ link: { href } }] })))).toEqual({
      'document.blocks.1': 'wrongValue',
    })
  expect(contentMistakes({ ...page(), seo: { ...page().seo, picture: 'https://a.b/c' } })).toEqual({
    'seo.picture': 'wrongValue',
  })
})

it('returns the offers of published pages without duplicates and invalid URLs', () => {
  const of = (type: string, ...items: unknown[]) => ({ blocks: [{ id: type, type, version: 1, props: { items } }] })
  const documents = [
    of('services', { id: 's1', title: 'Экскурсия', text: 'Час на ферме', price: '500 ₽' }, { title: '' }, null, 'x'),
    of('services', { id: 's1', title: 'Экскурсия' }, { title: 'Свадьба', picture: 'goods/a.webp' }),
    of('advantages', { title: 'Своё молоко', description: '40 коз' }, { text: 'без названия' }),
    of('socials', { href: 'https://www.vk.com/ferma' }, { href: 'javascript:x' }, { href: '/reviews' }),
    { blocks: [{ id: 'odd', type: 'services', version: 9, props: { items: 'none' } }] },
  ]
  expect(servicesOf(documents).map(({ key, title }) => [key, title])).toEqual([
    ['s1', 'Экскурсия'],
    ['Свадьба', 'Свадьба'],
  ])
  expect(advantagesOf(documents)).toEqual([{ title: 'Своё молоко', text: '40 коз' }])
  expect(socialsOf(documents)).toEqual([{ network: 'vk.com', href: 'https://www.vk.com/ferma' }])
})
