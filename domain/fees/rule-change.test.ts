import { expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import { type CommissionRule, defaultRule } from './commission.ts'
import { commissionRuleMistakes } from './commission-fields.ts'
import { effectOfRules, firstRaiseDay, isWorse } from './rule-change.ts'

const TODAY = '2026-12-01'
const sellers = [
  { id: 1, contractPercent: null },
  { id: 2, contractPercent: 7 },
  { id: 3, contractPercent: null },
]
const pathOf = (id: number) => (id === 100 ? [100, 10] : [id])
const rule = (id: number, percent: number, more: Partial<CommissionRule> = {}): CommissionRule => ({
  ...defaultRule(percent),
  source: 'rule',
  id,
  fromDay: TODAY,
  ...more,
})
const effect = (before: CommissionRule[], after: CommissionRule[], from = TODAY) =>
  effectOfRules([defaultRule(10), ...before], [defaultRule(10), ...after], { sellers, pathOf, from })

it('raises nobody with a lower fee, and touches sellers whose contract does not decide', () => {
  expect(effect([], [rule(1, 9)])).toEqual({ raisedOn: null, touched: [1, 3], raised: [] })
  expect(effect([], [rule(1, 9, { organizationId: 2 })])).toEqual({ raisedOn: TODAY, touched: [2], raised: [2] })
})

it('compares a rule with the rule that it takes over from, and not with those that are stronger', () => {
  const honey = rule(1, 8, { categoryId: 10, categoryDepth: 1 })
  const deeper = rule(2, 9, { categoryId: 100, categoryDepth: 2 })
  expect(effect([honey], [honey, deeper])).toMatchObject({ raisedOn: TODAY, raised: [1, 3] })
  // all goods pay 8, so that 9 for the rest is no raise there
  expect(effect([honey], [honey, rule(3, 9, { trade: 'goods' })]).raisedOn).toBeNull()
  expect(effect([honey], [honey, rule(3, 11, { channel: 'site' })]).raisedOn).toBe(TODAY)
})

it('finds a raise on a later day, and the raise of an early end', () => {
  const low = rule(1, 5)
  expect(effect([low], [{ ...low, untilDay: '2026-12-10' }], '2026-12-11').raisedOn).toBe('2026-12-11')
  expect(effect([], [rule(1, 9, { untilDay: '2026-12-10' })]).raisedOn).toBeNull()
  const later = rule(2, 8, { fromDay: '2027-02-01' })
  const other = rule(3, 9, { fromDay: '2027-03-01' })
  expect(effect([later], [later, other]).raisedOn).toBe('2027-03-01')
  expect(firstRaiseDay(TODAY)).toBe('2027-01-15')
})

it('takes a higher floor, ceiling, fixed part or base for worse', () => {
  const plain = { ...rule(1, 10), floor: kopecks(100), ceiling: kopecks(500) }
  expect(isWorse({ ...plain, basisPoints: 900 }, plain)).toBe(false)
  const worse = [{ floor: kopecks(101) }, { ceiling: kopecks(501) }, { ceiling: null }, { fixed: 1 as Kopecks }]
  for (const more of [...worse, { base: 'price' as const }]) expect(isWorse({ ...plain, ...more }, plain)).toBe(true)
})

it('names wrong fields of a rule', () => {
  const fields = {
    ...rule(1, 10),
    fromDay: '2026-11-30',
    untilDay: '2026-11-01',
    floor: kopecks(5),
    ceiling: kopecks(4),
  }
  expect(commissionRuleMistakes({ ...fields, basisPoints: 5_001 }, TODAY)).toEqual({
    basisPoints: 'tooBig',
    ceiling: 'tooSmall',
    fromDay: 'tooSmall',
    untilDay: 'tooSmall',
  })
})
