import { deliveryEndpoints } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createDeliveryModule } from './index.ts'

export const deliveryModule = defineModule({
  name: 'delivery',
  uses: ['sellers'],
  create: ({ database, clock, log, adapters, towns }, { sellers }) => {
    const { handlers, ...service } = createDeliveryModule({
      executor: database.executor,
      clock,
      sellers,
      carrier: adapters.carrier,
      settlements: towns,
      towns,
      log,
    })
    return { service, calls: [mounted(deliveryEndpoints, handlers)] }
  },
})
