import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Logger } from 'pino'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'
import type { StaffOrdersService } from '../../orders/ports.ts'
import type { ShipmentCarrier } from '../ports.ts'

export interface ShipmentDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Null = not configured. */
  readonly carrier: ShipmentCarrier | null
  readonly lifecycle: Pick<OrderLifecycle, 'lock'>
  readonly orders: Pick<StaffOrdersService, 'move' | 'takeMoney' | 'getForStaff'>
  readonly sellers: Pick<SellersService, 'shippingOf' | 'sellerOf'>
  readonly audit: Pick<AuditService, 'record'>
}

export const plusSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1_000)
