import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { customerShipmentSchema } from './shipment.ts'

/** Shipments for customers, and the carrier's webhooks. */
export const shipmentsEndpoints = defineEndpoints({
  getShipment: {
    method: 'GET',
    path: '/api/v1/orders/{id}/shipment',
    access: 'customer',
    summary: 'Where the parcel of an order is; null = it was not given to the carrier yet, or goes otherwise.',
    params: idParams,
    answer: z.object({ shipment: customerShipmentSchema.nullable() }),
  },
  cdekWebhook: {
    method: 'POST',
    path: '/api/v1/cdek/webhook/{secret}',
    access: 'public',
    work: 'cheap',
    session: 'none',
    summary: 'Webhook of CDEK about a parcel. Unsigned: its content is not trusted and only causes a check.',
    params: z.object({ secret: z.string().max(200) }),
    body: z.looseObject({ uuid: z.string().max(100).optional(), type: z.string().max(50).optional() }),
    answer: z.object({ accepted: z.literal(true) }),
  },
})
