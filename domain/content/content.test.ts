import { expect, test } from 'vitest'
import { bannerLinkMistake, bannerState, crowdedOut } from './banner.ts'
import { type ContentFields, contentMistakes } from './content-block.ts'
import { isShownTo, nextChange, shownContent, textsIn } from './shown-content.ts'

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
const ALWAYS = { startsAt: null, endsAt: null }
const now = new Date('2026-12-05T09:00:00Z')
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
  const tula = { ...banner, ...ALWAYS, regionCodes: ['71'], firstDay: '2026-12-05', lastDay: '2026-12-06' }
  const seen = (regionCode: string | null, today: string) => isShownTo(tula, { regionCode, today, now })
  expect([seen('71', '2026-12-05'), seen('71', '2026-12-06')]).toEqual([true, true])
  expect([
    seen('71', '2026-12-04'),
    seen('71', '2026-12-07'),
    seen('77', '2026-12-05'),
    seen(null, '2026-12-05'),
  ]).toEqual([false, false, false, false])
  expect(isShownTo({ ...banner, ...ALWAYS }, { regionCode: null, today: '2026-12-05', now })).toBe(true)
})

test('shows a block of an occasion on its days of every year, by the region of the viewer', () => {
  const of = (occasion: 'newYear' | 'summer') => ({ ...banner, ...ALWAYS, occasion })
  const seen = (occasion: 'newYear' | 'summer', today: string, regionCode: string | null = '77') =>
    isShownTo(of(occasion), { regionCode, today, now })
  expect(['2026-12-31', '2027-12-31', '2027-01-08'].map((day) => seen('newYear', day))).toEqual([true, true, false])
  expect(['23', '77'].map((region) => seen('summer', '2027-05-20', region))).toEqual([true, false])
  expect(contentMistakes({ ...banner, occasion: 'birthday' as never })).toEqual({ occasion: 'wrongValue' })
})

test('schedules a banner of an occasion until it comes in one of its regions', () => {
  const at = (today: string) => ({ now, today })
  const state = (regionCodes: readonly string[], today: string) =>
    bannerState(true, { ...ALWAYS, regionCodes, occasion: 'summer' }, at(today))
  expect(state([], '2027-05-20')).toBe('scheduled')
  expect(state(['77', '23'], '2027-05-20')).toBe('shown')
  expect(state([], '2027-06-01')).toBe('shown')
})

test('sorts blocks by position and shows them in an available language', () => {
  const of = (code: string, position: number) => ({ ...banner, ...ALWAYS, code, position })
  const order = shownContent([of('b', 2), of('c', 1), of('a', 2)], { regionCode: '77', today: '2026-12-05', now })
  expect(order.map(({ code }) => code)).toEqual(['c', 'a', 'b'])
  expect(textsIn(banner, 'en').title).toBe('Ярмарка')
  expect(textsIn({ words: { ru: words, en: { ...words, title: 'Fair' } } }, 'en').title).toBe('Fair')
})

test('starts and ends a block at its moments, and names the next of them', () => {
  const at = (moment: string) => new Date(`2026-12-05T${moment}Z`)
  const moments = { startsAt: at('09:00:00'), endsAt: at('10:00:00') }
  const seen = (moment: string) =>
    isShownTo({ ...banner, ...moments }, { regionCode: null, today: '2026-12-05', now: at(moment) })
  expect(['08:59:59.999', '09:00:00', '09:59:59.999', '10:00:00'].map(seen)).toEqual([false, true, true, false])
  const timed = { ...moments, regionCodes: [] }
  const when = (moment: string) => ({ now: at(moment), today: '2026-12-05' })
  expect(['08:00:00', '09:30:00', '10:00:00'].map((moment) => bannerState(true, timed, when(moment)))).toEqual([
    'scheduled',
    'shown',
    'over',
  ])
  expect(bannerState(false, timed, when('09:30:00'))).toBe('draft')
  const later = { startsAt: null, endsAt: at('12:00:00') }
  expect(nextChange([later, moments], at('08:00:00'))).toEqual(moments.startsAt)
  expect(nextChange([later, moments], at('10:00:00'))).toEqual(later.endsAt)
  expect(nextChange([later, ALWAYS], at('12:00:00'))).toBeNull()
})

test('lets a banner lead to pages of open areas only', () => {
  const leads = (href: string) => bannerLinkMistake(href, ['tours'])
  expect(['/', '/farmers?sort=new', '/category/milk'].map(leads)).toEqual([null, null, null])
  expect(['https://a.example', '//a.example', '/office/log', '/api/v1', 'farmers', '/a b'].map(leads)).toEqual(
    Array(6).fill('outside'),
  )
  expect(leads('/tours/honey')).toBe('areaOff')
})

test('names shown banners behind two others at one of their places', () => {
  const of = (code: string, position: number, regionCodes: string[] = [], state: 'shown' | 'draft' = 'shown') => ({
    code,
    position,
    regionCodes,
    state,
  })
  expect([...crowdedOut([of('c', 3), of('a', 1, ['71']), of('b', 2), of('d', 0, [], 'draft')])]).toEqual(['c'])
  expect([...crowdedOut([of('a', 1, ['71']), of('b', 2, ['77']), of('c', 3, ['71'])])]).toEqual([])
})
