import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import {
  applyPromoCode,
  coveredLines,
  isPromoCodeOpen,
  type MarketTerms,
  normalizePromoCode,
  type PromoCode,
} from './promo-code.ts'

const TODAY = '2026-11-21'
const ANNA = 1001
const fixed = (amount: number, more: Partial<PromoCode> = {}): PromoCode => ({
  value: { kind: 'fixed', amount: kopecks(amount) },
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  minSum: kopecks(0),
  totalLimit: null,
  perCustomerLimit: null,
  customerId: null,
  used: 0,
  usedByCustomer: 0,
  ...more,
})
const percent = (value: number, more: Partial<PromoCode> = {}) =>
  fixed(0, { value: { kind: 'percent', percent: value }, ...more })
const apply = (goods: number, code: PromoCode | null, customerId: number | null = ANNA) =>
  applyPromoCode(kopecks(goods), code, TODAY, customerId)

const money = fc.integer({ min: 0, max: 2_147_483_647 })
const anyCode = fc.record({
  isPercent: fc.boolean(),
  value: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
  minSum: fc.integer({ min: 0, max: 500_000 }),
  totalLimit: fc.option(fc.integer({ min: 1, max: 5 })),
  perCustomerLimit: fc.option(fc.integer({ min: 1, max: 5 })),
  used: fc.integer({ min: 0, max: 6 }),
  usedByCustomer: fc.integer({ min: 0, max: 6 }),
})

describe('a promo code', () => {
  it('limits the discount to the price of the goods, and applies it only without an obstacle', () => {
    fc.assert(
      fc.property(money, anyCode, (goods, { isPercent, value, amount, minSum, ...limits }) => {
        const of = { ...limits, minSum: kopecks(minSum) }
        const code = isPercent ? percent(value, of) : fixed(amount, of)
        const outcome = apply(goods, code)
        const mayBeUsed =
          goods >= minSum &&
          (of.totalLimit === null || of.used < of.totalLimit) &&
          (of.perCustomerLimit === null || of.usedByCustomer < of.perCustomerLimit)
        expect('discount' in outcome).toBe(mayBeUsed)
        if (!('discount' in outcome)) return
        expect(outcome.discount).toBeGreaterThanOrEqual(0)
        expect(outcome.discount).toBeLessThanOrEqual(goods)
        // rounded down to a kopeck
        if (isPercent) expect(outcome.discount * 100).toBeLessThanOrEqual(goods * value)
        if (isPercent) expect((outcome.discount + 1) * 100).toBeGreaterThan(goods * value)
      }),
    )
  })

  it('reports the missing sum, and accepts exactly that sum in addition', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 1, max: 1_000_000 }), (goods, minSum) => {
        const code = fixed(100, { minSum: kopecks(minSum) })
        const outcome = apply(goods, code)
        if ('discount' in outcome || outcome.refusal.code !== 'PROMO_MIN_SUM') return
        expect('discount' in apply(goods + outcome.refusal.missing, code)).toBe(true)
        expect('refusal' in apply(goods + outcome.refusal.missing - 1, code)).toBe(true)
      }),
    )
  })

  it('rounds down: 7 % of 333,33 ₽ is 23,33 ₽', () => {
    expect(apply(33_333, percent(7))).toEqual({ discount: 2_333 })
    expect(apply(100_000, percent(100))).toEqual({ discount: 100_000 })
    expect(apply(20_000, fixed(30_000))).toEqual({ discount: 20_000 })
  })

  it('accepts a code on its first and last day, and reports the days outside them', () => {
    expect(apply(1_000, fixed(100, { fromDate: TODAY, toDate: TODAY }))).toEqual({ discount: 100 })
    expect(apply(1_000, fixed(100, { toDate: null }))).toEqual({ discount: 100 })
    expect(apply(1_000, fixed(100, { fromDate: '2026-11-22' }))).toEqual({
      refusal: { code: 'PROMO_NOT_STARTED', fromDate: '2026-11-22' },
    })
    expect(apply(1_000, fixed(100, { toDate: '2026-11-20' }))).toEqual({
      refusal: { code: 'PROMO_ENDED', toDate: '2026-11-20' },
    })
  })

  it('refuses a personal code to other customers before any other reason', () => {
    const personal = fixed(100, { customerId: ANNA, toDate: '2026-11-02' })
    for (const stranger of [1002, null]) {
      expect(apply(1_000, personal, stranger)).toEqual({ refusal: { code: 'PROMO_FOREIGN' } })
    }
    expect(apply(1_000, fixed(100, { customerId: ANNA }))).toEqual({ discount: 100 })
  })

  it('reports an unknown code as not found', () => {
    expect(apply(1_000, null)).toEqual({ refusal: { code: 'PROMO_NOT_FOUND' } })
  })

  it('treats a code as open regardless of the sum', () => {
    expect(isPromoCodeOpen(fixed(100, { minSum: kopecks(900_000) }), TODAY, null)).toBe(true)
    expect(isPromoCodeOpen(fixed(100, { totalLimit: 1, used: 1 }), TODAY, null)).toBe(false)
  })

  it('normalizes typed text', () => {
    expect(normalizePromoCode('  Лучок ')).toBe('ЛУЧОК')
    expect(normalizePromoCode('йогурт')).toBe('ЙОГУРТ')
    expect(normalizePromoCode('   ')).toBe('')
    expect(normalizePromoCode('\u200Bлук\u2011\u00AD10\uFEFF')).toBe('ЛУК-10')
    expect(normalizePromoCode('лук\u00A0\u201310')).toBe('ЛУК -10')
    expect(normalizePromoCode('\u200B')).toBe('')
  })
})

