import { dataLooksEndpoints } from '@okolitsa/contracts/office-orders/data-looks.endpoints.ts'
import { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import { readOfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import { defineModule } from '../../module.ts'
import { marketRefundMade } from '../../money/payments/events.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { dataLooksHandlers } from './http/data-looks.handlers.ts'
import { officeOrdersHandlers } from './http/office-orders.handlers.ts'
import { personalData } from './personal-data.ts'
import { findCustomerIds } from './store/found-orders.store.ts'
import { look, openLooks } from './use-cases/look.ts'
import { notifyOfRefund } from './use-cases/refund-money.ts'

/** Orders of all sellers for the office, and its looks at personal data. */
export const officeOrdersModule = defineModule({
  name: 'officeOrders',
  uses: [
    'audit',
    'office',
    'orders',
    'ledger',
    'payments',
    'loyalty',
    'notifications',
    'chat',
    'telephony',
    'statements',
  ],
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
        look: (tx, asked) => look({ clock, audit: services.audit }, tx, asked),
      },
      subscribers: [on(marketRefundMade, 'officeOrders', (refund) => notifyOfRefund(executor, refund))],
      calls: [
        mounted(officeOrdersEndpoints, officeOrdersHandlers({ ...services, executor, inTransaction, clock })),
        mounted(dataLooksEndpoints, dataLooksHandlers({ executor, audit: services.audit })),
      ],
    }
  },
})
