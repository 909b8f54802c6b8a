import { officeCustomersEndpoints } from '@okolitsa/contracts/office-customers/office-customers.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { officeCustomersHandlers } from './http/office-customers.handlers.ts'

/** Customers as the office sees them. Their data are changed by commands of the owning modules only. */
export const officeCustomersModule = defineModule({
  name: 'officeCustomers',
  uses: ['audit', 'identity', 'loyalty', 'office', 'officeOrders'],
  create: ({ database: { executor, inTransaction }, clock }, services) => ({
    calls: [
      mounted(officeCustomersEndpoints, officeCustomersHandlers({ ...services, executor, inTransaction, clock })),
    ],
  }),
})
