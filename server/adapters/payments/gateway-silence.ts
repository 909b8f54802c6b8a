import { GatewayFailure } from '../../money/payments/ports.ts'

/** For `catch`: a missing answer of a gateway is transient, whatever the reason. */
export const silentGateway =
  (call: string) =>
  (error: Error): never => {
    throw new GatewayFailure('unavailable', `${call}: ${error.message}`, error)
  }
