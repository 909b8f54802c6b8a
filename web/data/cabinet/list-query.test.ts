import { expect, it } from 'vitest'
import { listPath, listQueryOf } from './list-query.ts'

it.each([
  ['/cabinet/orders', { queue: 'new', search: '', page: 1 }],
  ['/cabinet/orders?queue=claims&page=3', { queue: 'claims', search: '', page: 3 }],
  ['/cabinet/orders?queue=all&search=2041', { queue: 'all', search: '2041', page: 1 }],
] as const)('the address %s says what is shown', (path, query) => {
  expect(listQueryOf(new URLSearchParams(path.split('?')[1]))).toEqual(query)
  expect(listPath(query)).toBe(path)
})

it('reads nonsense as the first page of what is new', () => {
  const params = new URLSearchParams({ queue: 'other', page: '-2', search: '  ' })
  expect(listQueryOf(params)).toEqual({ queue: 'new', search: '', page: 1 })
})
