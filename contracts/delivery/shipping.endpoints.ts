import { MAX_AREAS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { isoDate } from '../catalog/price.ts'
import { locationSchema } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { shippingMethodSchema } from './delivery.endpoints.ts'
import {
  closuresSchema,
  outlineSchema,
  shippingRatesSchema,
  shippingScheduleSchema,
  shippingSchema,
  slotsSchema,
  tradePlaceFormSchema,
} from './shipping.ts'

const desk = { access: 'seller', seller: 'id', permission: 'manageShop', params: idParams } as const
const changes = { ...desk, answer: shippingSchema } as const
const path = '/v1/cabinet/farmers/{id}/shipping'
const place = idParams.extend({ tradePlaceId: id })

/** Delivery settings of a seller, edited by its staff. */
export const shippingEndpoints = defineEndpoints({
  getShipping: { ...changes, method: 'GET', path, summary: 'Where the seller delivers, for how much and when.' },
  setShippingRates: {
    ...changes,
    method: 'PATCH',
    path: `${path}/rates`,
    summary:
      'The whole list of rates with their areas: one with an id stays the same rate, one that is missing goes. Who began with other rates than there are now is told so.',
    body: z.object({ revision: z.string('required').max(100, 'tooLong'), rates: shippingRatesSchema }),
    errors: refuses('SHIPPING_CHANGED'),
  },
  setShippingSchedule: {
    ...changes,
    method: 'PATCH',
    path: `${path}/schedule`,
    summary: 'Days, hours and what there is room for; what is not named stays.',
    body: shippingScheduleSchema.partial(),
  },
  setClosures: {
    ...changes,
    method: 'PATCH',
    path: `${path}/closures`,
    summary: 'Days off to come, the whole list. Orders that are promised for such a day stay promised.',
    body: z.object({ closures: closuresSchema }),
  },
  listClosedDayOrders: {
    ...desk,
    method: 'GET',
    path: `${path}/closures/orders`,
    summary: 'Orders that are promised for days off to come: the seller brings them, or asks for another day.',
    answer: z.object({
      items: z.array(z.object({ orderId: z.number().int(), recipientName: z.string(), date: z.string() })),
    }),
  },
  openTradePlace: {
    ...changes,
    method: 'POST',
    once: true,
    path: `${path}/trade-places`,
    summary: 'Opens a place where orders are collected.',
    body: tradePlaceFormSchema,
    status: 201,
  },
  changeTradePlace: {
    ...changes,
    method: 'PATCH',
    path: `${path}/trade-places/{tradePlaceId}`,
    summary: 'Changes a place where orders are collected.',
    params: place,
    body: tradePlaceFormSchema.partial(),
  },
  closeTradePlace: {
    ...changes,
    method: 'DELETE',
    path: `${path}/trade-places/{tradePlaceId}`,
    summary: 'Deletes the rate for new orders; existing ones keep it.',
    params: place,
  },
  getSlots: {
    ...desk,
    method: 'GET',
    path: `${path}/slots`,
    summary: 'How many orders the coming days of each rate have taken, and how many they take.',
    answer: slotsSchema,
  },
  findOutlines: {
    ...desk,
    method: 'POST',
    path: `${path}/outlines`,
    summary: 'Where regions and towns lie on the map, roughly, in the order they are asked about; null = not known.',
    body: z.object({
      places: z
        .array(z.object({ regionCode: z.string().max(2), city: z.string().trim().max(100, 'tooLong').nullable() }))
        .max(MAX_AREAS, 'tooLong'),
    }),
    answer: z.object({ outlines: z.array(outlineSchema.nullable()) }),
  },
  checkAddress: {
    ...desk,
    method: 'POST',
    path: `${path}/check`,
    summary: 'Previews the delivery offer at an address, with reasons for missing methods.',
    body: z.object({ place: locationSchema }),
    answer: z.object({
      /** The seller’s own methods; the carrier is queried only at checkout. */
      methods: z.array(shippingMethodSchema),
      /** The rate in effect at the address; null = no courier there. */
      rate: z.object({ id: z.number().int(), title: z.string() }).nullable(),
      sendsByCarrier: z.boolean(),
      /** Other rates that cover the address but are not in effect there. */
      otherRates: z.array(z.object({ id: z.number().int(), title: z.string(), price: z.number() })),
      /** Free slots of the earliest day; null = unlimited, or no day. */
      roomLeft: z.number().int().nullable(),
      /** Days of the next two weeks on which the rate is full. */
      fullDays: z.array(isoDate),
      /** Nearest drawn area when no rate covers the address; null = none. */
      nearestArea: z.object({ title: z.string(), metres: z.number().int() }).nullable(),
    }),
    errors: refuses('POINT_ELSEWHERE'),
  },
})
