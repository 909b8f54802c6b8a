import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  boxSchema,
  parcelFateSchema,
  parcelSchema,
  parcelWeight,
  shipmentSenderFormSchema,
  shipmentSettingsSchema,
} from './shipment.ts'

/** Parcels that are shown at once, those that leave first first. */
export const MAX_PARCELS = 300
/** Parcels that one press orders or prints; the carrier prints no more at once. */
export const MAX_AT_ONCE = 100
/** What is printed of shipments. */
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

/** Parcels of a seller at the carrier. */
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
      /** Somebody has said how parcels are given to the carrier. */
      hasSender: z.boolean(),
      parcels: z.array(parcelSchema),
    }),
  },
  orderShipments: {
    ...work,
    method: 'POST',
    path: '/v1/cabinet/shipments',
    summary: 'Orders parcels at the carrier, each by itself; says of each what became of it. Twice is once.',
    body: z.object({
      parcels: z
        .array(
          z.object({
            orderId: id,
            /** Absent = as it is proposed. */
            weightGrams: parcelWeight.optional(),
            /** Absent = the seller’s usual box. */
            box: boxSchema.optional(),
          }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_AT_ONCE, 'tooLong'),
    }),
    answer: z.object({ items: z.array(parcelFateSchema) }),
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
      /** Those without a parcel at the carrier are left out. */
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
    summary: 'Says how parcels are given to the carrier; an office has to be one that takes parcels in.',
    body: shipmentSenderFormSchema,
    errors: refuses('SHIPMENTS_OFF', 'CARRIER_SILENT'),
  },
})
