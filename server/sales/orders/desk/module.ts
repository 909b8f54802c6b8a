import { disputesEndpoints } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { ordersDeskEndpoints } from '@okolitsa/contracts/orders/orders-desk.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { disputesHandlers } from './http/disputes.handlers.ts'
import { ordersDeskHandlers } from './http/orders-desk.handlers.ts'

/** The seller's side of orders, and disputes about them in the office. */
export const ordersDeskModule = defineModule({
  name: 'ordersDesk',
  uses: ['orders', 'office'],
  portsFilledBy: ['sellerNotifications'],
  create: ({ database: { executor }, clock }, { orders, office, sellerNotifications: notifications }) => ({
    calls: [
      mounted(ordersDeskEndpoints, ordersDeskHandlers({ executor, clock, orders, notifications })),
      mounted(disputesEndpoints, disputesHandlers({ executor, clock, orders, office })),
    ],
  }),
})
