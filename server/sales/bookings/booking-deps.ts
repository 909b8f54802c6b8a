import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { PaymentsService } from '../../money/payments/ports.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import type { Executor, InTransaction } from '../../platform/db/client.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'
import type { StockService } from '../../supply/stock/ports.ts'
import type { ToursService } from '../../supply/tours/ports.ts'
import type { CheckoutService } from '../checkout/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import type { StaffOrdersService } from '../orders/ports.ts'

export interface BookingDeps {
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
  readonly tours: ToursService
  readonly sellers: Pick<SellersService, 'sellerOf'>
  readonly stock: Pick<StockService, 'setAside' | 'releaseHold'>
  readonly checkout: Pick<CheckoutService, 'order'>
  readonly lifecycle: Pick<OrderLifecycle, 'lock' | 'move' | 'read'>
  readonly payments: Pick<PaymentsService, 'methodsOf' | 'closeForCanceledOrder' | 'capture' | 'refundsOf' | 'debtsOf'>
  readonly orders: Pick<StaffOrdersService, 'move' | 'applyChange'>
  readonly audit: Pick<AuditService, 'record'>
  /** Key for signing tickets. */
  readonly secret: string
}
