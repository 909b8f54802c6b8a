import { Faults } from '../faults.ts'
import { type GatewayFault, gatewayFaults } from '../gateway-faults.ts'

export type RbsFaults = Faults<GatewayFault | 'bad-checksum'>

/** Faults of the emulated acquirer. */
export const createRbsFaults = (): RbsFaults =>
  new Faults({ ...gatewayFaults('банк'), 'bad-checksum': 'подпишет уведомление чужим ключом' })
