import { z } from 'zod'
import { organizationSchema, productSchema, timeSchema, weekdaySchema } from './organization.ts'

/** Opening hours; an end that is not later than the beginning is on the next day. */
const hours = z.strictObject({ weekdays: z.array(weekdaySchema), from: timeSchema, to: timeSchema })
export type DemoHours = z.infer<typeof hours>

/** An option of a dish. */
const plainOption = z.strictObject({
  title: z.string(),
  /** note of the option: «50 г», «2 ломтя» */
  note: z.string().exactOptional(),
  /** surcharge on the price of the dish, roubles; 0 by default */
  price: z.number().exactOptional(),
  isDefault: z.boolean().exactOptional(),
  /** maximum number per portion; 1 by default */
  most: z.int().exactOptional(),
  /** in a combo: slug of the dish that the option represents, listed before the combo */
  dish: z.string().exactOptional(),
})
const plainGroup = z.strictObject({
  title: z.string(),
  least: z.int(),
  most: z.int(),
  options: z.array(plainOption),
})
const option = plainOption.extend({
  /** further groups, requested when the option is chosen; their options have no groups, and `most` is 1 */
  groups: z.array(plainGroup).exactOptional(),
})
export type DemoOption = z.infer<typeof option>

/** An option group of a dish. */
const optionGroup = z.strictObject({
  /** title of the group: «Порция», «Добавить» */
  title: z.string(),
  /** minimum and maximum number of choices; 1 and 1 = exactly one, 0 and 3 = up to three */
  least: z.int(),
  most: z.int(),
  options: z.array(option),
})
export type DemoOptionGroup = z.infer<typeof optionGroup>

const { title, slug, picture, hue, price, unit, measure, special, maxSaleQuantity, description } = productSchema.shape
const { composition, nutrition, allergens, popularity, ageDays } = productSchema.shape

const dish = z.strictObject({
  title,
  /** slug that ends with the restaurant's id: «borshch-301» */
  slug,
  picture,
  hue,
  price,
  /** `measure` of `unit` is one portion: 320 г, 300 мл; a combo is 1 шт */
  unit,
  measure,
  special,
  maxSaleQuantity,
  description,
  composition,
  /** nutrition per 100 g or ml; the page computes the portion */
  nutrition,
  allergens,
  /** portions per day; absent = unlimited */
  stock: z.int().exactOptional(),
  popularity,
  ageDays,
  /** serving hours of the dish; absent = those of its section */
  served: hours.exactOptional(),
  isSpicy: z.boolean().exactOptional(),
  isMeatless: z.boolean().exactOptional(),
  /** the dish is sold out */
  isStopped: z.boolean().exactOptional(),
  groups: z.array(optionGroup).exactOptional(),
  /** farmers of the demo (101…168) with the ingredients that they supply */
  origins: z.array(z.strictObject({ farmer: z.int(), what: z.string() })).exactOptional(),
})
export type DemoDish = z.infer<typeof dish>

const menuSection = z.strictObject({
  title: z.string(),
  /** note about the ingredients: «варим каждое утро на своей говядине» */
  note: z.string().exactOptional(),
  /** serving hours of breakfasts or weekday lunches; absent = all opening hours */
  served: hours.exactOptional(),
  dishes: z.array(dish),
})
export type DemoMenuSection = z.infer<typeof menuSection>

/** Cuisines of the migrations 0136 and 0183. */
const kitchen = z.enum([
  'russkaya',
  'italyanskaya',
  'gruzinskaya',
  'pirogi',
  'pelmeni',
  'ryba',
  'shashlyk',
  'vostochnaya',
  'aziatskaya',
  'supy',
  'zavtraki',
  'salaty',
  'burgery',
  'pitstsa',
  'sladkoe',
  'bez-myasa',
  'kavkazskaya',
  'sibirskaya',
])
export type DemoKitchen = z.infer<typeof kitchen>

/** Ids start from 301; dishes get the ids 301001, 301002 … in order. */
export const restaurantSchema = organizationSchema
  .omit({ type: true, landscape: true, withCdek: true, schedule: true, products: true })
  .extend({
    /** food picture for the restaurant's page and cards */
    picture: z.string(),
    /** cuisines, the main one first, five at most */
    kitchens: z.array(kitchen).max(5),
    /** street and house */
    address: z.string(),
    preparationMinutes: z.int(),
    priceLevel: z.int().min(1).max(4),
    /** minutes to accept an order; 10 by default */
    acceptMinutes: z.int().exactOptional(),
    /** note about allergens: «Готовим на одной кухне с орехами и рыбой» */
    kitchenNote: z.string().exactOptional(),
    hours: z.array(hours),
    /** opening hours on days relative to the demo's «today»; no span = closed */
    exceptions: z
      .array(
        z.strictObject({
          fromDay: z.int(),
          toDay: z.int(),
          spans: z.array(z.strictObject({ from: timeSchema, to: timeSchema })),
          note: z.string(),
        }),
      )
      .exactOptional(),
    menu: z.array(menuSection),
  })
export type DemoRestaurant = z.infer<typeof restaurantSchema>
