import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { LineEffect } from '@okolitsa/domain/orders/order-change.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { LockedWholeOrder, OrderChange } from '../../order-lifecycle/ports.ts'

/** Base units of a weighed line, sale steps of another one. */
const amountField = ({ isWeight }: LineEffect): string => (isWeight ? 'weight' : 'pieces')

/**
 * A change that a person of the seller made stands in the log of what they do: of which goods, how much before and after,
 * and what it did to the sum. Words that were said about it stay on the order: they may be about its customer.
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

/** The seller's no to a claim, or to a refund, stands there, too. */
export async function recordClaim(
  audit: Pick<AuditService, 'record'>,
  tx: Executor,
  { staffId }: StaffParty,
  said: {
    readonly action: 'declineClaim' | 'contestClaim' | 'promiseGoods' | 'replaceGoods'
    readonly order: LockedWholeOrder['order']
    /** Of the line. */
    readonly goods: string
  },
): Promise<void> {
  if (staffId === null) return
  const { action, order, goods } = said
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      action,
      entity: 'order',
      entityId: order.id,
      organizationId: order.organizationId,
      before: null,
      after: { orderGoods: goods },
    },
  ])
}

/** Whoever took the money of an order in the seller's name stands there with the sum, a courier among them. */
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

/** So does whoever says that it was given back. */
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
