import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kopecks, ZERO } from '../money/money.ts'
import { type BasketOffer, type BasketWay, basketOf } from './basket.ts'
import { chooseBasket, oneSellerBaskets } from './choose-basket.ts'

const TUESDAY = '2026-12-01'
const FRIDAY = '2026-12-04'
const courier = (fields: Partial<BasketWay> = {}): BasketWay => ({
  methodCode: 'courier',
  id: 1,
  price: kopecks(25_000),
  minOrderSum: ZERO,
  freeDeliverySum: null,
  dates: [TUESDAY],
  ...fields,
})
const offer = (position: number, organizationId: number, sum: number, way: BasketWay = courier()): BasketOffer => ({
  position,
  productId: position * 100 + organizationId,
  organizationId,
  sum,
  fit: 0,
  ways: [way],
})
const chosenOf = (offers: readonly BasketOffer[]) => basketOf(chooseBasket(offers))

describe('the chosen basket', () => {
  test('prefers one seller who has everything and whose minimum is reached, even when others are cheaper', () => {
    const minimum = courier({ minOrderSum: kopecks(100_000) })
    const offers = [offer(1, 7, 60_000, minimum), offer(2, 7, 50_000, minimum), offer(1, 8, 100), offer(2, 9, 100)]
    expect(chosenOf(offers)).toMatchObject({ parts: [{ organizationId: 7 }], goods: 110_000, isBuyable: true })
  })
  test('replaces a seller below its minimum by two sellers who can deliver', () => {
    const offers = [offer(1, 7, 6_000, courier({ minOrderSum: kopecks(120_000) })), offer(1, 8, 30_000), offer(2, 9, 5)]
    expect(chosenOf(offers).parts.map(({ organizationId }) => organizationId)).toEqual([8, 9])
  })
  test('assigns more positions to a seller when that reaches its minimum', () => {
    const minimum = courier({ minOrderSum: kopecks(50_000) })
    const offers = [offer(1, 7, 30_000, minimum), offer(2, 7, 30_000, minimum), offer(2, 8, 9_000), offer(3, 8, 9_000)]
    expect(chosenOf(offers)).toMatchObject({ isBuyable: true, goods: 69_000 })
  })
  test('prefers better fitting goods to cheaper ones for equal numbers of sellers', () => {
    const offers = [offer(1, 7, 60_000), { ...offer(1, 8, 100), fit: 1 }]
    expect(chosenOf(offers).parts.map(({ organizationId }) => organizationId)).toEqual([7])
    // one seller less outweighs a less fitting product
    const two = [offer(1, 7, 100), { ...offer(1, 8, 100), fit: 1 }, offer(2, 8, 100)]
    expect(chosenOf(two).parts.map(({ organizationId }) => organizationId)).toEqual([8])
  })
  test('chooses sellers who deliver on a common day', () => {
    const friday = courier({ dates: [FRIDAY] })
    const offers = [offer(1, 7, 100), offer(2, 8, 100, friday), offer(2, 9, 90_000)]
    expect(chosenOf(offers)).toMatchObject({ isBuyable: true, day: TUESDAY, goods: 90_100 })
  })
  test('fills every available position, and reports the sum missing to a minimum', () => {
    const offers = [offer(1, 7, 100_000), offer(2, 8, 6_000, courier({ minOrderSum: kopecks(120_000) }))]
    expect(chosenOf(offers)).toMatchObject({
      isBuyable: false,
      toMin: 114_000,
      parts: [{ toMin: 0 }, { toMin: 114_000 }],
    })
  })
  test('never requires pickup at two places', () => {
    const pickup = courier({ methodCode: 'pickup', price: ZERO })
    expect(basketOf([offer(1, 7, 100, pickup)]).isBuyable).toBe(true)
    expect(basketOf([offer(1, 7, 100, pickup), offer(2, 8, 100)]).isBuyable).toBe(false)
  })
})

