import { ordersDeskEndpoints } from '@okolitsa/contracts/orders/orders-desk.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { ordersDeskHandlers } from './http/orders-desk.handlers.ts'

/** The seller's side of orders. */
export const ordersDeskModule = defineModule({
  name: 'ordersDesk',
  uses: ['orders'],
  portsFilledBy: ['sellerNotifications'],
  create: ({ database: { executor }, clock }, { orders, sellerNotifications: notifications }) => ({
    calls: [mounted(ordersDeskEndpoints, ordersDeskHandlers({ executor, clock, orders, notifications }))],
  }),
})
