import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { z } from 'zod'

/**
 * The shape of the demo world: schemas of the files in `data/` and the types that follow from them. Amounts are whole
 * roubles, as people write prices; the loader turns them into kopecks.
 */

/** `farmer` sells farm goods, `restaurant` cooks, `tour_operator` owns trips. */
const organizationType = z.enum(['farmer', 'restaurant', 'tour_operator'])

/** Trade of a place and the hour it is drawn at: see demo/pictures/places/shots.ts. */
export const landscapeSchema = z.strictObject({
  kind: z.enum(['dairy', 'goats', 'apiary', 'orchard', 'lake', 'greenhouse', 'mill', 'garden', 'village', 'camp']),
  mood: z.enum(['dawn', 'noon', 'golden', 'evening', 'mist', 'winter']),
})
export type LandscapeKind = DemoLandscape['kind']
export type LandscapeMood = DemoLandscape['mood']
export type DemoLandscape = z.infer<typeof landscapeSchema>

/** Degrees. */
export const hueSchema = z.number().min(0).max(360)
/** Latin letters and digits, unique over the whole marketplace. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** «18:00» */
export const timeSchema = z.string().regex(/^\d\d:\d\d$/)
/** 1 = Monday … 7 = Sunday. */
export const weekdaySchema = z.int().min(1).max(7)
/** Two characters («01»). */
const regionCode = z.string().regex(/^\d\d$/)
const roubles = z.number().min(0)

export const categorySchema = z.strictObject({
  /** Fixed, never reused. Roots are 1…99, children are parent*100 + n (101, 102 …). */
  id: z.int(),
  parentId: z.int().nullable(),
  urlKey: slugSchema,
  /** «Молоко и сыр» */
  title: z.string(),
  /** A line for the page description, without a full stop. */
  description: z.string(),
  /** Food picture key from demo/pictures (food/<key>.webp). */
  picture: z.string(),
  /** Hue of the soft backdrop behind the category's and its products' pictures. */
  hue: hueSchema,
  /** Attributes that its goods and those of the categories below may have. */
  attributes: z.array(z.enum(ATTRIBUTE_KEYS)).exactOptional(),
})
export type DemoCategory = z.infer<typeof categorySchema>

export const pointSchema = z.strictObject({ lat: z.number(), lon: z.number() })
export type DemoPoint = z.infer<typeof pointSchema>

/** Where a delivery rate holds. */
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
  /** smallest order sum that is delivered; 0 = none */
  minSum: roubles,
  /** delivery is free from this goods sum; null = never */
  freeFrom: roubles.nullable(),
  /** the same for subscribers; null = as for all */
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
  /** null = it does not end */
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
  /** more categories it is also shown in */
  also: z.array(z.int()).exactOptional(),
  /** food picture key; see FOOD_PICTURES in demo/pictures/keys.ts */
  picture: z.string(),
  /** hue of the backdrop when it differs from the category's */
  hue: hueSchema.exactOptional(),
  /** roubles for one `measure` of `unit`; at most 2 decimals */
  price: roubles,
  unit: z.enum(['г', 'мл', 'шт']),
  /** how much one sale step holds: 300 (г), 500 (мл), 10 (шт) */
  measure: z.number().positive(),
  /** sold by weight: the real weight may differ, price is per step */
  isWeight: z.boolean().exactOptional(),
  /** days from the demo's «today»; negative = before */
  special: z.strictObject({ price: roubles, fromDay: z.int(), toDay: z.int() }).exactOptional(),
  /**
   * pieces (sale steps) on hand; 'unlimited'; or a harvest pre-order with a cap, ready in N days from today, and only in
   * its months where it has some
   */
  stock: z.union([
    z.int().min(0),
    z.literal('unlimited'),
    z.strictObject({ harvestCap: z.int(), readyInDays: z.int(), months: months.exactOptional() }),
  ]),
  maxSaleQuantity: z.int().exactOptional(),
  /** Made on these days of the week, ordered before so many minutes of the day, so many days before. */
  productionSchedule: z
    .strictObject({ weekdays: z.array(weekdaySchema), cutoffMinute: z.int(), daysBefore: z.int() })
    .exactOptional(),
  /** Values of the attributes of its category. */
  attributes: z.partialRecord(z.enum(ATTRIBUTE_KEYS), z.union([z.number(), z.string()])).exactOptional(),
  description: z.string(),
  composition: z.string(),
  /** «5 суток», «6 месяцев» */
  shelfLife: z.string(),
  /** «при 2…6 °C» */
  storage: z.string(),
  /** per 100 g, grams */
  nutrition: z
    .strictObject({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() })
    .exactOptional(),
  allergens: z
    .array(z.enum(['молоко', 'глютен', 'яйца', 'орехи', 'рыба', 'мёд', 'соя', 'горчица', 'сельдерей', 'ракообразные']))
    .exactOptional(),
  /** VAT per cent, null = «без НДС» */
  vat: z.literal([10, 22]).nullable().exactOptional(),
  /** sort key «популярные» */
  popularity: z.int().min(0).max(1_000),
  /** days since it appeared; below 14 it is «Новинка» */
  ageDays: z.int().min(0),
})
export type DemoProduct = z.infer<typeof productSchema>

export const organizationSchema = z.strictObject({
  /** fixed: farmers 101…199, restaurants 301…, tour operators 501… */
  id: z.int(),
  type: organizationType,
  slug: slugSchema,
  title: z.string(),
  /** one line under the name on cards */
  tagline: z.string(),
  /** the farm's story, 2–5 paragraphs */
  story: z.array(z.string()),
  owner: z.string(),
  /** farm place */
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
  /** order methods offered, codes of the spec in lower case */
  paymentMethods: z.array(
    z.enum(['rbs', 'payanyway', 'paw', 'sbp', 'paybylink', 'urozhaj', 'banktransfer', 'cashondelivery']),
  ),
  schedule: z.strictObject({
    /** delivery weekdays */
    weekdays: z.array(weekdaySchema),
    /** orders until this local time count for today */
    cutoff: timeSchema,
    /** whole days needed to gather an order */
    processingDays: z.int(),
    /** delivery window, hours of the day */
    from: z.int(),
    to: z.int(),
    /** how many days ahead dates are offered */
    horizonDays: z.int(),
  }),
  workWithSubscriptions: z.boolean(),
  popularity: z.int().min(0).max(1_000),
  ageDays: z.int().min(0),
  /** hidden test seller: seen only with the hidden-seller cookie */
  hidden: z.boolean().exactOptional(),
  products: z.array(productSchema),
})
export type DemoOrganization = z.infer<typeof organizationSchema>
