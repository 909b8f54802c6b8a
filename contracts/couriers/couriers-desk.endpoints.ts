import { calledMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, jsonId, uuid } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { without } from '../kernel/validation.ts'
import { refuses } from '../refusals/refuses.ts'
import { courierDeskSchema } from './couriers.ts'

export const MAX_STOPS = 300
/** Maximum active links of one day. */
export const MAX_LINKS = 20

const date = day
const desk = { access: 'seller', permission: 'manageShop' } as const

/** The couriers' day of a seller: route sheets and courier links. */
export const couriersDeskEndpoints = defineEndpoints({
  getCourierDesk: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/couriers',
    summary: 'Addresses of a day and the links that open it; without a day of the first one that is not over.',
    query: z.object({ organizationId: id, date: date.optional() }),
    answer: courierDeskSchema,
  },
  printRoute: {
    ...desk,
    seller: 'organizationId',
    work: 'dear',
    method: 'GET',
    path: '/v1/cabinet/couriers/route',
    summary: 'The route list of a day, or of one car’s, as a PDF.',
    query: z.object({ organizationId: id, date, linkId: uuid.optional() }),
    media: 'application/pdf',
    answer: bytes,
  },
  planRoute: {
    ...desk,
    seller: 'organizationId',
    method: 'POST',
    path: '/v1/cabinet/couriers/route',
    summary: 'Assigns stops to cars in order; addresses that are no longer in the day are skipped.',
    body: z.object({
      organizationId: id,
      day: date,
      /** True = `stops` keep their order; false = the stops of each car are sorted by distance. */
      isByHand: z.boolean('wrongValue'),
      stops: z
        .array(z.object({ orderId: jsonId, linkId: uuid.nullable() }))
        .max(MAX_STOPS, 'tooLong')
        .refine((stops) => new Set(stops.map(({ orderId }) => orderId)).size === stops.length, 'wrongValue'),
    }),
    answer: courierDeskSchema,
  },
  handInCash: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/couriers/links/{id}/cash',
    summary: 'Sets the cash handed in by the courier of a link; the latest sum counts.',
    params: z.object({ id: uuid }),
    body: z.object({ handed: enteredRoubles() }),
    answer: courierDeskSchema,
  },
  createCourierLink: {
    ...desk,
    seller: 'organizationId',
    method: 'POST',
    once: true,
    path: '/v1/cabinet/couriers/links',
    summary: 'Creates a courier’s link to a day; it is returned only once and expires at the end of the next day.',
    body: z.object({
      organizationId: id,
      day: date,
      courierName: z.string('required').trim().min(1, 'required').max(60, 'tooLong').check(without(calledMistake)),
    }),
    answer: z.object({ url: z.string(), desk: courierDeskSchema }),
    errors: refuses('TOO_MANY_LINKS'),
    status: 201,
  },
  revokeCourierLink: {
    ...desk,
    method: 'DELETE',
    path: '/v1/cabinet/couriers/links/{id}',
    summary: 'Takes a link back at once.',
    params: z.object({ id: uuid }),
    answer: courierDeskSchema,
  },
})
