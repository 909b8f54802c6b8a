import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseAmount, lineSum, orderSums } from '../checkout/order-sums.ts'
import { type Kopecks, kopecks } from '../money/money.ts'
import { type AmountLine, chargedAmount, orderAmounts } from './order-amounts.ts'

const RUNS = { numRuns: 1_000 }

/** An unchanged line. */
const ordered = fc
  .record({
    price: fc.integer({ min: 0, max: 500_000 }),
    off: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 40 }),
    measure: fc.integer({ min: 1, max: 5_000 }),
    isWeight: fc.boolean(),
  })
  .map(({ price, off, ...rest }) => ({
    ...rest,
    picked: null,
    price: kopecks(price),
    finalPrice: kopecks(Math.max(0, price - off)),
  }))
const linesOf = (line: fc.Arbitrary<Omit<AmountLine, 'id'>>) =>
  fc
    .array(line, { minLength: 1, maxLength: 12 })
    .map((lines): AmountLine[] => lines.map((each, index) => ({ ...each, id: index + 1 })))
const orderedLines = linesOf(ordered)
const agreedOf = fc.record({
  promo: fc.integer({ min: 0, max: 500_000 }).map(kopecks),
  bonuses: fc.integer({ min: 0, max: 3_000 }).map((roubles) => kopecks(roubles * 100)),
  delivery: fc.integer({ min: 0, max: 50_000 }).map(kopecks),
})
/** Discounts as agreed at checkout: never above the price of the goods, whole bonuses. */
function agree(lines: readonly AmountLine[], requestedChange: { promo: Kopecks; bonuses: Kopecks; delivery: Kopecks }) {
  const sums = orderSums(lines, requestedChange.delivery, requestedChange)
  const bonuses = kopecks(sums.bonuses - (sums.bonuses % 100))
  return { promo: sums.promoDiscount, bonuses, delivery: sums.delivery }
}
/** Picked amount of a line, base units: from 0 to well above the ordered one. */
const pickedOf = (line: AmountLine, percent: number) => Math.floor((baseAmount(line) * percent) / 100)
const percents = fc.array(fc.integer({ min: 0, max: 130 }), { minLength: 12, maxLength: 12 })
const pick = (lines: readonly AmountLine[], shares: readonly number[]): AmountLine[] =>
  lines.map((line, index) => ({ ...line, picked: pickedOf(line, shares[index] ?? 100) }))

