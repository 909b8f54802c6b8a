import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks, ZERO } from '../money/money.ts'
import {
  type CartLine,
  type CartSellable,
  type CountedLine,
  countLine,
  countLines,
  lineBound,
  waitsForOwnOrder,
} from './cart-line.ts'
import { cartProgress, cartTotals } from './cart-totals.ts'

const cheese: CartSellable = {
  productId: 1,
  organizationId: 7,
  enabled: true,
  isReachable: true,
  price: kopecks(64_550),
  finalPrice: kopecks(50_999),
  stockLeft: null,
  maxSaleQuantity: null,
  unit: 'г',
  measure: 300,
}
const line = (quantity: number, seenPrice = cheese.finalPrice): CartLine => ({
  productId: 1,
  optionsKey: '',
  quantity,
  seenPrice,
})

const sellable = fc
  .record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    enabled: fc.boolean(),
    isReachable: fc.boolean(),
    stockLeft: fc.option(fc.integer({ min: -5, max: 300 })),
    maxSaleQuantity: fc.option(fc.integer({ min: 1, max: 300 })),
    unit: fc.constantFrom('г', 'мл', 'шт'),
    measure: fc.integer({ min: 1, max: 5_000 }),
  })
  .map(
    ({ price, off, ...rest }): CartSellable => ({
      ...rest,
      productId: 1,
      organizationId: 7,
      price: kopecks(price),
      finalPrice: kopecks(Math.max(1, Math.floor((price * (100 - off)) / 100))),
    }),
  )
const cartLine = fc.record({
  productId: fc.constant(1),
  optionsKey: fc.constant(''),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  seenPrice: fc.integer({ min: 1, max: 10_000_000 }).map(kopecks),
})

