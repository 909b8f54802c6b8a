import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { nothingShown, withShownGoods } from './shown-goods.ts'

const { list } = defineEndpoints({
  list: { method: 'GET', path: '/list', access: 'public', summary: '', answer: z.unknown() },
})

it('finds products, farms and kitchens wherever an answer holds them, and nothing else', async () => {
  const shown = nothingShown()
  const product = (id: number, more = {}) => ({ id, priceInfo: { price: 1 }, farmer: { id: 7 }, ...more })
  const answer = {
    items: [product(1), { product: product(2, { pairs: [product(3)] }) }],
    farmer: { id: 4, distanceKm: 0, products: [product(5)] },
    rate: { id: 9 },
    restaurants: [
      { id: 11, state: { kind: 'open', until: '2026-11-22T19:00:00.000Z' } },
      { id: 12, state: { kind: 'closed', opensAt: '2026-11-22T18:00:00.000Z' } },
      { id: 13, state: { kind: 'closed', opensAt: null } },
    ],
    none: null,
  }
  const send = withShownGoods(async () => answer as never, shown)
  expect(await send(list, {} as never)).toBe(answer)
  expect([...shown.products].toSorted()).toEqual([1, 2, 3, 5])
  expect([...shown.sellers]).toEqual([4, 11, 12, 13])
  expect(shown.holdsUntil).toBe(Date.parse('2026-11-22T18:00:00Z'))
})

it.each([
  [
    'a dish that is stopped',
    { id: 1, priceInfo: {}, availability: { until: '2026-11-22T17:30:00.000Z', servedUntil: null } },
  ],
  [
    'a dish of breakfast',
    { id: 1, priceInfo: {}, availability: { until: null, servedUntil: '2026-11-22T17:30:00.000Z' } },
  ],
  ['a section that is served', { id: 2, isServedNow: true, servedUntil: '2026-11-22T17:30:00.000Z', servedAt: null }],
  ['a section of later', { id: 2, isServedNow: false, servedUntil: null, servedAt: '2026-11-22T17:30:00.000Z' }],
])('a page holds until %s is another', async (_what, part) => {
  const shown = nothingShown()
  const kitchen = { id: 3, state: { kind: 'open', until: '2026-11-22T19:00:00.000Z', isRush: false }, parts: [part] }
  await withShownGoods(async () => kitchen as never, shown)(list, {} as never)
  expect(shown.holdsUntil).toBe(Date.parse('2026-11-22T17:30:00Z'))
})

it('a farm says nothing of the kind', async () => {
  const shown = nothingShown()
  const product = { id: 1, priceInfo: {}, availability: { isAvailableForCart: true, available: 3, reason: null } }
  await withShownGoods(async () => ({ items: [product] }) as never, shown)(list, {} as never)
  expect(shown.holdsUntil).toBe(Number.POSITIVE_INFINITY)
})
