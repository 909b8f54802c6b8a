import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'

const latitude = z.coerce.number('notANumber').min(-90, 'wrongValue').max(90, 'wrongValue')
const longitude = z.coerce.number('notANumber').min(-180, 'wrongValue').max(180, 'wrongValue')
const regionCode = z.string('required').refine((code) => isRegionCode(code), 'wrongValue')

/** A place or an address on the wire (spec 3, Address / Location). */
export const locationSchema = z
  .object({
    title: z.string().max(500).default(''),
    city: z.string().max(200).nullable().default(null),
    settlement: z.string().max(200).nullable().default(null),
    region: z.string().max(200),
    regionCode,
    street: z.string().max(200).nullable().default(null),
    house: z.string().max(50).nullable().default(null),
    postalCode: z.string().max(10).nullable().default(null),
    coords: z.object({ latitude, longitude }),
  })
  .refine((location) => location.city !== null || location.settlement !== null, { path: ['city'], message: 'required' })

/** Location parameters of a query (spec 7.3): all or nothing; absent = the default location. */
export const locationQuery = {
  regionId: regionCode.optional(),
  city: z.string().max(200).optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
}
/** The encoded form used in links and in `GET /api/v1/catalog`: base64url of the Location's JSON. */
export const encodedLocation = z.string().max(4_000).optional()
