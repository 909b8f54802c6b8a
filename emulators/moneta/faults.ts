import { Faults } from '../faults.ts'
import { type GatewayFault, gatewayFaults } from '../gateway-faults.ts'

export type MonetaFaults = Faults<GatewayFault | 'bad-signature' | 'wrong-amount'>

/** What the emulated MONETA can be told to do wrong. */
export const createMonetaFaults = (): MonetaFaults =>
  new Faults({
    ...gatewayFaults('MONETA'),
    'bad-signature': 'подпишет уведомление чужим кодом',
    'wrong-amount': 'уведомит о другой сумме',
  })
