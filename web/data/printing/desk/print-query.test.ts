import { expect, it } from 'vitest'
import { paperUrl, printPath, printQueryOf } from './print-query.ts'

it('parses its own URLs, with defaults for invalid values', () => {
  const read = (search: string) => printQueryOf(new URLSearchParams(search))
  expect(read('date=2026-02-31x&paper=wallpaper&sheet=a0')).toEqual({ date: null, paper: 'parcels', sheet: 'roll58' })
  const query = { date: '2026-11-24', paper: 'products', sheet: 'a4' } as const
  expect(read(printPath(query).split('?')[1] ?? '')).toEqual(query)
  expect(printPath({ paper: 'parcels', sheet: 'roll58' })).toBe('/cabinet/print')
})

it('names no orders in the print-out of a whole day', () => {
  const query = { date: '2026-11-24', paper: 'products', sheet: 'a4' } as const
  const all = new URL(paperUrl(7, query, { orderIds: null, withPrices: true }), 'http://shop.test').searchParams
  expect(Object.fromEntries(all)).toEqual({ organizationId: '7', date: '2026-11-24', paper: 'products', sheet: 'a4' })
  const some = new URL(paperUrl(7, query, { orderIds: [1, 2], withPrices: false }), 'http://shop.test').searchParams
  expect([some.get('orderIds'), some.get('prices')]).toEqual(['1,2', 'no'])
})
