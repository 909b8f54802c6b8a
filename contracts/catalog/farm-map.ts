import { MAP_CARDS, MAP_FILTERS, MAX_MAP_CARDS } from '@okolitsa/domain/catalog/farm-map.ts'
import { z } from 'zod'
import { encodedLocation } from '../geo/location.ts'
import { id } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { shown } from '../kernel/shows.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { farmerCardSchema, openHoursSchema } from './farmer.ts'
import { deliveryDatesQuery } from './listing.ts'

const BOUNDS = /^-?\d{1,3}(\.\d{1,12})?(,-?\d{1,3}(\.\d{1,12})?){3}$/
/** Rectangle `south,west,north,east` in degrees; `west` beyond `east` crosses the 180th meridian. */
const boundsText = z
  .string()
  .regex(BOUNDS, 'wrongValue')
  .transform((text) => {
    const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
    return { south, west, north, east }
  })
  .refine(
    ({ south, west, north, east }) => south >= -90 && south <= north && north <= 90 && west >= -180 && east <= 180,
    'wrongValue',
  )
  .refine(({ west, east }) => west <= 180 && east >= -180, 'wrongValue')
const coords = z.object({ latitude: z.number(), longitude: z.number() })

export const farmMapQuery = z.object({
  location: encodedLocation,
  /** Rectangle of the map; absent = the whole country. */
  bounds: boundsText.optional(),
  categorySlugs: listOf(z.string().max(100, 'tooLong')).refine((slugs) => slugs.length <= 10, 'tooLong'),
  filters: listOf(z.enum(MAP_FILTERS, 'wrongValue')),
  deliveryDates: deliveryDatesQuery,
  ratingFrom: typedNumber({ least: 1, most: 5, isFraction: true }).optional(),
  /** Restricts the map to this farm, regardless of the bounds. */
  organizationId: id.optional(),
  perPage: typedNumber({ least: 1, most: MAX_MAP_CARDS }).default(MAP_CARDS),
})

export const farmMarkSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  smallImageUrl: z.string(),
  hue: z.number().int(),
  coords,
  /** False = the farm is listed, but does not deliver to the location. */
  isAvailableHere: z.boolean(),
})
shown.add(farmMarkSchema, { shows: ['seller'] })
export const farmPointSchema = z.object({
  id: z.number().int(),
  organizationId: z.number().int(),
  title: z.string(),
  /** Town of the point; `address` = its street and house. */
  city: z.string(),
  address: z.string(),
  coords,
  hours: z.array(openHoursSchema),
})
shown.add(farmPointSchema, { shows: ['seller'], id: 'organizationId' })

export const farmMapSchema = z.object({
  /** Farms nearest to the location, at most `perPage`. */
  items: z.array(farmerCardSchema),
  /** Number of all farms in the rectangle, with and without marks. */
  totalItems: z.number().int(),
  /** Marks of the nearest farms, at most 500. */
  marks: z.array(farmMarkSchema),
  /** Pickup points of matching farms in the rectangle, at most 500. */
  points: z.array(farmPointSchema),
})
export type FarmMap = z.output<typeof farmMapSchema>