describe('a priced line', () => {
  it('multiplies prices by steps and computes the discount', () => {
    expect(countLine(line(2), cheese)).toEqual({
      productId: 1,
      optionsKey: '',
      asked: 2,
      quantity: 2,
      isAvailable: true,
      left: null,
      goods: 129_100,
      discount: 27_102,
      lineSum: 101_998,
      weightGrams: 600,
      changes: [],
    })
  })
  it('reports a price change in both directions', () => {
    expect(countLine(line(1, kopecks(60_000)), cheese).changes).toEqual([
      { kind: 'priceChanged', was: 60_000, now: 50_999 },
    ])
  })
  it('reduces the quantity to the stock left and reports it', () => {
    expect(countLine(line(5), { ...cheese, stockLeft: 2 })).toMatchObject({
      asked: 5,
      quantity: 2,
      left: 2,
      changes: [{ kind: 'lessLeft', left: 2 }],
    })
  })
  it('reduces the quantity to the limit when the limit is lower', () => {
    expect(countLine(line(5), { ...cheese, stockLeft: 9, maxSaleQuantity: 3 })).toMatchObject({
      quantity: 3,
      changes: [{ kind: 'limit', max: 3 }],
    })
  })
  it.each([
    ['soldOut', { ...cheese, stockLeft: 0 }],
    ['disabled', { ...cheese, enabled: false }],
    ['disabled', null],
  ] as const)('%s leaves the sum', (kind, product) => {
    expect(countLine(line(3), product)).toMatchObject({
      asked: 3,
      quantity: 0,
      isAvailable: false,
      lineSum: ZERO,
      changes: [{ kind }],
    })
  })
  it('includes the sum of an unreachable line but marks the line unavailable', () => {
    expect(countLine(line(2), { ...cheese, isReachable: false })).toMatchObject({
      quantity: 2,
      isAvailable: false,
      lineSum: 101_998,
      changes: [{ kind: 'unreachable' }],
    })
  })
  it('never exceeds the requested quantity, the stock or the limit, and goods − discount = line sum', () => {
    fc.assert(
      fc.property(cartLine, sellable, (asked, product) => {
        const counted = countLine(asked, product)
        expect(counted.quantity).toBeLessThanOrEqual(asked.quantity)
        expect(counted.quantity).toBeLessThanOrEqual(lineBound(product) ?? 10_000)
        expect(counted.goods - counted.discount).toBe(counted.lineSum)
        expect(counted.lineSum).toBe(counted.quantity * product.finalPrice)
        // a quantity below the requested one is always explained
        if (counted.quantity < asked.quantity) expect(counted.changes.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('lines of one dish with different options', () => {
  it('limits all lines of one dish together by its stock and its limit, in their order', () => {
    const soup = { ...cheese, stockLeft: 5, maxSaleQuantity: 4 }
    const lines = ['7', '8', '7*2'].map((optionsKey): CartLine => ({ ...line(3), optionsKey }))
    const counted = countLines(lines, () => soup, '2026-12-01')
    expect(counted.map(({ quantity }) => quantity)).toEqual([3, 1, 0])
    expect(counted.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([[], ['limit'], ['soldOut']])
  })
  it('excludes a dish from the sum when a chosen option is unavailable, and includes it outside the serving hours', () => {
    expect(countLine(line(1), { ...cheese, areOptionsOff: true })).toMatchObject({
      quantity: 0,
      isAvailable: false,
      changes: [{ kind: 'optionsChanged' }],
    })
    expect(countLine(line(1), { ...cheese, servedAt: '2026-11-24T09:00:00.000Z' })).toMatchObject({
      quantity: 1,
      isAvailable: true,
      changes: [{ kind: 'notServed', servedAt: '2026-11-24T09:00:00.000Z' }],
    })
  })
})

describe('totals', () => {
  it('adds up lines in any order and any grouping', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cartLine, sellable), { maxLength: 30 }), fc.nat(30), (pairs, cut) => {
        const lines = pairs.map(([asked, product]) => countLine(asked, product))
        const all = cartTotals(lines)
        const [a, b] = [cartTotals(lines.slice(0, cut)), cartTotals(lines.slice(cut))]
        expect(all.toPay).toBe(a.toPay + b.toPay)
        expect(all.weightGrams).toBe(a.weightGrams + b.weightGrams)
        expect(all.itemsCount).toBe(a.itemsCount + b.itemsCount)
        expect(all.goods - all.discount).toBe(all.toPay)
        expect(cartTotals(lines.toReversed())).toEqual(all)
      }),
    )
  })
  it('returns zero totals for an empty cart', () => {
    expect(cartTotals([])).toEqual({ goods: 0, discount: 0, toPay: 0, weightGrams: 0, itemsCount: 0 })
  })
})

describe('progress', () => {
  const sums = { minOrderSum: kopecks(80_000), freeDeliverySum: kopecks(200_000) }
  it('reports the sum missing to the minimum, then the sum missing to free delivery', () => {
    expect(cartProgress(kopecks(48_000), sums)).toMatchObject({ isMinReached: false, toMin: 32_000, toFree: 152_000 })
    expect(cartProgress(kopecks(80_000), sums)).toMatchObject({ isMinReached: true, toMin: 0, toFree: 120_000 })
    expect(cartProgress(kopecks(200_000), sums)).toMatchObject({ toFree: 0 })
  })
  it('reports no remaining sum when delivery is never free', () => {
    expect(cartProgress(ZERO, { ...sums, freeDeliverySum: null }).toFree).toBeNull()
  })
})

describe('goods with a later harvest', () => {
  const today = '2026-12-01'
  const readyOn: Record<number, string | null> = { 1: null, 2: '2026-12-15', 3: '2026-12-16', 4: '2027-07-01' }
  const countedOf = (ids: readonly number[], other: Partial<CartSellable> = {}) =>
    countLines(
      ids.map((productId): CartLine => ({ ...line(2), productId })),
      ({ productId }) => ({
        ...cheese,
        productId,
        harvestReadyOn: readyOn[productId] ?? null,
        ...(productId === 1 && other),
      }),
      today,
    )
  const apart = (lines: readonly CountedLine[]) => lines.filter(waitsForOwnOrder).map(({ productId }) => productId)
  it('excludes later harvests when other goods are available more than two weeks earlier', () => {
    const counted = countedOf([1, 2, 3, 4])
    expect(apart(counted)).toEqual([3, 4])
    expect(counted[3]).toMatchObject({
      quantity: 0,
      asked: 2,
      isAvailable: false,
      lineSum: 0,
      changes: [{ kind: 'ripensLater', readyOn: '2027-07-01' }],
    })
  })
  it('forms one order when no other goods are available much earlier', () => {
    expect(apart(countedOf([4]))).toEqual([])
    expect(apart(countedOf([3, 2]))).toEqual([])
  })
  it('forms one order when the earlier goods cannot be bought', () => {
    expect(apart(countedOf([1, 4], { stockLeft: 0 }))).toEqual([])
    expect(apart(countedOf([1, 4], { enabled: false }))).toEqual([])
  })
})
