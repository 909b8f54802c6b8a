import { kitchenOrdersEndpoints } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createOrdersModule } from './index.ts'
import { personalData } from './personal-data.ts'

/** Orders after checkout, on top of payments. */
export const ordersModule = defineModule({
  name: 'orders',
  uses: ['audit', 'order-lifecycle', 'payments', 'fiscal', 'loyalty', 'catalog', 'delivery', 'images', 'stock'],
  personalData,
  create: ({ config, database, clock }, { 'order-lifecycle': lifecycle, images, fiscal, ...services }) => {
    const { handlers, changeHandlers, kitchenHandlers, subscribers, periodic, liveTopics, ...service } =
      createOrdersModule({
        ...services,
        database,
        clock,
        lifecycle,
        photos: images.photos,
        receiptsOf: fiscal.receiptsOf,
        publicUrl: config.PUBLIC_URL,
      })
    const calls = [
      mounted(ordersEndpoints, handlers),
      mounted(orderChangesEndpoints, changeHandlers),
      mounted(kitchenOrdersEndpoints, kitchenHandlers),
    ]
    return { service, calls, subscribers, periodic, liveTopics }
  },
})
