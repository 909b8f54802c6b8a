import { type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import {
  type CommissionRule,
  contractRule,
  defaultRule,
  orderFees,
  pickRule,
} from '@okolitsa/domain/fees/commission.ts'
import { commissionRuleMistakes } from '@okolitsa/domain/fees/commission-fields.ts'
import { effectOfRules, firstRaiseDay } from '@okolitsa/domain/fees/rule-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { ProposedFee } from '../../../people/office/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { feesChanged } from '../events.ts'
import type { CheckedChange, FeeChange, FeePreview } from '../ports.ts'
import { listSoldLines, type SoldLine } from '../store/commission-line.store.ts'
import {
  endRule,
  insertNotifications,
  insertRule,
  listFeeSellers,
  listRulesFrom,
  lockRules,
} from '../store/commission-rule.store.ts'
import { readPaths } from './category-paths.ts'
import { dayOf } from './freeze-fees.ts'

type FeeDeps = Deps<'market' | 'audit' | 'products' | 'clock'>

const PREVIEW_DAYS = 30
const MAX_PREVIEW_LINES = 100_000
const MOST_CHANGED = 5
const DAY_MS = 86_400_000

/** Rules before and after a change, and the rule that it makes or ends. */
interface Changed {
  readonly before: readonly CommissionRule[]
  readonly after: readonly CommissionRule[]
  readonly rule: CommissionRule
  readonly from: IsoDate
  readonly pathOf: (categoryId: number) => readonly number[]
  /** True = nobody trades yet, so that nobody has to be notified. */
  readonly isPreparing: boolean
}

async function changed({ market, products, clock }: FeeDeps, on: Executor, change: FeeChange): Promise<Changed> {
  const today = dayOf(clock())
  const { has, pathOf } = await readPaths({ products }, on)
  const { fees, state } = await market.read(on)
  const isPreparing = state === 'preparing'
  const before = [defaultRule(fees.commissionPercent), ...(await listRulesFrom(on, today))]
  if ('fields' in change) {
    const { fields } = change
    refuseMistakes({
      ...commissionRuleMistakes(fields, today),
      ...(fields.categoryId !== null && !has(fields.categoryId) && { categoryId: 'wrongValue' }),
    })
    const { organizationId, categoryId } = fields
    if (organizationId !== null && !(await listFeeSellers(on)).some(({ id }) => id === organizationId))
      refuseMistakes({ organizationId: 'wrongValue' })
    const categoryDepth = categoryId === null ? 0 : pathOf(categoryId).length
    const rule: CommissionRule = { ...fields, categoryDepth, source: 'rule', id: Number.MAX_SAFE_INTEGER }
    return { before, after: [...before, rule], rule, from: fields.fromDay, pathOf, isPreparing }
  }
  const rule = before.find(({ id }) => id === change.ruleId)
  if (!rule) throw new Refusal('NOT_FOUND')
  const { untilDay } = change
  refuseMistakes({
    ...(untilDay < plusDays(today, -1) && { untilDay: 'tooSmall' }),
    ...(rule.untilDay !== null && untilDay >= rule.untilDay && { untilDay: 'tooBig' }),
  })
  const isNever = untilDay < rule.fromDay
  const others = before.filter(({ id }) => id !== rule.id)
  return {
    before,
    after: isNever ? others : [...others, { ...rule, untilDay }],
    rule,
    from: isNever ? rule.fromDay : plusDays(untilDay, 1),
    pathOf,
    isPreparing,
  }
}

async function effectOf(
  deps: FeeDeps,
  on: Executor,
  { before, after, from, pathOf, isPreparing }: Changed,
): Promise<CheckedChange> {
  const effect = effectOfRules(before, after, { sellers: await listFeeSellers(on), pathOf, from })
  const first = firstRaiseDay(dayOf(deps.clock()))
  const isEarly = !isPreparing && effect.raisedOn !== null && effect.raisedOn < first
  return { ...effect, notBefore: isEarly ? first : null }
}

export const checkFeeChange = async (deps: FeeDeps, on: Executor, change: FeeChange): Promise<CheckedChange> =>
  effectOf(deps, on, await changed(deps, on, change))

/** Makes an approved change under the lock of the rules; sellers are notified then. */
export async function makeFeeChange(
  deps: FeeDeps,
  tx: Executor,
  author: Author,
  { title, fields, end }: ProposedFee,
): Promise<void> {
  if (author.kind !== 'staff') throw new Refusal('FORBIDDEN')
  await lockRules(tx)
  const change: FeeChange | null = fields ? { fields } : end ? end : null
  if (!change) throw new Refusal('NOT_FOUND')
  const made = await changed(deps, tx, change)
  const { notBefore, ...effect } = await effectOf(deps, tx, made)
  if (notBefore !== null) throw new Refusal('FEE_RISES_TOO_SOON', { firstDay: notBefore })
  const at = deps.clock()
  const ruleId = fields
    ? await insertRule(tx, { ...fields, categoryDepth: made.rule.categoryDepth }, { by: author.staffId, at })
    : (made.rule.id ?? 0)
  if (end)
    await endRule(tx, ruleId, end.untilDay < made.rule.fromDay ? plusDays(made.rule.fromDay, -1) : end.untilDay, at)
  const isEnd = end !== undefined
  await insertNotifications(tx, { ruleId, isEnd, ...effect, raisedOn: made.isPreparing ? null : effect.raisedOn, at })
  if (effect.touched.length > 0) await emit(tx, feesChanged({ ruleId, isEnd }))
  await deps.audit.record(tx, author, [
    {
      action: isEnd ? 'endFeeRule' : 'makeFeeRule',
      entity: 'commission_rule',
      entityId: ruleId,
      organizationId: made.rule.organizationId,
      before: isEnd ? { title, untilDay: made.rule.untilDay } : null,
      after: isEnd ? { title, untilDay: end.untilDay } : { title, ...fields },
    },
  ])
}

/** Fees of the lines sold in the last days, by the present rules and by the changed ones, on the first day of the change. */
export async function previewFees(deps: FeeDeps, executor: Executor, change: FeeChange): Promise<FeePreview> {
  const { before, after, rule, from } = await changed(deps, executor, change)
  const since = new Date(deps.clock().getTime() - PREVIEW_DAYS * DAY_MS)
  const lines = await listSoldLines(executor, since, rule, MAX_PREVIEW_LINES)
  const contracts = new Map(
    (await listFeeSellers(executor)).map(({ id, contractPercent }) => [
      id,
      contractPercent === null ? [] : [contractRule(id, contractPercent)],
    ]),
  )
  const feesBy = (rules: readonly CommissionRule[], order: readonly SoldLine[]) =>
    orderFees(
      order.map((line) => {
        const picked = pickRule([...rules, ...(contracts.get(line.organizationId) ?? [])], line, from)
        return { ruleId: picked.id, terms: picked, sold: line.sold, price: line.price }
      }),
    ).reduce((sum, fee) => sum + fee, 0)
  const orders = Map.groupBy(lines, ({ orderId }) => orderId)
  const sellers = new Map<number, { title: string; before: number; after: number }>()
  for (const order of orders.values()) {
    const [{ organizationId, seller: title } = { organizationId: 0, seller: '' }] = order
    const sums = sellers.get(organizationId) ?? { title, before: 0, after: 0 }
    sums.before += feesBy(before, order)
    sums.after += feesBy(after, order)
    sellers.set(organizationId, sums)
  }
  const sums = [...sellers.values()]
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    orders: orders.size,
    sellers: sums.filter((one) => one.before !== one.after).length,
    goods: total(lines.map(({ sold }) => sold)),
    before: total(sums.map((one) => one.before)),
    after: total(sums.map((one) => one.after)),
    most: sums
      .filter((one) => one.before !== one.after)
      .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, MOST_CHANGED),
    isCut: lines.length === MAX_PREVIEW_LINES,
  }
}
