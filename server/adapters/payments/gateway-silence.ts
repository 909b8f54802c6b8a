import { GatewayFailure } from '../../money/payments/ports.ts'

/** Handler for `catch` that makes a missing answer of a gateway transient, whatever the reason. */
export const silentGateway =
  (call: string) =>
  (error: Error): never => {
    throw new GatewayFailure('unavailable', `${call}: ${error.message}`, error)
  }
