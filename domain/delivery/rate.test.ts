import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import { deliveryPrice, freeDeliverySum, rateForSum, ratesAt, type ShippingRate } from './rate.ts'

const moscow = { city: 'Moskva', settlement: null, regionCode: '77', coords: { latitude: 55.75, longitude: 37.62 } }
const k = kopecks

const rate = (fields: Partial<ShippingRate>): ShippingRate => ({
  id: 1,
  title: 'own car',
  price: k(30_000),
  minOrderSum: k(200_000),
  freeDeliverySum: k(500_000),
  minOrderSumForSubscribers: null,
  freeDeliverySumForSubscribers: null,
  isDefault: true,
  hours: null,
  slotCapacity: null,
  areas: [
    {
      area: { kind: 'region', regionCode: '77' },
      minOrderSumForSubscribers: null,
      freeDeliverySumForSubscribers: null,
    },
  ],
  ...fields,
})
const everywhere: ShippingRate['areas'] = [
  { area: { kind: 'country' }, minOrderSumForSubscribers: null, freeDeliverySumForSubscribers: null },
]

describe('ratesAt', () => {
  it('omits rates of other areas', () => {
    expect(ratesAt([rate({})], { ...moscow, regionCode: '40' })).toEqual([])
  })

  it('prefers a rate of the area to a cheaper one for the whole country', () => {
    const rates = [rate({ id: 1, price: k(100), areas: everywhere }), rate({ id: 2, price: k(90_000) })]
    expect(ratesAt(rates, moscow).map((here) => here.rate.id)).toEqual([2])
  })

  it('requires a point when rates cover only a part of the possible location', () => {
    const ring: ShippingRate['areas'] = [
      {
        area: { kind: 'radius', center: moscow.coords, metres: 4_000 },
        minOrderSumForSubscribers: null,
        freeDeliverySumForSubscribers: null,
      },
    ]
    const bicycle = rate({ id: 1, price: k(15_000), areas: ring })
    const car = rate({ id: 2 })
    const post = rate({ id: 3, price: k(50_000), areas: everywhere })
    const found = (rates: ShippingRate[], doubt: number) =>
      ratesAt(rates, moscow, doubt).map((here) => [here.rate.id, here.needsPoint])
    expect(found([bicycle], 18_000)).toEqual([[1, true]])
    expect(found([bicycle], 0)).toEqual([[1, false]])
    // the car serves every possible location; a point may allow the bicycle
    expect(found([bicycle, car], 18_000)).toEqual([[2, false]])
    expect(found([bicycle, car], 0)).toEqual([
      [1, false],
      [2, false],
    ])
    expect(found([bicycle, post], 18_000)).toEqual([[3, false]])
  })

  it('applies the lowest sum of rate and area for subscribers', () => {
    const [here] = ratesAt(
      [
        rate({
          freeDeliverySumForSubscribers: k(350_000),
          areas: [
            {
              area: { kind: 'region', regionCode: '77' },
              minOrderSumForSubscribers: k(100_000),
              freeDeliverySumForSubscribers: k(300_000),
            },
          ],
        }),
      ],
      moscow,
    )
    expect(here?.minOrderSumForSubscribers).toBe(100_000)
    expect(here?.freeDeliverySumForSubscribers).toBe(300_000)
  })
})

describe('rateForSum', () => {
  const rates = ratesAt(
    [rate({ id: 1 }), rate({ id: 2, price: k(60_000), minOrderSum: k(0), freeDeliverySum: null })],
    moscow,
  )

  it('chooses the cheapest rate whose minimum is reached', () => {
    expect(rateForSum(rates, k(100_000), false)?.rate.id).toBe(2)
    expect(rateForSum(rates, k(250_000), false)?.rate.id).toBe(1)
  })

  it('chooses the rate with the lowest minimum when no minimum is reached', () => {
    expect(
      rateForSum(ratesAt([rate({ id: 1 }), rate({ id: 3, minOrderSum: k(150_000) })], moscow), k(100), false)?.rate.id,
    ).toBe(3)
  })
})

describe('delivery price', () => {
  const sums = fc.integer({ min: 0, max: 2_000_000 }).map((value) => value as Kopecks)
  const [here] = ratesAt([rate({})], moscow)
  if (!here) throw new Error('the rate reaches Moscow')

  it('costs 0 exactly from the free-delivery sum', () => {
    expect(deliveryPrice(here, k(499_999), false)).toBe(30_000)
    expect(deliveryPrice(here, k(500_000), false)).toBe(0)
  })

  it('never increases with the sum, nor for a subscriber', () => {
    fc.assert(
      fc.property(sums, sums, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        return (
          deliveryPrice(here, more, false) <= deliveryPrice(here, less, false) &&
          deliveryPrice(here, a, true) <= deliveryPrice(here, a, false)
        )
      }),
    )
  })

  it('costs 0 at any sum with a free rate, also with a stored free-delivery sum', () => {
    const [free] = ratesAt([rate({ price: k(0) })], moscow)
    if (!free) throw new Error('the rate reaches Moscow')
    expect(freeDeliverySum(free, false)).toBe(0)
    expect(freeDeliverySum(here, false)).toBe(500_000)
  })
})
