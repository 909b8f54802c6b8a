import { expect, it } from 'vitest'
import { exportPath, listPath, listQueryOf, pagePath, sortOf, sortPath } from './list-query.ts'

it.each([
  ['/cabinet/orders', { queue: 'new', search: '', page: 1 }],
  ['/cabinet/orders?queue=claims&page=3', { queue: 'claims', search: '', page: 3 }],
  ['/cabinet/orders?queue=all&page=7&after=41', { queue: 'all', search: '', page: 7, after: 41 }],
  ['/cabinet/orders?queue=all&search=2041', { queue: 'all', search: '2041', page: 1 }],
  [
    '/cabinet/orders?date=2026-11-24&way=courier&sort=-sum',
    { queue: 'new', search: '', page: 1, date: '2026-11-24', way: 'courier', sort: '-sum' },
  ],
] as const)('the address %s says what is shown', (path, query) => {
  expect(listQueryOf(new URLSearchParams(path.split('?')[1]))).toEqual(query)
  expect(listPath(query)).toBe(path)
})

it('parses invalid values as the first page of new orders', () => {
  const params = new URLSearchParams({
    queue: 'other',
    page: '-2',
    search: '  ',
    after: '1e99',
    before: 'x',
    date: '2026-02-30',
    way: 'horse',
    sort: 'x',
  })
  expect(listQueryOf(params)).toEqual({ queue: 'new', search: '', page: 1 })
})

it('starts a neighbouring page at the last or first listed order in queues sorted by placement', () => {
  const ids = [9, 8, 7]
  const shown = { queue: 'all', search: '', page: 5, after: 10 } as const
  expect(pagePath(shown, 6, ids)).toBe('/cabinet/orders?queue=all&page=6&after=7')
  expect(pagePath(shown, 4, ids)).toBe('/cabinet/orders?queue=all&page=4&before=9')
  expect(pagePath(shown, 1, ids)).toBe('/cabinet/orders?queue=all')
  expect(pagePath({ ...shown, page: 2 }, 1, ids)).toBe('/cabinet/orders?queue=all')
  expect(pagePath(shown, 90, ids)).toBe('/cabinet/orders?queue=all&page=90')
  expect(pagePath(shown, 6, [])).toBe('/cabinet/orders?queue=all&page=6')
  expect(pagePath({ ...shown, queue: 'new' }, 6, ids)).toBe('/cabinet/orders?page=6')
  expect(pagePath({ ...shown, search: '2041' }, 6, ids)).toBe('/cabinet/orders?queue=all&search=2041&page=6')
})

it('keeps the filter on other pages and in the file, and reverses a sort before removing it', () => {
  const shown = { queue: 'all', search: 'Вера', page: 2, date: '2026-11-24', way: 'cdek' } as const
  expect(pagePath(shown, 3, [1])).toContain('date=2026-11-24&way=cdek&page=3')
  expect(exportPath(shown)).toContain('date=2026-11-24&way=cdek')
  const sorts: (string | undefined)[] = []
  let query = listQueryOf(new URLSearchParams())
  for (let press = 0; press < 3; press += 1) {
    query = listQueryOf(new URL(sortPath(query, 'sum'), 'https://shop.test').searchParams)
    sorts.push(query.sort)
  }
  expect(sorts).toEqual(['-sum', 'sum', undefined])
  expect([sortOf({ sort: '-sum' }, 'sum'), sortOf({ sort: 'day' }, 'day'), sortOf({ sort: 'day' }, 'sum')]).toEqual([
    ...['descending', 'ascending', undefined],
  ])
})
