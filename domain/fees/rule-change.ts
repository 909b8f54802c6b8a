import { type IsoDate, plusDays } from '../clock/clock.ts'
import { type CommissionRule, type CommissionTerms, contractRule, pickRule, SALE_CHANNELS } from './commission.ts'

/** Days between the notice of a higher fee and its first day. */
const WORSE_TERMS_DAYS = 45

/** Trades with the ways of handing over that they have. */
const WAYS = [
  ...(['courier', 'pickup', 'cdek'] as const).map((deliveryKind) => ({ trade: 'goods', deliveryKind }) as const),
  ...(['courier', 'pickup'] as const).map((deliveryKind) => ({ trade: 'dinner', deliveryKind }) as const),
  { trade: 'tour', deliveryKind: 'tour' },
  { trade: 'membership', deliveryKind: 'plan' },
] as const

/** A seller with the fee of the contract; null = without one. */
export interface FeeSeller {
  readonly id: number
  readonly contractPercent: number | null
}

/** True = a sale exists whose fee may be higher by the new terms. */
export const isWorse = (after: CommissionTerms, before: CommissionTerms): boolean =>
  after.basisPoints > before.basisPoints ||
  after.floor > before.floor ||
  (after.ceiling ?? Number.POSITIVE_INFINITY) > (before.ceiling ?? Number.POSITIVE_INFINITY) ||
  after.fixed > before.fixed ||
  (after.base === 'price' && before.base === 'sold')

/** True = the terms differ. */
const differ = (a: CommissionTerms, b: CommissionTerms): boolean => isWorse(a, b) || isWorse(b, a)

export interface RuleEffect {
  /** First day of a higher fee of anyone; null = no fee rises. */
  readonly raisedOn: IsoDate | null
  /** Sellers whose fees may change, and those of them whose fees may rise. */
  readonly touched: readonly number[]
  readonly raised: readonly number[]
}

/**
 * The effect of a change of rules on sellers from a day on. Sales are divided into classes by the values that any rule
 * names, every class is compared on every day on which a rule starts or ends, and sellers without rules of their own are
 * compared once per fee of the contract.
 * @param pathOf a category with its parents
 */
export function effectOfRules(
  before: readonly CommissionRule[],
  after: readonly CommissionRule[],
  {
    sellers,
    pathOf,
    from,
  }: {
    readonly sellers: readonly FeeSeller[]
    readonly pathOf: (categoryId: number) => readonly number[]
    readonly from: IsoDate
  },
): RuleEffect {
  const all = [...before, ...after]
  const named = new Set(all.flatMap(({ organizationId }) => organizationId ?? []))
  const groups = Map.groupBy(sellers, ({ id, contractPercent }) => (named.has(id) ? `${id}` : `of ${contractPercent}`))
  const paths = [[], ...[...new Set(all.flatMap(({ categoryId }) => categoryId ?? []))].map(pathOf)]
  const ways = all.some(({ trade, deliveryKind }) => trade ?? deliveryKind) ? WAYS : WAYS.slice(0, 1)
  const channels = all.some(({ channel }) => channel) ? SALE_CHANNELS : SALE_CHANNELS.slice(0, 1)
  const sales = ways.flatMap((way) =>
    channels.flatMap((channel) => paths.map((categoryIds) => ({ ...way, channel, categoryIds }))),
  )
  const days = [
    ...new Set([
      from,
      ...all.flatMap(({ fromDay, untilDay }) => [fromDay, ...(untilDay ? [plusDays(untilDay, 1)] : [])]),
    ]),
  ]
    .filter((day) => day >= from)
    .sort()
  const touched: number[] = []
  const raised: number[] = []
  let raisedOn: IsoDate | null = null
  for (const [one, ...others] of groups.values()) {
    if (!one) continue
    const own = one.contractPercent === null ? [] : [contractRule(one.id, one.contractPercent)]
    const changed = days.map((day) => {
      const pairs = sales.map((sale) => {
        const subject = { ...sale, organizationId: one.id }
        return [pickRule([...after, ...own], subject, day), pickRule([...before, ...own], subject, day)] as const
      })
      return { day, differs: pairs.some(([a, b]) => differ(a, b)), rises: pairs.some(([a, b]) => isWorse(a, b)) }
    })
    const ids = [one, ...others].map(({ id }) => id)
    if (changed.some(({ differs }) => differs)) touched.push(...ids)
    const rise = changed.find(({ rises }) => rises)
    if (!rise) continue
    raised.push(...ids)
    if (raisedOn === null || rise.day < raisedOn) raisedOn = rise.day
  }
  return { raisedOn, touched, raised }
}

/** The first day on which fees may rise when sellers are notified today. */
export const firstRaiseDay = (today: IsoDate): IsoDate => plusDays(today, WORSE_TERMS_DAYS)
