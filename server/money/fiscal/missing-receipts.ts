import { withLongTimeout } from '../../platform/db/with-long-timeout.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import type { FiscalDeps } from './fiscal-deps.ts'
import { listRecentWithoutReceipts, listUnregistered } from './store/missing-receipt.store.ts'
import { composeReceipts } from './use-cases/compose-receipts.ts'

/** Minutes before a missing receipt is reported; a shorter outage of the register raises no alarm. */
export const GRACE_MINUTES = 60
/** Days of orders and money that the hourly check reads; the nightly check of integrity reads them all. */
const CHECKED_DAYS = 3
/** Maximum orders logged individually; their total number is logged as well. */
const MAX_LOGGED = 20
/** Age after which a result counts as outdated, because another node runs the checks by then. */
const STALE_MS = 2 * 3_600_000

export interface MissingReceipts {
  readonly task: PeriodicTask
  /** Number of orders found by the last check on this node; null = another node checks, or no check has run yet. */
  count(): number | null
}

/**
 * Starts an hourly check for orders that moved money in the last three days, over an hour ago, and still have no receipt
 * for it, because an event was lost, or the register failed or refused. The check logs these orders, counts them for Prometheus and writes
 * the missing receipts.
 */
export function watchMissingReceipts(deps: FiscalDeps): MissingReceipts {
  const { database, clock, log } = deps
  let last: { orders: number; at: number } | null = null
  return {
    count: () => (last && clock().getTime() - last.at < STALE_MS ? last.orders : null),
    task: {
      name: 'find-missing-receipts',
      cron: '7 * * * *',
      run: async () => {
        // another system makes the receipts
        if (deps.register === null) return
        const now = clock().getTime()
        const before = new Date(now - GRACE_MINUTES * 60_000)
        const [unwritten, unregistered] = await withLongTimeout(database.inTransaction, async (tx) => [
          (await listRecentWithoutReceipts(tx, new Date(now - CHECKED_DAYS * 86_400_000))).filter(
            ({ since }) => since < before,
          ),
          await listUnregistered(tx, before),
        ])
        const found = [
          ...unwritten.map(({ orderId, since }) => ({ orderId, since, reason: 'not written' })),
          ...unregistered.map(({ orderId, since, state, failure }) => ({ orderId, since, reason: failure ?? state })),
        ]
        const orders = new Set(found.map(({ orderId }) => orderId)).size
        last = { orders, at: now }
        if (orders === 0) return
        const first = found.slice(0, MAX_LOGGED).map(({ orderId, since, reason }) => {
          const minutes = Math.floor((now - since.getTime()) / 60_000)
          return `order ${orderId} has moved money and has no receipt for ${minutes} minutes: ${reason}`
        })
        log.error({ orders, first }, 'paid orders have no fiscal receipt')
        for (const { orderId } of unwritten) {
          await composeReceipts(deps, orderId).catch((error: unknown) =>
            log.error({ err: error, orderId }, 'receipts of an order were not composed'),
          )
        }
      },
    },
  }
}
