import { expect, it } from 'vitest'
import { listPath, listQueryIn } from './list-query.ts'

const SHAPE = {
  path: '/office/things',
  filters: { state: ['open', 'closed'] },
  orders: ['title', 'newest'],
  columns: ['title', 'state', 'sum'],
}
const read = (search: string) => listQueryIn(new URLSearchParams(search), SHAPE)

it('keeps filters, search, order, columns, density and page in the URL', () => {
  const query = read('state=open&search=луг&order=newest&columns=title,sum&dense=1&after=k')
  expect(query).toEqual({
    ...{ filters: { state: 'open' }, search: 'луг', order: 'newest', columns: ['title', 'sum'] },
    ...{ isDense: true, after: 'k' },
  })
  expect(read(listPath(SHAPE, query).split('?')[1] ?? '')).toEqual(query)
})

it('ignores values that the list does not know, and writes no default ones', () => {
  const query = read('state=asleep&order=random&columns=secret')
  expect(query).toMatchObject({ filters: {}, order: 'title', columns: [] })
  expect(listPath(SHAPE, read(''))).toBe('/office/things')
})
