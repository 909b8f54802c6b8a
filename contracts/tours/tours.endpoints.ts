import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { listOf, pageOf, pageQuery } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { tourCardSchema, tourSchema } from './tour.ts'
import { tourOrganizerSchema } from './tour-organizer.ts'

const regionCode = z.string().refine((code) => isRegionCode(code), 'wrongValue')
const people = typedNumber({ least: 1, most: 30 })

/** Tours and their dates (spec 7.8), without bookings. */
export const toursEndpoints = defineEndpointsIn('tours', {
  tours: {
    method: 'GET',
    path: '/api/v2/tours',
    access: 'public',
    summary:
      'Tours that go, the nearest first where the place is given, else the soonest: by days, regions and how many people go.',
    query: z.object({
      ...pageQuery(12),
      /** Region codes, as `40,62`. */
      regions: listOf(regionCode),
      /** First day in the tour's time zone; both ends are included. */
      from: day.optional(),
      to: day.optional(),
      people: people.optional(),
      /** True = only dates with enough free places. */
      withPlaces: z.stringbool('wrongValue').default(false),
      /** The customer's latitude: origin of distances; the nearest tours come first. */
      latitude: typedNumber(
        { least: -90, most: 90, isFraction: true },
        { tooSmall: 'wrongValue', tooBig: 'wrongValue' },
      ).optional(),
      longitude: typedNumber(
        { least: -180, most: 180, isFraction: true },
        { tooSmall: 'wrongValue', tooBig: 'wrongValue' },
      ).optional(),
    }),
    answer: pageOf(tourCardSchema).extend({
      /** Regions with tours that match all other filters. */
      regions: z.array(z.object({ code: z.string(), title: z.string(), tours: z.number().int() })),
    }),
  },
  tourOrganizer: {
    method: 'GET',
    path: '/api/v2/tours/organizers/{id}',
    access: 'public',
    summary: 'A tour organizer with story, documents and legal data.',
    params: idParams,
    answer: tourOrganizerSchema,
    cacheSeconds: 60,
  },
  tour: {
    method: 'GET',
    path: '/api/v2/tours/{id}',
    access: 'public',
    summary: 'One tour with all its dates ahead, its organizer and its rules.',
    params: idParams,
    answer: tourSchema,
  },
})
