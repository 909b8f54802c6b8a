import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { PaymentsService } from '../../../money/payments/ports.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Executor, InTransaction } from '../../../platform/db/client.ts'
import type { StockService } from '../../../supply/stock/ports.ts'
import type { LoyaltyService } from '../../loyalty/ports.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'

export interface ChangeDeps {
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
  readonly audit: Pick<AuditService, 'record'>
  readonly lifecycle: OrderLifecycle
  readonly payments: Pick<PaymentsService, 'adjust' | 'closeForCanceledOrder'>
  readonly loyalty: Pick<LoyaltyService, 'followOrder'>
  readonly stock: Pick<StockService, 'empty'>
  readonly catalog: Pick<CatalogService, 'sellable'>
  readonly delivery: Pick<DeliveryService, 'requote' | 'rearrange'>
}
