import type { FeeRule, StoredFeeRule } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type CommissionRule, toBasisPoints } from '@okolitsa/domain/fees/commission.ts'
import type { CommissionRuleFields } from '@okolitsa/domain/fees/commission-fields.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import { feeConditions, feeTerms } from '@okolitsa/strings/ru/office-fees.ts'
import type { StoredRule } from '../../ports.ts'

type CategoryTitles = ReadonlyMap<number, string>

/** @param sellerTitle the seller of the rule */
export function presentRule(rule: CommissionRule, categories: CategoryTitles, sellerTitle: string | null): FeeRule {
  const { organizationId, categoryId, basisPoints, floor, ceiling, fixed } = rule
  return {
    id: rule.id,
    source: rule.source,
    seller: organizationId === null ? null : { id: organizationId, title: sellerTitle ?? '' },
    category: categoryId === null ? null : { id: categoryId, title: categories.get(categoryId) ?? '' },
    trade: rule.trade,
    channel: rule.channel,
    deliveryKind: rule.deliveryKind,
    percent: basisPoints / 100,
    floor: toRoubles(floor),
    ceiling: ceiling === null ? null : toRoubles(ceiling),
    fixed: toRoubles(fixed),
    base: rule.base,
    fromDay: rule.source === 'rule' ? rule.fromDay : null,
    untilDay: rule.untilDay,
  }
}

export function presentStoredRule(
  rule: StoredRule,
  { categories, names, today }: { categories: CategoryTitles; names: ReadonlyMap<number, string>; today: IsoDate },
): StoredFeeRule {
  const isOver = rule.untilDay !== null && (rule.untilDay < today || rule.untilDay < rule.fromDay)
  return {
    ...presentRule(rule, categories, rule.sellerTitle),
    id: rule.id,
    state: isOver ? 'ended' : rule.fromDay > today ? 'planned' : 'active',
    lines: rule.lines,
    madeBy: names.get(rule.madeBy) ?? '',
  }
}

/** A rule in one line: «Ферма Ягодиных · Молоко и сыр · 9 %». */
export function titleOf(rule: FeeRule): string {
  const words = { ...rule, seller: rule.seller?.title ?? null, category: rule.category?.title ?? null }
  return [words.seller, feeConditions(words), feeTerms(words)].filter(Boolean).join(' · ')
}

/** Fields of a rule as they were typed in roubles and per cent. */
export const fieldsOf = ({
  percent,
  floor,
  ceiling,
  fixed,
  ...others
}: Omit<CommissionRuleFields, 'basisPoints' | 'floor' | 'ceiling' | 'fixed'> & {
  readonly percent: number
  readonly floor: number
  readonly ceiling: number | null
  readonly fixed: number
}): CommissionRuleFields => ({
  ...others,
  basisPoints: toBasisPoints(percent),
  floor: fromRoubles(floor),
  ceiling: ceiling === null ? null : fromRoubles(ceiling),
  fixed: fromRoubles(fixed),
})
