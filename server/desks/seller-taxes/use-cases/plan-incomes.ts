import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { nextIncomeStep } from '@okolitsa/domain/seller-taxes/npd-income.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { addNpdSellers, listOrderIncomes, lockIncomes, saveSteps } from '../store/npd.store.ts'

/** Orders with entries of so long ago are looked at; a later change of an order is an entry of its own day. */
const LOOKED_BACK_MS = 7 * 86_400_000
const BATCH = 500

/**
 * Adds, replaces and withdraws incomes of self-employed sellers until they are what the ledger says. Runs of all nodes
 * follow each other, and an order has one open income by a unique index. A seller without the binding is asked for own
 * receipts, with one message a month.
 */
export async function planIncomes(deps: SellerTaxesDeps): Promise<void> {
  const { database, clock, npdPartner } = deps
  await addNpdSellers(database.executor, clock())
  for (;;) {
    const count = await withLongTimeout(database.inTransaction, async (tx) => {
      await lockIncomes(tx)
      const now = clock()
      const orders = await listOrderIncomes(tx, new Date(now.getTime() - LOOKED_BACK_MS), BATCH)
      const steps = orders.map((order) => ({
        ...order,
        ...nextIncomeStep(
          order.income,
          order.state === null || order.amount === null ? null : { state: order.state, amount: order.amount },
        ),
      }))
      const moves = steps.flatMap(({ openId, move }) =>
        openId === null || move === null ? [] : [{ id: openId, state: move }],
      )
      const created = steps.flatMap(({ create, orderId, organizationId, at, isBound, isLost }) =>
        create === null || isLost
          ? []
          : [
              {
                orderId,
                organizationId,
                at,
                amount: create,
                state: npdPartner && isBound ? ('due' as const) : ('asked' as const),
              },
            ],
      )
      await saveSteps(tx, now, moves, created)
      const asked = created.filter(({ state }) => state === 'asked').map(({ organizationId }) => organizationId)
      await askForReceipts(deps, tx, asked, now)
      return orders.length
    })
    if (count < BATCH) return
  }
}

/** Notifies sellers once a month that they owe receipts. */
export const askForReceipts = (
  { sellerNotifications }: SellerTaxesDeps,
  tx: Parameters<SellerTaxesDeps['sellerNotifications']['notifyOwners']>[0],
  organizationIds: readonly number[],
  now: Date,
): Promise<void> => {
  const month = dayIn(SHOP_TIME_ZONE, now).slice(0, 7)
  return sellerNotifications.notifyOwners(
    tx,
    [...new Set(organizationIds)].map((organizationId) => ({
      ...({ organizationId, what: 'npdReceipts', key: `npd-receipts:${month}` } as const),
      ...{ values: {}, isPressing: false },
    })),
  )
}
