import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { LineEffect } from '@okolitsa/domain/orders/order-change.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { LockedWholeOrder, OrderChange } from '../../order-lifecycle/ports.ts'

/** Audit field of a line's amount: base units of weighed lines, sale steps of others. */
const amountField = ({ isWeight }: LineEffect): string => (isWeight ? 'weight' : 'pieces')

/**
 * Audits a change by a seller's staff: products, amounts before and after, and the effect on the sum. Free texts are
 * excluded, since they may be about the customer.
 */
export async function recordChange(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { order }: Pick<LockedWholeOrder, 'order'>,
  change: OrderChange,
): Promise<void> {
  const { actor, actorId, lines } = change
  if (actorId === null || (actor !== 'farmer' && actor !== 'admin')) return
  const [only, second] = lines
  const amounts = only && !second ? only : null
  const field = amounts && amountField(amounts)
  await audit.record(tx, { kind: 'staff', staffId: actorId }, [
    {
      action: `changeOrder.${change.kind}`,
      entity: 'order',
      entityId: order.id,
      organizationId: order.organizationId,
      before: {
        orderGoods: null,
        orderTotal: change.totalBefore,
        ...(field && amounts && { [field]: amounts.before?.amount ?? null }),
      },
      after: {
        orderGoods: lines.map(({ title }) => title).join(', '),
        orderTotal: change.totalAfter,
        ...(field && amounts && { [field]: amounts.after?.amount ?? null }),
      },
    },
  ])
}

/** Audits a seller's refusal of a claim, or contest of a refund. */
export async function recordClaim(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { staffId }: StaffParty,
  details: {
    readonly action: 'declineClaim' | 'contestClaim' | 'promiseGoods' | 'replaceGoods' | 'appealClaim' | 'decideAppeal'
    readonly order: LockedWholeOrder['order']
    /** Title of the line's product. */
    readonly goods: string
    /** True = the person of the first decision decided an appeal, because nobody else can. */
    readonly isByOnePerson?: boolean
  },
): Promise<void> {
  if (staffId === null) return
  const { action, order, goods, isByOnePerson = false } = details
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      action,
      entity: 'order',
      entityId: order.id,
      organizationId: order.organizationId,
      before: null,
      after: { orderGoods: goods, ...(isByOnePerson && { isByOnePerson }) },
    },
  ])
}

/** Audits money taken for an order with its author, including couriers. */
export async function recordTaking(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { staffId }: StaffParty,
  order: Pick<LockedWholeOrder['order'], 'id' | 'organizationId'>,
  amount: Kopecks,
): Promise<void> {
  if (staffId === null) return
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      action: 'takeMoney',
      entity: 'order',
      entityId: order.id,
      organizationId: order.organizationId,
      before: { moneyTaken: null },
      after: { moneyTaken: amount },
    },
  ])
}

export async function recordRepayment(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { staffId }: StaffParty,
  order: Pick<LockedWholeOrder['order'], 'id' | 'organizationId'>,
  amount: Kopecks,
): Promise<void> {
  if (staffId === null) return
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      action: 'payDebt',
      entity: 'order',
      entityId: order.id,
      organizationId: order.organizationId,
      before: { moneyOwed: amount },
      after: { moneyOwed: null },
    },
  ])
}