describe('the sums of a basket', () => {
  test("adds the seller's cart to the sums for the minimum and free delivery", () => {
    const way = courier({ minOrderSum: kopecks(100_000), freeDeliverySum: kopecks(150_000) })
    const goods = [offer(1, 7, 20_000, way)]
    expect(basketOf(goods, new Map([[7, kopecks(70_000)]])).parts[0]).toMatchObject({ toMin: 10_000, delivery: 25_000 })
    expect(basketOf(goods, new Map([[7, kopecks(130_000)]])).parts[0]).toMatchObject({ toMin: 0, delivery: 0 })
  })
  test('uses the cheapest courier whose minimum is reached', () => {
    const ways = [courier(), courier({ id: 2, price: kopecks(100), minOrderSum: kopecks(500_000) })]
    expect(basketOf([{ ...offer(1, 7, 100), ways }])).toMatchObject({ delivery: 25_000, isBuyable: true })
    expect(basketOf([{ ...offer(1, 7, 600_000), ways }])).toMatchObject({ delivery: 100 })
  })
  test('leaves the price and the day of a carrier to the checkout', () => {
    const sent = courier({ methodCode: 'cdek', id: 0, price: null, dates: [] })
    expect(basketOf([offer(1, 7, 100, sent)])).toMatchObject({ isDeliveryKnown: false, day: null, isBuyable: false })
  })
  test("offers the common days of a seller's goods", () => {
    const [both, friday] = [courier({ dates: [TUESDAY, FRIDAY] }), courier({ dates: [FRIDAY] })]
    expect(basketOf([offer(1, 7, 100, both), offer(2, 7, 100, friday)]).day).toBe(FRIDAY)
  })
})

test('sorts single sellers by the number of missing positions, fewest first', () => {
  const offers = [offer(1, 7, 1), offer(1, 8, 1), offer(2, 8, 1), offer(3, 8, 1), offer(3, 7, 1), offer(3, 9, 1)]
  expect(oneSellerBaskets(offers, 5).map(({ organizationId, lacking }) => [organizationId, lacking])).toEqual([
    [8, []],
    [7, [2]],
  ])
})

/** Up to three positions at up to four sellers, each product with separate delivery methods. */
const worlds = fc
  .array(
    fc.record({
      position: fc.integer({ min: 1, max: 3 }),
      seller: fc.integer({ min: 1, max: 4 }),
      sum: fc.integer({ min: 1, max: 9 }).map((hundreds) => hundreds * 10_000),
      dates: fc.subarray([TUESDAY, FRIDAY]),
      price: fc.constantFrom(0, 10_000, 30_000),
      minimum: fc.constantFrom(0, 50_000, 120_000),
      methodCode: fc.constantFrom('courier' as const, 'courier' as const, 'pickup' as const),
    }),
    { maxLength: 9 },
  )
  .map((found) => {
    const distinct = new Map(found.map((one) => [`${one.position}:${one.seller}`, one]))
    return [...distinct.values()].map(({ position, seller, sum, dates, price, minimum, methodCode }) => {
      const fields = { price: kopecks(price), minOrderSum: kopecks(minimum), dates, methodCode }
      return offer(
        position,
        seller,
        sum,
        courier(methodCode === 'pickup' ? { methodCode, dates, price: ZERO } : fields),
      )
    })
  })

/** All baskets with one offer for each position. */
const everyBasket = (offers: readonly BasketOffer[]) =>
  [...new Set(offers.map(({ position }) => position))].reduce<BasketOffer[][]>(
    (all, position) =>
      all.flatMap((one) => offers.filter((other) => other.position === position).map((next) => [...one, next])),
    [[]],
  )

test('finds no other basket of the same positions with fewer sellers, or with as many sellers for less', () => {
  fc.assert(
    fc.property(worlds, (offers) => {
      const chosen = chosenOf(offers)
      expect(new Set(chosen.parts.flatMap(({ goods }) => goods.map(({ position }) => position)))).toEqual(
        new Set(offers.map(({ position }) => position)),
      )
      for (const other of everyBasket(offers).map((goods) => basketOf(goods))) {
        if (!other.isBuyable) continue
        expect(chosen.isBuyable).toBe(true)
        expect(chosen.parts.length).toBeLessThanOrEqual(other.parts.length)
        if (chosen.parts.length === other.parts.length)
          expect(chosen.goods + chosen.delivery).toBeLessThanOrEqual(other.goods + other.delivery)
      }
    }),
    { numRuns: 500 },
  )
})

test('fills every position when there are too many combinations to compare', () => {
  const offers = Array.from({ length: 15 }, (_, position) =>
    Array.from({ length: 40 }, (_, seller) =>
      offer(
        position,
        ((seller * 7 + position * 13) % 97) + 1,
        1_000 + seller,
        courier({ minOrderSum: kopecks(500_000) }),
      ),
    ),
  ).flat()
  expect(chooseBasket(offers)).toHaveLength(15)
})
