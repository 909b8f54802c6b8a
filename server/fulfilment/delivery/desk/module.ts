import { shippingEndpoints } from '@okolitsa/contracts/delivery/shipping.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { shippingHandlers } from './http/shipping.handlers.ts'

export const deliveryDeskModule = defineModule({
  name: 'deliveryDesk',
  uses: ['sellers', 'delivery'],
  create: ({ database, clock }, { sellers, delivery }) => ({
    calls: [mounted(shippingEndpoints, shippingHandlers({ database, clock, sellers, delivery }))],
  }),
})
