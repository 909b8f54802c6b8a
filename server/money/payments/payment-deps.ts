import type { StageChoice } from '@okolitsa/domain/payments/payment-stages.ts'
import type { Deps } from '../../services.ts'
import type { PayableOrders, PaymentGateway, PaymentGateways, PaymentReference } from './ports.ts'
import type { Attempt } from './store/payment.store.ts'

/** Logger methods used by payments. */
export interface PaymentLog {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface PaymentDeps extends Deps<'database' | 'clock'> {
  readonly orders: PayableOrders
  readonly gateways: PaymentGateways
  /** Number of payment stages; `auto` chooses by the order. */
  readonly stages: StageChoice
  readonly publicUrl: string
  /** Base URL for callbacks of gateways; the shop's public URL by default. */
  readonly callbackUrl: string
  readonly log: PaymentLog
}

/** Duration of a claim, seconds: longer than the gateway's own timeout, so that only a crash lets it expire. */
export const CLAIM_SECONDS = 15
/** Seconds until a withdrawal at a gateway is checked again, in case it failed. */
export const LOOK_AGAIN_SECONDS = 60
/** Seconds until a refund or a capture is retried, at most an hour. */
export const retryDelaySeconds = (attempts: number): number => Math.min(3_600, 15 * 2 ** Math.min(attempts, 8))

export const plusSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1_000)

/** The gateway of an attempt; null = this gateway is no longer configured. */
export const gatewayOf = (deps: PaymentDeps, attempt: Pick<Attempt, 'method'>): PaymentGateway | null =>
  deps.gateways[attempt.method] ?? null

export const referenceOf = ({ gatewayNumber, gatewayOrderId, createdAt }: Attempt): PaymentReference => ({
  number: gatewayNumber,
  gatewayOrderId,
  openedAt: createdAt,
})
