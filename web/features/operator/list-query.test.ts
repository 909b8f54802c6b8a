import { expect, it } from 'vitest'
import { listPath, listQueryOf } from './list-query.ts'

it.each([
  ['/operator', { heap: 'new', search: '', page: 1 }],
  ['/operator?heap=claims&page=3', { heap: 'claims', search: '', page: 3 }],
  ['/operator?heap=all&search=2041', { heap: 'all', search: '2041', page: 1 }],
] as const)('the address %s says what is shown', (path, query) => {
  expect(listQueryOf(new URLSearchParams(path.split('?')[1]))).toEqual(query)
  expect(listPath(query)).toBe(path)
})

it('reads nonsense as the first page of what is new', () => {
  const params = new URLSearchParams({ heap: 'other', page: '-2', search: '  ' })
  expect(listQueryOf(params)).toEqual({ heap: 'new', search: '', page: 1 })
})
