import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, uuid } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { courierCallFormSchema, courierCallSchema } from './courier-call.ts'

const work = { access: 'seller', permission: 'workOrders' } as const
const calls = '/v1/cabinet/courier-calls'

/** Calls of the carrier's courier to a seller. */
export const courierCallsEndpoints = defineEndpoints({
  listCourierCalls: {
    ...work,
    seller: 'organizationId',
    method: 'GET',
    path: calls,
    summary: 'Calls of the carrier’s courier from today on, and when and where one may be called.',
    query: z.object({ organizationId: id }),
    answer: z.object({
      /** True = the seller uses courier collection, and the carrier is connected. */
      mayCall: z.boolean(),
      /** The seller’s town, and the usual address of collection. */
      town: z.string(),
      address: z.string(),
      days: z.array(z.object({ day: z.string(), fromHour: z.number().int() })),
      calls: z.array(courierCallSchema),
    }),
  },
  callCourier: {
    ...work,
    seller: 'organizationId',
    method: 'POST',
    path: calls,
    summary: 'Calls the carrier’s courier for parcels, one a day. The same twice is once.',
    body: courierCallFormSchema,
    answer: z.object({ call: courierCallSchema }),
    errors: refuses('SHIPMENTS_OFF', 'COURIER_NOT_CHOSEN', 'COURIER_CALLED_ALREADY'),
  },
  callOffCourier: {
    ...work,
    method: 'DELETE',
    path: `${calls}/{id}`,
    summary: 'Calls a courier off; called off already is called off.',
    params: z.object({ id: uuid }),
    answer: z.object({ call: courierCallSchema }),
    errors: refuses('SHIPMENTS_OFF', 'CARRIER_SILENT', 'COURIER_CALL_STAYS'),
  },
})
