import { Faults } from '../faults.ts'
import { type GatewayFault, gatewayFaults } from '../gateway-faults.ts'

export type RbsFaults = Faults<GatewayFault | 'bad-checksum'>

/** What the emulated acquirer can be told to do wrong. */
export const createRbsFaults = (): RbsFaults =>
  new Faults({ ...gatewayFaults('банк'), 'bad-checksum': 'подпишет уведомление чужим ключом' })
