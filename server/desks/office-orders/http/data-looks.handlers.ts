import type { dataLooksEndpoints } from '@okolitsa/contracts/office-orders/data-looks.endpoints.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { listLooks, namesOf } from '../store/office-work.store.ts'

const MAX_LOOKS = 50

/** Revealed fields are rows of their own; the reading of a chat is an entry of the log. */
export const dataLooksHandlers = ({
  executor,
  audit,
}: Deps<'executor' | 'audit'>): Handlers<typeof dataLooksEndpoints> => ({
  listDataLooks: async ({ scope: { customerId } }) => {
    const talk = { entity: 'customer', entityId: customerId, action: 'readTalk' } as const
    const [looks, reads] = await Promise.all([
      listLooks(executor, customerId, MAX_LOOKS),
      audit.actsOf(executor, talk, MAX_LOOKS),
    ])
    const names = await namesOf(
      executor,
      reads.map(({ staffId }) => staffId),
    )
    const items = [
      ...looks.map(({ id, at, orderId, field, reason, name }) => ({
        ...{ id, at, field, reason, name },
        orderNumber: orderId === null ? null : orderNumberOf(orderId),
      })),
      ...reads.map(({ id, at, staffId }) => ({
        ...{ id, at, field: 'talk' as const, reason: 'report' as const },
        ...{ name: names.get(staffId) ?? '', orderNumber: null },
      })),
    ]
    return {
      items: items
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, MAX_LOOKS)
        .map(({ at, ...look }) => ({ ...look, at: at.toISOString() })),
    }
  },
})
