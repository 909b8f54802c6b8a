import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import {
  type CommissionRule,
  type CommissionSubject,
  compareRules,
  contractRule,
  defaultRule,
  type FeeLine,
  lineFee,
  orderFees,
  pickRule,
  vatInside,
} from './commission.ts'

const DAY = '2026-12-01'
const subject: CommissionSubject = {
  organizationId: 1,
  categoryIds: [10, 100],
  trade: 'goods',
  channel: 'site',
  deliveryKind: 'cdek',
}
const rule = (id: number, more: Partial<CommissionRule>): CommissionRule => ({
  ...defaultRule(10),
  source: 'rule',
  id,
  fromDay: '2026-01-01',
  ...more,
})
const winner = (...rules: CommissionRule[]) => pickRule([defaultRule(10), ...rules], subject, DAY).id

describe('the rule of a line', () => {
  it('is chosen by seller, then the deepest category, trade, channel and delivery', () => {
    const seller = rule(1, { organizationId: 1 })
    const deep = rule(2, { categoryId: 100, categoryDepth: 2 })
    const shallow = rule(3, { categoryId: 10, categoryDepth: 1, trade: 'goods', channel: 'site', deliveryKind: 'cdek' })
    const trade = rule(4, { trade: 'goods' })
    const channel = rule(5, { channel: 'site' })
    const kind = rule(6, { deliveryKind: 'cdek' })
    const strongest = [seller, deep, shallow, trade, channel, kind]
    for (const [index, one] of strongest.entries()) expect(winner(...strongest.slice(index).toReversed())).toBe(one.id)
    expect(winner(seller, rule(7, { organizationId: 1, channel: 'site' }))).toBe(7)
  })

  it('is the newest of two that are equally exact, and the contract of the seller gives way to a rule of the seller', () => {
    const [older, newer] = [rule(2, { trade: 'goods' }), rule(1, { trade: 'goods', fromDay: '2026-06-01' })]
    expect(winner(older, newer)).toBe(1)
    expect(winner(older, rule(3, { trade: 'goods' }))).toBe(3)
    expect(pickRule([defaultRule(10), contractRule(1, 7), older], subject, DAY).source).toBe('contract')
    expect(winner(contractRule(1, 7), rule(4, { organizationId: 1 }))).toBe(4)
  })

  it('is in force from its first to its last day, for what it names only', () => {
    expect(winner(rule(1, { fromDay: '2026-12-02' }), rule(2, { untilDay: '2026-11-30' }))).toBeNull()
    expect(winner(rule(1, { fromDay: DAY, untilDay: DAY }))).toBe(1)
    const others = [
      { organizationId: 2 },
      { categoryId: 11, categoryDepth: 1 },
      { trade: 'tour' },
      { channel: 'market' },
    ]
    for (const other of others as Partial<CommissionRule>[]) expect(winner(rule(1, other))).toBeNull()
  })
})

const anyRule = fc.record({
  id: fc.integer({ min: 1, max: 1_000 }),
  organizationId: fc.constantFrom(null, 1),
  category: fc.constantFrom(null, 10, 100),
  trade: fc.constantFrom(null, 'goods' as const),
  channel: fc.constantFrom(null, 'site' as const),
  deliveryKind: fc.constantFrom(null, 'cdek' as const),
  fromDay: fc.constantFrom('2026-01-01', '2026-02-01'),
})
const rulesOf = (records: (typeof anyRule extends fc.Arbitrary<infer One> ? One : never)[]) =>
  records.map(({ id, category, ...conditions }) =>
    rule(id, { ...conditions, categoryId: category, categoryDepth: category === null ? 0 : category === 10 ? 1 : 2 }),
  )
const count = (one: CommissionRule) =>
  [one.organizationId, one.categoryId, one.trade, one.channel, one.deliveryKind].filter((each) => each !== null).length
const covers = (a: CommissionRule, b: CommissionRule) =>
  (['organizationId', 'categoryId', 'trade', 'channel', 'deliveryKind'] as const).every(
    (name) => b[name] === null || a[name] === b[name],
  )

const anyTerms = fc
  .record({
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    floor: fc.integer({ min: 0, max: 100_000 }),
    room: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    fixed: fc.integer({ min: 0, max: 100_000 }),
    base: fc.constantFrom('sold' as const, 'price' as const),
  })
  .map(({ floor, room, fixed, ...terms }) => ({
    ...terms,
    floor: floor as Kopecks,
    ceiling: room === null ? null : kopecks(floor + room),
    fixed: fixed as Kopecks,
  }))
const anyLine: fc.Arbitrary<FeeLine> = fc
  .record({
    terms: anyTerms,
    sold: fc.integer({ min: 0, max: 50_000_000 }),
    discount: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ terms, sold, discount }) => ({ ruleId: null, terms, sold: sold as Kopecks, price: kopecks(sold + discount) }))

describe('laws', () => {
  it('picks one winner whatever the order of the rules, and a rule with further conditions wins', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 8 }), fc.integer(), (records, seed) => {
        const rules = [defaultRule(10), ...rulesOf(records)]
        const picked = pickRule(rules, subject, DAY)
        const turned = rules.map((_, index) => rules[(index + Math.abs(seed)) % rules.length] as CommissionRule)
        expect(compareRules(pickRule(turned, subject, DAY), picked)).toBe(0)
        for (const other of rules) expect(covers(other, picked) && count(other) > count(picked)).toBe(false)
      }),
    )
  })

  it('keeps a fee between floor and ceiling, and within the goods', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const fee = lineFee(line)
        const { floor, ceiling } = line.terms
        expect(fee).toBeLessThanOrEqual(line.sold)
        expect(fee).toBeGreaterThanOrEqual(Math.min(floor, line.sold))
        if (ceiling !== null) expect(fee).toBeLessThanOrEqual(ceiling)
        expect(vatInside(fee, 22)).toBeLessThanOrEqual(fee)
        expect(lineFee({ ...line, sold: 0 as Kopecks })).toBe(0)
      }),
    )
  })

  it('adds the fixed part once per order and rule, never above the goods, in any order of the lines', () => {
    const anyOrder = fc.tuple(
      anyTerms,
      anyTerms,
      fc.array(fc.tuple(fc.boolean(), anyLine), { minLength: 1, maxLength: 6 }),
    )
    fc.assert(
      fc.property(anyOrder, ([one, other, drawn]) => {
        const lines = drawn.map(([isOne, line]) => ({ ...line, ruleId: isOne ? 1 : 2, terms: isOne ? one : other }))
        const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
        const fees = orderFees(lines)
        for (const [index, fee] of fees.entries()) expect(fee).toBeLessThanOrEqual(lines[index]?.sold ?? 0)
        expect(sum(orderFees(lines.toReversed()))).toBe(sum(fees))
        const expected = [1, 2].map((id) => {
          const own = lines.filter(({ ruleId }) => ruleId === id)
          const plain = sum(own.map(lineFee))
          const fixed = own[0]?.terms.fixed ?? 0
          return plain + Math.min(fixed, sum(own.map(({ sold }) => sold)) - plain)
        })
        expect(sum(fees)).toBe(sum(expected))
      }),
    )
  })
})
