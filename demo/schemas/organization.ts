import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { z } from 'zod'

/**
 * Schemas of the files in `data/` and the types derived from them. Amounts are whole roubles; the loader converts them
 * into kopecks.
 */

/** `farmer` sells farm goods, `restaurant` cooks, `tour_operator` runs tours. */
const organizationType = z.enum(['farmer', 'restaurant', 'tour_operator'])

/** Trade of a place and the hour of its picture: see demo/pictures/places/shots.ts. */
export const landscapeSchema = z.strictObject({
  kind: z.enum(['dairy', 'goats', 'apiary', 'orchard', 'lake', 'greenhouse', 'mill', 'garden', 'village', 'camp']),
  mood: z.enum(['dawn', 'noon', 'golden', 'evening', 'mist', 'winter']),
})
export type LandscapeKind = DemoLandscape['kind']
export type LandscapeMood = DemoLandscape['mood']
export type DemoLandscape = z.infer<typeof landscapeSchema>

/** Hue, degrees. */
export const hueSchema = z.number().min(0).max(360)
/** Latin letters and digits, unique over the whole marketplace. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** Time of day: «18:00». */
export const timeSchema = z.string().regex(/^\d\d:\d\d$/)
/** Weekday, 1 = Monday … 7 = Sunday. */
export const weekdaySchema = z.int().min(1).max(7)
/** Region code of two digits («01»). */
const regionCode = z.string().regex(/^\d\d$/)
const roubles = z.number().min(0)

export const pointSchema = z.strictObject({ lat: z.number(), lon: z.number() })
export type DemoPoint = z.infer<typeof pointSchema>

/** Area of a delivery rate. */
const area = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('country') }),
  z.strictObject({ kind: z.literal('regions'), regionCodes: z.array(regionCode) }),
  z.strictObject({
    kind: z.literal('cities'),
    cities: z.array(z.strictObject({ city: z.string(), regionCode })),
  }),
  z.strictObject({ kind: z.literal('radius'), center: pointSchema, km: z.number() }),
  z.strictObject({ kind: z.literal('polygon'), points: z.array(pointSchema) }),
])
export type DemoArea = z.infer<typeof area>

const rate = z.strictObject({
  title: z.string(),
  price: roubles,
  /** minimum order sum for delivery; 0 = none */
  minSum: roubles,
  /** delivery is free from this goods sum; null = never */
  freeFrom: roubles.nullable(),
  /** the same limit for subscribers; null = as for all customers */
  freeFromSubscribers: roubles.nullable().exactOptional(),
  areas: z.array(area),
  isDefault: z.boolean().exactOptional(),
})
export type DemoRate = z.infer<typeof rate>

const pickup = z.strictObject({
  title: z.string(),
  address: z.string(),
  city: z.string(),
  regionCode,
  point: pointSchema,
  hours: z.array(z.strictObject({ weekdays: z.array(weekdaySchema), from: timeSchema, to: timeSchema })),
})
export type DemoPickup = z.infer<typeof pickup>

const document = z.strictObject({
  kind: z.enum(['declaration', 'certificate', 'vsd', 'organic', 'registration']),
  title: z.string(),
  number: z.string(),
  /** null = the rate has no end */
  validTo: z.iso.date().nullable(),
})
export type DemoDocument = z.infer<typeof document>

const months = z.strictObject({ from: z.int().min(1).max(12), to: z.int().min(1).max(12) })

