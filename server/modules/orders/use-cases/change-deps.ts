import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Executor, InTransaction } from '../../../platform/db/client.ts'
import type { CatalogDoor } from '../../catalog/ports.ts'
import type { DeliveryDoor } from '../../delivery/ports.ts'
import type { LoyaltyDoor } from '../../loyalty/ports.ts'
import type { PaymentsDoor } from '../../payments/ports.ts'
import type { StockDoor } from '../../stock/ports.ts'
import type { OrderLedger } from '../ports.ts'

/** What changing orders asks of the rest of the shop. */
export interface ChangeDeps {
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
  readonly ledger: Pick<OrderLedger, 'move'>
  readonly stock: Pick<StockDoor, 'resize'>
  readonly payments: Pick<PaymentsDoor, 'adjust' | 'closeForCanceledOrder'>
  readonly loyalty: Pick<LoyaltyDoor, 'followOrder'>
  readonly catalog: Pick<CatalogDoor, 'sellable'>
  readonly delivery: Pick<DeliveryDoor, 'requote' | 'rearrange'>
}
