import type { dataLooksEndpoints } from '@okolitsa/contracts/office-orders/data-looks.endpoints.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { listLooks } from '../store/office-work.store.ts'

const MAX_LOOKS = 50

export const dataLooksHandlers = ({ executor }: Deps<'executor'>): Handlers<typeof dataLooksEndpoints> => ({
  listDataLooks: async ({ scope }) => {
    const looks = await listLooks(executor, scope.customerId, MAX_LOOKS)
    return {
      items: looks.map(({ id, at, orderId, field, reason, name }) => ({
        ...{ id, field, reason, name },
        at: at.toISOString(),
        orderNumber: orderId === null ? null : orderNumberOf(orderId),
      })),
    }
  },
})
