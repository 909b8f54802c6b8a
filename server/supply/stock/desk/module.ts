import { stockDeskEndpoints } from '@okolitsa/contracts/stock/stock-desk.endpoints.ts'
import { stockLotsEndpoints } from '@okolitsa/contracts/stock/stock-lots.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { stockDeskHandlers } from './http/stock-desk.handlers.ts'
import { stockLotsHandlers } from './http/stock-lots.handlers.ts'

/** The shelf as its seller keeps it: it reads lists and the history, and every change is a command of the products. */
export const stockDeskModule = defineModule({
  name: 'stockDesk',
  uses: ['products', 'stock', 'audit'],
  create: ({ database, clock }, { products, stock, audit }) => ({
    calls: [
      mounted(stockDeskEndpoints, stockDeskHandlers({ database, clock, products })),
      mounted(stockLotsEndpoints, stockLotsHandlers({ database, stock, audit })),
    ],
  }),
})
