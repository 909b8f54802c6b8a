import { officeReceiptsEndpoints } from '@okolitsa/contracts/fiscal/office-receipts.endpoints.ts'
import { MONEY_OF_ORDER } from '../../events.ts'
import { defineModule } from '../../module.ts'
import { withLongTimeout } from '../../platform/db/with-long-timeout.ts'
import { on, onEach, type Subscriber } from '../../platform/events/event.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { mounted } from '../../platform/module/module.ts'
import type { Deps } from '../../services.ts'
import { receiptDue } from './events.ts'
import type { FiscalDeps } from './fiscal-deps.ts'
import { officeReceiptsHandlers } from './http/office-receipts.handlers.ts'
import { GRACE_MINUTES, type MissingReceipts, watchMissingReceipts } from './missing-receipts.ts'
import type { FiscalService } from './ports.ts'
import { countOverdue, listOrdersWithoutReceipts } from './store/missing-receipt.store.ts'
import { listDueReceipts, listSummaries } from './store/receipt.store.ts'
import { composeReceipts, correctReceipt } from './use-cases/compose-receipts.ts'
import { sendReceipt } from './use-cases/send-receipt.ts'

/** Maximum rows per run of a periodic task. */
const BATCH = 100

export interface FiscalModule extends FiscalService {
  /**
   * Handlers of order events that may move money, and of the module's own events, which call the register after the
   * commit.
   */
  readonly subscribers: readonly Subscriber[]
  readonly periodic: readonly PeriodicTask[]
  readonly ordersWithoutReceipt: MissingReceipts['count']
}

/** Fiscal receipts: composes them from orders and their payments, and sends them to the cash register. */
export function createFiscalModule(deps: FiscalDeps & Deps<'audit'>): FiscalModule {
  const { executor } = deps.database
  const isOn = deps.register !== null
  const catchUp = async () => {
    if (!isOn) return
    const orders = await withLongTimeout(deps.database.inTransaction, (tx) => listOrdersWithoutReceipts(tx))
    for (const { orderId } of orders) {
      // an order whose receipt cannot be composed must not hold up the others; the integrity check reports it
      await composeReceipts(deps, orderId).catch((error: unknown) =>
        deps.log.error({ err: error, orderId }, 'receipts of an order were not composed'),
      )
    }
  }
  const carryOn = async () => {
    for (const id of await listDueReceipts(executor, deps.clock(), BATCH)) await sendReceipt(deps, id)
  }
  const missing = watchMissingReceipts(deps)
  return {
    receiptsOf: (orderId) => listSummaries(executor, orderId),
    overdueReceipts: () => countOverdue(executor, new Date(deps.clock().getTime() - GRACE_MINUTES * 60_000)),
    correctReceipt: (receiptId, staffId = null, basis = { type: 'self', number: null }) =>
      correctReceipt(deps, receiptId, staffId, basis),
    subscribers: [
      ...onEach(MONEY_OF_ORDER, 'fiscal', async ({ orderId }) => {
        if (isOn) await composeReceipts(deps, orderId)
      }),
      on(receiptDue, 'fiscal', ({ receiptId }) => sendReceipt(deps, receiptId)),
    ],
    catchUp,
    periodic: [{ name: 'carry-receipts-on', cron: '* * * * *', run: carryOn }, missing.task],
    ordersWithoutReceipt: missing.count,
  }
}

export const fiscalModule = defineModule({
  name: 'fiscal',
  uses: ['audit'],
  create: ({ database, clock, log, adapters: { register } }, { audit }) => {
    const { subscribers, periodic, ordersWithoutReceipt, ...service } = createFiscalModule({
      database,
      register,
      clock,
      log,
      audit,
    })
    const help = 'Orders that moved money and have had no fiscal receipt for an hour, as the hourly check found them'
    return {
      service,
      calls: [mounted(officeReceiptsEndpoints, officeReceiptsHandlers({ database, service }))],
      subscribers,
      periodic,
      gauges: [{ name: 'orders_without_receipt', help, read: ordersWithoutReceipt }],
    }
  },
})
