import type { StageChoice } from '@okolitsa/domain/payments/payment-stages.ts'
import type { Deps } from '../../services.ts'
import type { PayableOrders, PaymentGateway, PaymentGateways, PaymentReference } from './ports.ts'
import type { Attempt } from './store/payment.store.ts'

/** The part of pino's logger that is used here. */
export interface PaymentLog {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface PaymentDeps extends Deps<'database' | 'clock'> {
  readonly orders: PayableOrders
  readonly gateways: PaymentGateways
  /** One stage or two; `auto` decides by the order. */
  readonly stages: StageChoice
  readonly publicUrl: string
  /** Address gateways call back; the public one by default. */
  readonly callbackUrl: string
  readonly log: PaymentLog
}

/** Longer than the gateway's own timeout: a claim is released by then, unless the process died. */
export const CLAIM_SECONDS = 15
/** A withdrawal at a gateway is checked again after this many seconds, in case it failed. */
export const LOOK_AGAIN_SECONDS = 60
/** Seconds until a refund or a capture is tried again: grows to an hour at most. */
export const retryDelaySeconds = (attempts: number): number => Math.min(3_600, 15 * 2 ** Math.min(attempts, 8))

export const plusSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1_000)

/** The gateway of an attempt; null = it is no longer configured. */
export const gatewayOf = (deps: PaymentDeps, attempt: Pick<Attempt, 'method'>): PaymentGateway | null =>
  deps.gateways[attempt.method] ?? null

export const referenceOf = ({ gatewayNumber, gatewayOrderId, createdAt }: Attempt): PaymentReference => ({
  number: gatewayNumber,
  gatewayOrderId,
  openedAt: createdAt,
})
