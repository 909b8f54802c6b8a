import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { newTourSchema, ownTourSchema, tourFormPartSchema, tourProductSchema } from './tour-form.ts'

const desk = { access: 'seller', permission: 'manageGoods' } as const
const path = '/v1/cabinet/tours/{id}'

/** Tours of an organizer, without dates and bookings. */
export const tourFormsEndpoints = defineEndpointsIn('tours', {
  listTours: {
    ...desk,
    seller: 'organizationId',
    withoutSeller: 'only',
    method: 'GET',
    path: '/v1/cabinet/tours',
    summary: 'Tours of an organizer, the newest first, with the next date of each and what keeps it from being shown.',
    query: z.object({
      ...pageQuery(50),
      /** Organizer to show. */
      organizationId: id.optional(),
      archived: z.stringbool('wrongValue').default(false),
    }),
    answer: pageOf(ownTourSchema),
  },
  createTour: {
    ...desk,
    seller: 'organizationId',
    withoutSeller: 'only',
    method: 'POST',
    path: '/v1/cabinet/tours',
    summary: 'Creates a draft tour with this organizer’s usual rules.',
    body: newTourSchema,
    answer: tourProductSchema,
    status: 201,
  },
  readTour: {
    ...desk,
    method: 'GET',
    path,
    summary: 'A tour with everything its organizer writes of it.',
    params: idParams,
    answer: tourProductSchema,
  },
  editTour: {
    ...desk,
    method: 'PATCH',
    path,
    summary:
      'Changes the fields that are named, all of them or none. Bookings that are there keep their prices and their terms.',
    params: idParams,
    body: z.object({
      change: tourFormPartSchema,
      /** Fields as the person saw them; the change is refused when a field has changed since. */
      seen: tourFormPartSchema,
    }),
    errors: refuses('TOUR_CHANGED'),
    answer: tourProductSchema,
  },
  setTourState: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/tours/{id}/state',
    summary:
      'Shows a tour, takes it off or puts it away; what a customer would miss is told field by field. Taken off, a draft is a draft again.',
    params: idParams,
    body: z.object({ state: z.enum(['published', 'hidden', 'archived'], 'wrongValue') }),
    answer: tourProductSchema,
  },
})
