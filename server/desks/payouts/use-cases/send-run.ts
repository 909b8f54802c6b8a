import type { Market } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import { refusedOrders, writeOrders } from '../../../platform/payouts/write-orders.ts'
import { payoutsSent } from '../events.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import type { Destination } from '../store/due.store.ts'
import { type ItemMove, listDueItems, listFileItems } from '../store/item.store.ts'
import { findRun, type RunWay, saveSending } from '../store/run.store.ts'
import { sumsOf, takeForMove } from './change-run.ts'
import { movePayouts } from './move-payouts.ts'
import { orderOf, payerOf } from './payment-orders.ts'

const isOrder = ({ kind }: Destination) => kind === 'account' || kind === 'personalAccount'

/** Ways in which payment orders can leave now; a file always, unless the operator's account is unknown. */
export const waysOf = ({ bank }: Pick<PayoutDeps, 'bank'>, market: Pick<Market, 'operator'>): RunWay[] => {
  if (!payerOf(market)) return []
  return bank ? ['file', 'draft', ...(bank.direct ? (['pay'] as const) : [])] : ['file']
}

/**
 * Sends an approved run. In one transaction all its payouts become sent and their money leaves the balances, before
 * any call to the outside: another run never pays this money, whatever is lost later. Payouts
 * of sellers whose requisites, contract, sales or status have ended since the draft, or whose balance fell below the payout, fail
 * here, and their money stays.
 * @throws Refusal NOT_FOUND, PAYOUT_RUN_CHANGED, PAYOUT_ACCOUNT_UNKNOWN
 */
export const sendRun = (deps: PayoutDeps, by: number, id: number, way: RunWay): Promise<void> =>
  withLongTimeout(deps.database.inTransaction, async (tx) => {
    const found = await takeForMove(tx, id, 'send')
    const at = deps.clock()
    const market = await deps.market.read(tx)
    const payer = payerOf(market)
    if (!waysOf(deps, market).includes(way) && found.orders > 0) throw new Refusal('PAYOUT_ACCOUNT_UNKNOWN')
    await saveSending(tx, id, { by, at, way, payer })
    const holds = await deps.sellerTaxes.npdHolds(tx)
    const items = await listDueItems(tx, id, at)
    const moves = items.map(({ isStopped, isCovered, ...item }): ItemMove => {
      const fails = (problem: string): ItemMove => ({ id: item.id, from: 'due', to: 'failed', way: null, problem })
      if (isStopped) return fails('stopped')
      const hold = holds.get(item.organizationId)
      if (hold) return fails(hold)
      if (!isCovered) return fails('balance')
      if (!isOrder(item.destination))
        return deps.provider
          ? { id: item.id, from: 'due', to: 'sent', way: 'provider', problem: null }
          : fails('stopped')
      const order = payer && orderOf({ ...item, sentAt: at }, payer)
      // one order that the bank refuses would undo the whole file
      const [refused] = order ? refusedOrders({ sender: '', createdAt: at, orders: [order] }) : []
      const mistakes = order ? (refused?.mistakes ?? []) : ['payer.account']
      return mistakes.length > 0
        ? fails(mistakes.join(', '))
        : { id: item.id, from: 'due', to: 'sent', way, problem: null }
    })
    await movePayouts(deps, tx, moves)
    await emit(tx, payoutsSent({ runId: id }))
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        ...{ action: 'sendPayouts', entity: 'payout_run', entityId: id, organizationId: null, before: null },
        after: { ...sumsOf(found), way },
      },
    ])
  })

/**
 * Files of payment orders of a sent run, always the same bytes, each with at most 500 orders.
 * @throws Refusal NOT_FOUND when the run has no such part
 */
export async function readOrdersFile(
  executor: Executor,
  id: number,
  part: number,
): Promise<{ readonly bytes: Uint8Array; readonly parts: number }> {
  const [found, items] = await Promise.all([findRun(executor, id), listFileItems(executor, id)])
  const payer = items[0]?.payer
  if (!found?.sentAt || !payer) throw new Refusal('NOT_FOUND')
  const orders = items.map((item) => orderOf(item, payer))
  const parts = writeOrders({ sender: payer.name, createdAt: found.sentAt, orders })
  const bytes = parts[part - 1]
  if (!bytes) throw new Refusal('NOT_FOUND')
  return { bytes, parts: parts.length }
}