export const productSchema = z.strictObject({
  title: z.string(),
  /** ends with the farmer's id: «syr-kozij-vyderzhannyj-101» */
  slug: slugSchema,
  /** leaf category id */
  category: z.int(),
  /** further categories that list the product */
  also: z.array(z.int()).exactOptional(),
  /** food picture key; see FOOD_PICTURES in demo/pictures/keys.ts */
  picture: z.string(),
  /** hue of the backdrop when it differs from the category's */
  hue: hueSchema.exactOptional(),
  /** roubles for one `measure` of `unit`; at most 2 decimals */
  price: roubles,
  unit: z.enum(['г', 'мл', 'шт']),
  /** amount in one sale step: 300 (г), 500 (мл), 10 (шт) */
  measure: z.number().positive(),
  /** sold by weight: the real weight may differ, price is per step */
  isWeight: z.boolean().exactOptional(),
  /** days from the demo's «today»; negative = before */
  special: z.strictObject({ price: roubles, fromDay: z.int(), toDay: z.int() }).exactOptional(),
  /**
   * pieces (sale steps) on hand; 'unlimited'; or a capped harvest pre-order, ready in N days from today, in the listed
   * months only
   */
  stock: z.union([
    z.int().min(0),
    z.literal('unlimited'),
    z.strictObject({ harvestCap: z.int(), readyInDays: z.int(), months: months.exactOptional() }),
  ]),
  maxSaleQuantity: z.int().exactOptional(),
  /** Weekdays of production, with the order deadline: minutes of the day, days before. */
  productionSchedule: z
    .strictObject({ weekdays: z.array(weekdaySchema), cutoffMinute: z.int(), daysBefore: z.int() })
    .exactOptional(),
  /** Values of the category's attributes. */
  attributes: z.partialRecord(z.enum(ATTRIBUTE_KEYS), z.union([z.number(), z.string()])).exactOptional(),
  description: z.string(),
  composition: z.string(),
  /** shelf life: «5 суток», «6 месяцев» */
  shelfLife: z.string(),
  /** storage conditions: «при 2…6 °C» */
  storage: z.string(),
  /** nutrition per 100 g, grams */
  nutrition: z
    .strictObject({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() })
    .exactOptional(),
  allergens: z
    .array(z.enum(['молоко', 'глютен', 'яйца', 'орехи', 'рыба', 'мёд', 'соя', 'горчица', 'сельдерей', 'ракообразные']))
    .exactOptional(),
  /** VAT rate in per cent, null = «без НДС» */
  vat: z.literal([10, 22]).nullable().exactOptional(),
  /** sort key of «популярные» */
  popularity: z.int().min(0).max(1_000),
  /** days since the product appeared; below 14 it is «Новинка» */
  ageDays: z.int().min(0),
})
export type DemoProduct = z.infer<typeof productSchema>

export const organizationSchema = z.strictObject({
  /** fixed id: farmers 101…199, restaurants 301…, tour operators 501… */
  id: z.int(),
  type: organizationType,
  slug: slugSchema,
  title: z.string(),
  /** one line under the name on cards */
  tagline: z.string(),
  /** story of the farm, 2–5 paragraphs */
  story: z.array(z.string()),
  owner: z.string(),
  /** place of the farm */
  place: z.strictObject({
    city: z.string().nullable(),
    settlement: z.string().nullable(),
    region: z.string(),
    regionCode,
    point: pointSchema,
    timeZone: z.string(),
  }),
  landscape: landscapeSchema,
  /** badge picture key (i-cow, i-goat, i-bee …) and its hue */
  badge: z.strictObject({ picture: z.string(), hue: hueSchema }),
  legal: z.strictObject({ name: z.string(), address: z.string(), tin: z.string(), ien: z.string() }),
  documents: z.array(document),
  rates: z.array(rate),
  pickups: z.array(pickup),
  withCdek: z.boolean(),
  /** offered payment methods, codes of the spec in lower case */
  paymentMethods: z.array(
    z.enum(['rbs', 'payanyway', 'paw', 'sbp', 'paybylink', 'urozhaj', 'banktransfer', 'cashondelivery']),
  ),
  schedule: z.strictObject({
    /** delivery weekdays */
    weekdays: z.array(weekdaySchema),
    /** local time until which orders are accepted for today */
    cutoff: timeSchema,
    /** days needed to assemble an order */
    processingDays: z.int(),
    /** delivery window, hours of the day */
    from: z.int(),
    to: z.int(),
    /** number of days ahead for which delivery is offered */
    horizonDays: z.int(),
  }),
  workWithSubscriptions: z.boolean(),
  popularity: z.int().min(0).max(1_000),
  ageDays: z.int().min(0),
  /** hidden test seller: visible only with the hidden-seller cookie */
  hidden: z.boolean().exactOptional(),
  products: z.array(productSchema),
})
export type DemoOrganization = z.infer<typeof organizationSchema>
