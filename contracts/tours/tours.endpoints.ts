import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageQuery } from '../kernel/paging.ts'

/** Tours and their bookings (spec 7.8). */
export const toursEndpoints = defineEndpoints({
  bookings: {
    method: 'GET',
    path: '/api/v2/orders/tours',
    access: 'customer',
    summary: 'Bookings, 6 a page.',
    query: z.object(pageQuery(6)),
    answer: z.unknown(),
    owed: true,
  },
  booking: {
    method: 'GET',
    path: '/api/v1/orders/tour/{id}',
    access: 'customer',
    summary: 'One booking.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  cancelBooking: {
    method: 'PATCH',
    path: '/api/v1/orders/tour/{id}/cancel',
    access: 'customer',
    summary: 'Cancels a booking.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
  tour: {
    method: 'GET',
    path: '/api/v2/tours/{id}',
    access: 'public',
    summary: 'One tour.',
    params: idParams,
    answer: z.unknown(),
    owed: true,
  },
})
