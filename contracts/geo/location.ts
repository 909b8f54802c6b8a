import { ADDRESS_PRECISIONS } from '@okolitsa/domain/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'
import { typedNumber } from '../kernel/typed-number.ts'

/** Degrees from −`most` to `most`; a JSON number, without coercion. */
const degrees = (most: number) => z.number('notANumber').min(-most, 'wrongValue').max(most, 'wrongValue')
/** Degrees in a query, where an empty text would be coerced to 0. */
const queriedDegrees = (most: number) =>
  typedNumber({ least: -most, most, isFraction: true }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
const regionCode = z.string('required').refine((code) => isRegionCode(code), 'wrongValue')
const placeName = z.string('required').trim().min(1, 'required').max(200, 'tooLong')

/** Precision of the coordinates: the house, the street, or only the settlement. */
export const addressPrecision = z.enum(ADDRESS_PRECISIONS, 'wrongValue')

const fields = {
  title: z.string().trim().max(500, 'tooLong'),
  city: placeName.nullable(),
  settlement: placeName.nullable(),
  region: placeName,
  regionCode,
  street: z.string().trim().max(200, 'tooLong').nullable(),
  house: z.string().trim().max(50, 'tooLong').nullable(),
  postalCode: z.string().trim().max(10, 'tooLong').nullable(),
  coords: z.object({ latitude: degrees(90), longitude: degrees(180) }),
}

/**
 * A place or an address (spec 3, Address / Location). Without a title the server builds one from the fields.
 * Coordinates without a precision are trusted unless they are the centre of the settlement.
 */
export const locationSchema = z
  .object({
    ...fields,
    title: fields.title.default(''),
    city: fields.city.default(null),
    settlement: fields.settlement.default(null),
    street: fields.street.default(null),
    house: fields.house.default(null),
    postalCode: fields.postalCode.default(null),
    precision: addressPrecision.optional(),
  })
  .refine((location) => location.city !== null || location.settlement !== null, { path: ['city'], message: 'required' })

export const locationChangeSchema = z.object({ ...fields, precision: addressPrecision }).partial()

/** Location parameters of a query (spec 7.3): all or none; absent = the default location. */
export const locationQuery = {
  regionId: regionCode.optional(),
  city: z.string().max(200).optional(),
  latitude: queriedDegrees(90).optional(),
  longitude: queriedDegrees(180).optional(),
  /** Precision of the coordinates; absent = trusted unless they are the settlement's centre. */
  precision: addressPrecision.optional(),
}
/** The encoded form used in links and in `GET /api/v1/catalog`: base64url of the Location's JSON. */
export const encodedLocation = z.string().max(4_000).optional()
