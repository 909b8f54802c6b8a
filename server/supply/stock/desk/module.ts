import { stockDeskEndpoints } from '@okolitsa/contracts/stock/stock-desk.endpoints.ts'
import { stockLotsEndpoints } from '@okolitsa/contracts/stock/stock-lots.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { stockDeskHandlers } from './http/stock-desk.handlers.ts'
import { stockLotsHandlers } from './http/stock-lots.handlers.ts'

/**
 * Stock for its seller: lists and the history are read here, and the commands of the products module make every change.
 */
export const stockDeskModule = defineModule({
  name: 'stockDesk',
  uses: ['products', 'stock', 'audit'],
  create: ({ database, clock }, { products, stock, audit }) => ({
    calls: [
      mounted(stockDeskEndpoints, stockDeskHandlers({ database, clock, products })),
      mounted(stockLotsEndpoints, stockLotsHandlers({ database, stock, products, audit })),
    ],
  }),
})
