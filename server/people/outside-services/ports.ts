import type { Trouble } from '@okolitsa/domain/office/alarms.ts'
import type { CheckOutcome, OutsideService, ServiceMode } from '@okolitsa/domain/outside-services/outside-service.ts'

/** Additions that make a check a trial: it then leaves a trace at the service. */
export interface CheckOrder {
  /** Digits of a phone that receives an SMS. */
  readonly phone?: string | undefined
  /** Address that receives an e-mail. */
  readonly email?: string | undefined
  /** Registers and withdraws a payment of 1 ₽, registers a receipt at a test register, or stores and deletes a file. */
  readonly trial?: boolean | undefined
}

/** The check of one outside service. Outcomes contain neither secrets nor personal data. */
export interface ServiceCheck {
  readonly service: OutsideService
  readonly mode: ServiceMode
  /** Environment variables that connect the service. */
  readonly variables: readonly { readonly name: string; readonly isSet: boolean }[]
  /** Required variables that are not set. */
  readonly missing: readonly string[]
  /** True = some required variables are set and others are not. */
  readonly isHalfSet: boolean
  readonly trial: keyof CheckOrder | null
  check(order: CheckOrder): Promise<CheckOutcome>
}

/** Time limit of a check, ms. */
export const CHECK_LIMIT_MS = 10_000

export interface OutsideServicesService {
  /** Services whose last check failed. */
  failing(): Trouble
}
