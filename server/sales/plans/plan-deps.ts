import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { FiscalService } from '../../money/fiscal/ports.ts'
import type { PaymentsService } from '../../money/payments/ports.ts'
import type { Executor, InTransaction } from '../../platform/db/client.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'
import type { CheckoutService } from '../checkout/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import type { StaffOrdersService } from '../orders/ports.ts'
import type { SubscriptionService } from '../subscription/ports.ts'

/** Author of automatic actions. */
export const SHOP = { kind: 'service', name: 'plans' } as const

export interface PlanDeps {
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
  readonly sellers: Pick<SellersService, 'sellerOf'>
  readonly subscription: SubscriptionService
  readonly checkout: Pick<CheckoutService, 'order'>
  readonly lifecycle: Pick<OrderLifecycle, 'lock' | 'move' | 'lockOrderingPast'>
  readonly payments: Pick<PaymentsService, 'methodsOf' | 'closeForCanceledOrder' | 'capture' | 'refundsOf'>
  readonly orders: Pick<StaffOrdersService, 'changeByShop'>
  readonly fiscal: Pick<FiscalService, 'receiptsOf'>
}
