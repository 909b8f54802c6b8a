import { pickingEndpoints } from '@okolitsa/contracts/picking/picking.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { pickingHandlers } from './http/picking.handlers.ts'

/** Picking: marks of parcel contents before the order changes. */
export const pickingModule = defineModule({
  name: 'picking',
  uses: ['orders', 'stock', 'audit'],
  create: ({ database, clock }, { orders, stock, audit }) => ({
    calls: [mounted(pickingEndpoints, pickingHandlers({ database, clock, orders, stock, audit }))],
  }),
})
