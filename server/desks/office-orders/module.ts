import { dataLooksEndpoints } from '@okolitsa/contracts/office-orders/data-looks.endpoints.ts'
import { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { dataLooksHandlers } from './http/data-looks.handlers.ts'
import { officeOrdersHandlers } from './http/office-orders.handlers.ts'
import { personalData } from './personal-data.ts'

/** Orders of all sellers for the office, and its looks at personal data. */
export const officeOrdersModule = defineModule({
  name: 'officeOrders',
  uses: ['audit', 'office', 'orders', 'ledger', 'loyalty', 'notifications', 'chat', 'telephony'],
  personalData,
  create: ({ database, clock }, services) => {
    const { executor, inTransaction } = database
    return {
      calls: [
        mounted(officeOrdersEndpoints, officeOrdersHandlers({ ...services, executor, inTransaction, clock })),
        mounted(dataLooksEndpoints, dataLooksHandlers({ executor })),
      ],
    }
  },
})