describe('a promo code of the market', () => {
  const terms: MarketTerms = {
    maxDiscount: null,
    budgetLeft: null,
    isFirstOrder: false,
    hasOrders: true,
    isForSeller: true,
    otherCarts: 0,
  }
  const market = (more: Partial<MarketTerms>, code: Partial<PromoCode> = {}) =>
    percent(10, { market: { ...terms, ...more }, ...code })

  it('never takes off more than the covered goods, the ceiling and the budget', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        money,
        money,
        fc.option(money),
        fc.option(money),
        (value, goods, other, most, budgetLeft) => {
          const maxDiscount = most === null ? null : kopecks(most)
          const code = percent(value, { market: { ...terms, maxDiscount, budgetLeft } })
          const all = kopecks(Math.min(2_147_483_647, goods + other))
          const outcome = applyPromoCode(all, code, TODAY, ANNA, kopecks(goods))
          const full = Math.min(Math.floor((goods * value) / 100), most ?? goods)
          if (goods === 0 && all > 0) expect(outcome).toEqual({ refusal: { code: 'PROMO_NO_GOODS' } })
          else if (full > (budgetLeft ?? full)) expect(outcome).toEqual({ refusal: { code: 'PROMO_USED_UP' } })
          else expect(outcome).toEqual({ discount: full })
        },
      ),
    )
  })

  it('is refused where it does not hold, to those who have bought, and beyond its one use over all carts', () => {
    const refusal = (code: PromoCode) => {
      const outcome = apply(1_000, code)
      return 'refusal' in outcome ? outcome.refusal.code : null
    }
    expect(refusal(market({}))).toBeNull()
    expect(refusal(market({ isForSeller: false, isFirstOrder: true }))).toBe('PROMO_NOT_HERE')
    expect(refusal(market({ isFirstOrder: true }))).toBe('PROMO_FIRST_ORDER')
    expect(refusal(market({ isFirstOrder: true, hasOrders: false }))).toBeNull()
    expect(refusal(market({ otherCarts: 1 }, { perCustomerLimit: 1 }))).toBe('PROMO_IN_OTHER_CART')
    expect(refusal(market({ otherCarts: 1 }, { perCustomerLimit: 2 }))).toBeNull()
    expect(refusal(market({ otherCarts: 1 }))).toBeNull()
  })

  it('covers goods of its categories and of those below them', () => {
    expect(coveredLines([11], [{ categoryIds: [12, 11] }, { categoryIds: [13] }])).toEqual([true, false])
    expect(coveredLines([], [{ categoryIds: [13] }])).toEqual([true])
  })
})
