import { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createCheckoutModule } from './index.ts'
import { personalData } from './personal-data.ts'

export const checkoutModule = defineModule({
  name: 'checkout',
  uses: [
    'sellers',
    'cart',
    'catalog',
    'delivery',
    'dinner',
    'loyalty',
    'order-lifecycle',
    'payments',
    'identity',
    'subscription',
  ],
  personalData,
  create: (
    { config, database, clock },
    {
      cart: carts,
      identity: customers,
      catalog,
      delivery,
      dinner,
      loyalty,
      'order-lifecycle': orders,
      payments,
      sellers,
      subscription: subscriptions,
    },
  ) => {
    const firstOrders = { unpaid: config.FIRST_ORDERS_UNPAID, stockPercent: config.FIRST_ORDERS_STOCK_PERCENT }
    const services = { carts, customers, catalog, delivery, dinner, loyalty, orders, payments, sellers, subscriptions }
    const { handlers, periodic, ...service } = createCheckoutModule({ database, clock, firstOrders, ...services })
    return { service, calls: [mounted(checkoutEndpoints, handlers)], periodic }
  },
})
