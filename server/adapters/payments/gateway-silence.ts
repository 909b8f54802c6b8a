import { GatewayFailure } from '../../money/payments/ports.ts'

/** For `catch`: no answer of a gateway means «later», whatever was the matter. */
export const silentGateway =
  (call: string) =>
  (error: Error): never => {
    throw new GatewayFailure('unavailable', `${call}: ${error.message}`, error)
  }
