import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  boxSchema,
  parcelOutcomeSchema,
  parcelSchema,
  parcelWeight,
  shipmentSenderFormSchema,
  shipmentSettingsSchema,
} from './shipment.ts'

/** Maximum listed parcels, by departure. */
export const MAX_PARCELS = 300
/** Maximum parcels ordered or printed in one call, a limit of the carrier. */
export const MAX_AT_ONCE = 100
export const SHIPMENT_PAPERS = ['waybill', 'labels'] as const

const work = { access: 'seller', permission: 'workOrders' } as const
const shop = {
  access: 'seller',
  seller: 'id',
  permission: 'manageShop',
  params: idParams,
  answer: shipmentSettingsSchema,
} as const
const sender = '/v1/cabinet/farmers/{id}/shipping/sender'
const ofOrder = '/v1/cabinet/orders/{id}/shipment'

export const shipmentsDeskEndpoints = defineEndpoints({
  listParcels: {
    ...work,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/shipments',
    summary: 'Orders that go by the carrier and are not over, with their parcels.',
    query: z.object({ organizationId: id }),
    answer: z.object({
      isOn: z.boolean(),
      /** True = the handover to the carrier is set. */
      hasSender: z.boolean(),
      parcels: z.array(parcelSchema),
    }),
  },
  orderShipments: {
    ...work,
    method: 'POST',
    path: '/v1/cabinet/shipments',
    summary: 'Orders parcels at the carrier, each separately, and reports the result for each; idempotent.',
    body: z.object({
      parcels: z
        .array(
          z.object({
            orderId: id,
            /** Weight of the parcel; absent = the proposed weight. */
            weightGrams: parcelWeight.optional(),
            /** Size of the box; absent = the seller’s usual box. */
            box: boxSchema.optional(),
          }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_AT_ONCE, 'tooLong'),
    }),
    answer: z.object({ items: z.array(parcelOutcomeSchema) }),
    errors: refuses('SHIPMENTS_OFF'),
  },
  printShipments: {
    ...work,
    work: 'dear',
    method: 'GET',
    path: '/v1/cabinet/shipments/paper',
    summary: 'Waybills or labels of parcels as the carrier draws them, a PDF.',
    query: z.object({
      paper: z.enum(SHIPMENT_PAPERS, 'wrongValue').default('waybill'),
      /** Ids of the orders; orders without a shipment are ignored. */
      orderIds: listOf(id).refine((ids) => ids.length <= MAX_AT_ONCE, 'tooLong'),
    }),
    media: 'application/pdf',
    answer: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    errors: refuses('SHIPMENTS_OFF', 'CARRIER_SILENT'),
  },
  getParcel: {
    ...work,
    permission: 'readOrders',
    method: 'GET',
    path: ofOrder,
    summary: 'The parcel of an order; null = it does not go by the carrier.',
    params: idParams,
    answer: z.object({ isOn: z.boolean(), hasSender: z.boolean(), parcel: parcelSchema.nullable() }),
  },
  callOffShipment: {
    ...work,
    method: 'DELETE',
    path: ofOrder,
    summary: 'Calls a parcel off at the carrier; it may until the carrier has it.',
    params: idParams,
    answer: z.object({ parcel: parcelSchema }),
    errors: refuses('SHIPMENTS_OFF', 'SHIPMENT_ON_ITS_WAY', 'CARRIER_SILENT'),
  },
  getShipmentSettings: { ...shop, method: 'GET', path: sender, summary: 'How parcels are given to the carrier.' },
  setShipmentSender: {
    ...shop,
    method: 'PATCH',
    path: sender,
    summary: 'Sets the handover of parcels to the carrier; an office must accept parcels.',
    body: shipmentSenderFormSchema,
    errors: refuses('SHIPMENTS_OFF', 'CARRIER_SILENT'),
  },
})
