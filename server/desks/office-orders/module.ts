import { dataLooksEndpoints } from '@okolitsa/contracts/office-orders/data-looks.endpoints.ts'
import { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import { readOfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { dataLooksHandlers } from './http/data-looks.handlers.ts'
import { officeOrdersHandlers } from './http/office-orders.handlers.ts'
import { personalData } from './personal-data.ts'
import { findCustomerIds } from './store/found-orders.store.ts'
import { look, openLooks } from './use-cases/look.ts'
import { giveBack } from './use-cases/refund-money.ts'

/** Orders of all sellers for the office, and its looks at personal data. */
export const officeOrdersModule = defineModule({
  name: 'officeOrders',
  uses: ['audit', 'office', 'orders', 'ledger', 'payments', 'loyalty', 'notifications', 'chat', 'telephony'],
  personalData,
  create: ({ database, clock }, services) => {
    const { executor, inTransaction } = database
    return {
      service: {
        findCustomers: async (reader, text) => {
          const asked = readOfficeSearch(text)
          return asked && findCustomerIds(reader, asked)
        },
        openLooks: (reader, asked) => openLooks({ clock }, reader, asked),
        refundMoney: (tx, memberId, refund) => giveBack({ clock, ...services }, tx, memberId, refund, true),
        look: (tx, asked) => look({ clock, audit: services.audit }, tx, asked),
      },
      calls: [
        mounted(officeOrdersEndpoints, officeOrdersHandlers({ ...services, executor, inTransaction, clock })),
        mounted(dataLooksEndpoints, dataLooksHandlers({ executor })),
      ],
    }
  },
})
