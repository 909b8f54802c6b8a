import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'

/** Degrees from −`most` to `most`. In JSON they are a number; nothing that merely turns into one is a place. */
const degrees = (most: number) => z.number('notANumber').min(-most, 'wrongValue').max(most, 'wrongValue')
/** The same in a query, where everything is text and an empty one would turn into the equator. */
const queriedDegrees = (most: number) =>
  z
    .custom<number | string>((value) => value !== '', 'notANumber')
    .meta({ type: 'number', minimum: -most, maximum: most })
    .pipe(z.coerce.number<number | string>('notANumber').min(-most, 'wrongValue').max(most, 'wrongValue'))
const regionCode = z.string('required').refine((code) => isRegionCode(code), 'wrongValue')
const placeName = z.string('required').trim().min(1, 'required').max(200, 'tooLong')

/** A place or an address on the wire (spec 3, Address / Location). */
export const locationSchema = z
  .object({
    title: z.string().max(500).default(''),
    city: placeName.nullable().default(null),
    settlement: placeName.nullable().default(null),
    region: placeName,
    regionCode,
    street: z.string().max(200).nullable().default(null),
    house: z.string().max(50).nullable().default(null),
    postalCode: z.string().max(10).nullable().default(null),
    coords: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  })
  .refine((location) => location.city !== null || location.settlement !== null, { path: ['city'], message: 'required' })

/** Location parameters of a query (spec 7.3): all or nothing; absent = the default location. */
export const locationQuery = {
  regionId: regionCode.optional(),
  city: z.string().max(200).optional(),
  latitude: queriedDegrees(90).optional(),
  longitude: queriedDegrees(180).optional(),
}
/** The encoded form used in links and in `GET /api/v1/catalog`: base64url of the Location's JSON. */
export const encodedLocation = z.string().max(4_000).optional()