describe('amounts of an order', () => {
  it('equals the checkout sums while no picked amount differs', () => {
    fc.assert(
      fc.property(orderedLines, agreedOf, (lines, requestedChange) => {
        const agreed = agree(lines, requestedChange)
        const { lines: _, ...amounts } = orderAmounts(lines, agreed)
        expect(amounts).toEqual(orderSums(lines, agreed.delivery, agreed))
        const whole = lines.map((line) => ({ ...line, picked: baseAmount(line) }))
        expect(orderAmounts(whole, agreed).total).toBe(amounts.total)
      }),
      RUNS,
    )
  })

  it('spreads a code over its own lines to the kopeck, whatever is picked of the others', () => {
    fc.assert(
      fc.property(orderedLines, percents, fc.nat(500_000), (lines, shares, promo) => {
        const covered = lines.map((line, index) => ({ ...line, takesPromo: index % 2 === 0 }))
        const sums = covered.filter(({ takesPromo }) => takesPromo).map(lineSum)
        const agreed = {
          promo: kopecks(
            Math.min(
              promo,
              sums.reduce((sum, each) => sum + each, 0),
            ),
          ),
          bonuses: kopecks(0),
          delivery: kopecks(0),
        }
        const amounts = orderAmounts(covered, agreed)
        expect(amounts.promoDiscount).toBe(agreed.promo)
        for (const [index, { takesPromo }] of covered.entries())
          if (!takesPromo) expect(amounts.lines[index]?.promo).toBe(0)
        const others = covered.map((line, index) =>
          line.takesPromo ? line : { ...line, picked: pickedOf(line, shares[index] ?? 100) },
        )
        expect(orderAmounts(others, agreed).promoDiscount).toBe(agreed.promo)
      }),
      RUNS,
    )
  })

  it('adds up line by line without negative amounts, after any changes of the lines', () => {
    const anything = linesOf(
      fc
        .tuple(
          ordered,
          fc.integer({ min: 0, max: 130 }),
          fc.integer({ min: 0, max: 100 }),
          fc.nat(5_000),
          fc.option(fc.nat(12)),
        )
        .map(([line, percent, spoilt, missing, replaces]) => ({
          ...line,
          picked: pickedOf({ ...line, id: 0 }, percent),
          agreed: pickedOf({ ...line, id: 0 }, 120),
          spoilt,
          missing,
          replaces,
        })),
    )
    fc.assert(
      fc.property(anything, agreedOf, (lines, agreed) => {
        const amounts = orderAmounts(lines, agreed)
        const { goods, specialDiscount, promoDiscount, bonuses, delivery, total } = amounts
        expect(goods - specialDiscount - promoDiscount - bonuses + delivery).toBe(total)
        expect(amounts.lines.reduce((sum, line) => sum + line.payable, 0) + delivery).toBe(total)
        for (const { id: _, ...line } of amounts.lines) {
          expect(Math.min(...Object.values(line))).toBeGreaterThanOrEqual(0)
          expect(line.goods - line.special - line.promo - line.bonuses).toBe(line.payable)
        }
        expect(bonuses % 100).toBe(0)
        expect(promoDiscount).toBeLessThanOrEqual(agreed.promo)
        expect(bonuses).toBeLessThanOrEqual(agreed.bonuses)
      }),
      RUNS,
    )
  })

  it('never exceeds the promised total, at any picked amount', () => {
    fc.assert(
      fc.property(orderedLines, percents, agreedOf, (lines, shares, requestedChange) => {
        const agreed = agree(lines, requestedChange)
        const now = orderAmounts(pick(lines, shares), agreed)
        expect(now.total).toBeLessThanOrEqual(orderAmounts(lines, agreed).total)
      }),
      RUNS,
    )
  })

  it('never raises the total when less is picked; with bonuses by less than one bonus', () => {
    fc.assert(
      fc.property(orderedLines, percents, percents, agreedOf, (lines, some, other, requestedChange) => {
        const agreed = agree(lines, requestedChange)
        const less = pick(
          lines,
          some.map((percent, index) => Math.min(percent, other[index] ?? 0)),
        )
        const more = pick(
          lines,
          some.map((percent, index) => Math.max(percent, other[index] ?? 0)),
        )
        const gap = orderAmounts(less, agreed).total - orderAmounts(more, agreed).total
        expect(gap).toBeLessThan(agreed.bonuses === 0 ? 1 : 100)
      }),
      RUNS,
    )
  })

  it('reduces each discount with its goods', () => {
    const line = (id: number, picked: number | null, more: Partial<AmountLine> = {}): AmountLine => ({
      id,
      price: kopecks(100_000),
      finalPrice: kopecks(100_000),
      quantity: 1,
      isWeight: true,
      measure: 1_000,
      picked,
      ...more,
    })
    const agreed = { promo: kopecks(20_000), bonuses: kopecks(30_000), delivery: kopecks(29_900) }
    // two lines of 1 000 ₽, a code of 200 ₽, bonuses of 300 ₽; half of the second came
    const half = orderAmounts([line(1, null), line(2, 500)], agreed)
    expect(half).toMatchObject({ goods: 150_000, promoDiscount: 15_000, bonuses: 22_500, total: 142_400 })
    // no goods came, so no delivery is charged
    expect(orderAmounts([line(1, 0), line(2, 0)], agreed)).toMatchObject({ bonuses: 0, delivery: 0, total: 0 })
    // the second was replaced by goods of the same price: nothing changes
    const replaced = orderAmounts([line(1, null), line(2, 0), line(3, null, { replaces: 2 })], agreed)
    expect(replaced.total).toBe(orderAmounts([line(1, null), line(2, null)], agreed).total)
    // missing goods cost nothing, and without any goods the delivery is free
    const short = orderAmounts([line(1, null, { missing: 1 }), line(2, null)], agreed)
    expect(short.total).toBe(orderAmounts([line(1, baseAmount({ ...line(1, null) }) - 1), line(2, null)], agreed).total)
    const nothing = [1, 2].map((id) => line(id, null, { missing: baseAmount(line(id, null)) }))
    expect(orderAmounts(nothing, { ...agreed, delivery: kopecks(29_900) }).total).toBe(0)
    // a tenth of the first was spoilt
    expect(orderAmounts([line(1, null, { spoilt: 10 }), line(2, null)], agreed)).toMatchObject({
      goods: 190_000,
      promoDiscount: 19_000,
      bonuses: 28_500,
    })
  })

  it('prices a weighed line down to the kopeck', () => {
    // 2 × 300 г at 129,99 ₽; 571 г came: 129,99 × 571 ÷ 300 = 247,4143 ₽
    const cheese = { price: kopecks(12_999), finalPrice: kopecks(12_999), quantity: 2, measure: 300, isWeight: true }
    const nothing = { promo: kopecks(0), bonuses: kopecks(0), delivery: kopecks(0) }
    expect(orderAmounts([{ id: 1, ...cheese, picked: 571 }], nothing).total).toBe(24_741)
    expect(orderAmounts([{ id: 1, ...cheese, picked: 640 }], nothing).total).toBe(25_998)
  })

  it('exceeds the order only as far as the customer agreed', () => {
    const ham: AmountLine = {
      id: 1,
      price: kopecks(10_000),
      finalPrice: kopecks(10_000),
      quantity: 2,
      isWeight: true,
      measure: 100,
      picked: 260,
    }
    const nothing = { promo: kopecks(0), bonuses: kopecks(0), delivery: kopecks(0) }
    expect(orderAmounts([ham], nothing).total).toBe(lineSum(ham))
    expect(orderAmounts([{ ...ham, agreed: 240 }], nothing).total).toBe(24_000)
    expect(orderAmounts([{ ...ham, agreed: 100 }], nothing).total).toBe(20_000)
  })
})

it('includes the retained sum of returned places, without delivery', () => {
  const place = { price: kopecks(300_000), finalPrice: kopecks(300_000), quantity: 1, isWeight: false, measure: 1 }
  const lines = [
    { ...place, id: 1, picked: null },
    { ...place, id: 2, picked: null, kept: kopecks(90_000) },
  ]
  const { total, lines: amounts } = orderAmounts(lines, {
    promo: kopecks(0),
    bonuses: kopecks(0),
    delivery: kopecks(0),
  })
  expect([total, amounts.map(({ payable }) => payable)]).toEqual([390_000, [300_000, 90_000]])
  expect(lines.map(chargedAmount)).toEqual([1, 0])
})
