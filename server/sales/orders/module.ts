import { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createOrderLifecycle, createOrdersModule } from './index.ts'

/** The life of an order, below payments: they move it through a port of their own. */
export const orderLifecycleModule = defineModule({
  name: 'order-lifecycle',
  uses: ['stock', 'delivery'],
  create: ({ clock }, services) => ({ service: createOrderLifecycle({ clock, ...services }) }),
})

/** Orders after checkout, above payments. */
export const ordersModule = defineModule({
  name: 'orders',
  uses: ['order-lifecycle', 'stock', 'payments', 'fiscal', 'loyalty', 'catalog', 'delivery', 'images'],
  create: ({ config, database, clock }, { 'order-lifecycle': lifecycle, images, fiscal, ...services }) => {
    const { handlers, changeHandlers, subscribers, periodic, liveTopics, ...service } = createOrdersModule({
      ...services,
      database,
      clock,
      lifecycle,
      photos: images.photos,
      receiptsOf: fiscal.receiptsOf,
      publicUrl: config.PUBLIC_URL,
    })
    const calls = [mounted(ordersEndpoints, handlers), mounted(orderChangesEndpoints, changeHandlers)]
    return { service, calls, subscribers, periodic, liveTopics }
  },
})
