import { expect, it } from 'vitest'
import { festivalMistakes, menuMistakes, momentMistakes, shelfMistakes, type WrittenShelf } from './written-piece.ts'

const shelf: WrittenShelf = {
  sort: 'shelf',
  title: 'К столу',
  titleEn: null,
  place: 'top',
  pick: { by: 'goods', productIds: [1, 2, 3] },
  regionCodes: [],
  startsAt: null,
  endsAt: null,
}

it('refuses a shelf with few or unknown goods, an unknown category, and an end before its start', () => {
  const known = { products: new Set([1, 2, 3]), categories: new Set([11]) }
  expect(shelfMistakes(shelf, known)).toEqual({})
  expect(shelfMistakes({ ...shelf, pick: { by: 'newest' } }, known)).toEqual({})
  expect(shelfMistakes({ ...shelf, pick: { by: 'goods', productIds: [1, 2] } }, known)).toEqual({
    'pick.productIds': 'tooShort',
  })
  expect(shelfMistakes({ ...shelf, pick: { by: 'goods', productIds: [1, 2, 9] } }, known)).toEqual({
    'pick.productIds': 'wrongValue',
  })
  expect(shelfMistakes({ ...shelf, pick: { by: 'category', categoryId: 12 } }, known)).toEqual({
    'pick.categoryId': 'wrongValue',
  })
  expect(momentMistakes({ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' })).toEqual({
    endsAt: 'tooSmall',
  })
})

it('lets a menu lead to pages of the market, its categories and secure sites only', () => {
  const mistakesOf = (...hrefs: string[]) =>
    Object.keys(
      menuMistakes(
        {
          sort: 'menu',
          place: 'header',
          title: 'Меню',
          titleEn: null,
          links: hrefs.map((href) => ({ title: 'Туда', titleEn: null, href, isShown: true })),
        },
        new Set(['syr']),
      ),
    )
  expect(mistakesOf('/', '/festival', '/category/syr', 'https://example.org', 'https://example.org/a?b=c')).toEqual([])
  expect(mistakesOf('/office', '/category/luna', 'http://example.org', 'https://local', 'javascript:alert(1)')).toEqual(
    [0, 1, 2, 3, 4].map((index) => `links.${index}.href`),
  )
})

it('refuses to show a festival without words or grounds', () => {
  const empty = {
    sort: 'festival',
    title: 'Ярмарка',
    lead: ' ',
    look: 'plum',
    before: '',
    during: '',
    after: '',
  } as const
  expect(festivalMistakes({ ...empty, grounds: [] }, () => 'Europe/Moscow', new Set())).toEqual({
    lead: 'required',
    grounds: 'required',
  })
})
