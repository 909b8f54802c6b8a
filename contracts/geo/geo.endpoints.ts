import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'
import { locationQuery, locationSchema } from './location.ts'

const text = z.string().trim().min(1, 'required').max(200, 'tooLong')

const found = z.object({
  items: z.array(locationSchema),
  /** True = no item matches the typed text exactly, so clients must ask before selecting one. */
  isGuessed: z.boolean(),
})

/** Places and addresses (spec 7.2). */
export const geoEndpoints = defineEndpoints({
  placeAt: {
    method: 'GET',
    path: '/api/v1/geo/place/{lat}/{lon}',
    access: 'public',
    work: 'paid',
    summary: 'The settlement nearest to a point; null when there is none within 60 km.',
    params: z.object({
      lat: typedNumber({ least: -90, most: 90, isFraction: true }),
      lon: typedNumber({ least: -180, most: 180, isFraction: true }),
    }),
    answer: z.object({ place: locationSchema.nullable() }),
    errors: refuses('GEO_UNAVAILABLE'),
  },
  findPlaces: {
    method: 'GET',
    path: '/api/v1/geo/places/{text}',
    access: 'public',
    work: 'paid',
    summary:
      'Settlements by the beginning of their name; forgives typos and the wrong keyboard layout. A village that is not known is taken as told, near the town named after it or near the given place.',
    params: z.object({ text }),
    query: z.object(locationQuery),
    answer: found,
    errors: refuses('GEO_UNAVAILABLE'),
  },
  findAddresses: {
    method: 'GET',
    path: '/api/v1/geo/addresses/{text}',
    access: 'public',
    work: 'paid',
    summary: 'Addresses for a free text such as "city, street, house"; a street alone is meant at the given place.',
    params: z.object({ text }),
    query: z.object(locationQuery),
    answer: found,
    errors: refuses('GEO_UNAVAILABLE'),
  },
})
