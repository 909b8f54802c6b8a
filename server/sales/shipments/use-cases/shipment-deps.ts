import type { Logger } from 'pino'
import type { Deps } from '../../../services.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'
import type { ShipmentCarrier } from '../ports.ts'

export interface ShipmentDeps extends Deps<'database' | 'clock' | 'orders' | 'sellers' | 'audit'> {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** The parcel carrier; null = not configured. */
  readonly carrier: ShipmentCarrier | null
  readonly lifecycle: Pick<OrderLifecycle, 'lock'>
}

export const plusSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1_000)
