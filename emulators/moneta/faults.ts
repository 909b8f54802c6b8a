import { Faults } from '../faults.ts'
import { type GatewayFault, gatewayFaults } from '../gateway-faults.ts'

export type MonetaFaults = Faults<GatewayFault | 'bad-signature' | 'wrong-amount'>

/** Faults of the emulated MONETA. */
export const createMonetaFaults = (): MonetaFaults =>
  new Faults({
    ...gatewayFaults('MONETA'),
    'bad-signature': 'подпишет уведомление чужим кодом',
    'wrong-amount': 'уведомит о другой сумме',
  })
