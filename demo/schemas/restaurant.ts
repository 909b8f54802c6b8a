import { z } from 'zod'
import { organizationSchema, productSchema, timeSchema, weekdaySchema } from './organization.ts'

/** An end that is not later than the beginning is on the next day. */
const hours = z.strictObject({ weekdays: z.array(weekdaySchema), from: timeSchema, to: timeSchema })
export type DemoHours = z.infer<typeof hours>

/** One thing to choose. */
const plainOption = z.strictObject({
  title: z.string(),
  /** «50 г», «2 ломтя» */
  note: z.string().exactOptional(),
  /** added to the price of the dish, roubles; 0 by default */
  price: z.number().exactOptional(),
  isDefault: z.boolean().exactOptional(),
  /** how many of it one portion may have; 1 by default */
  most: z.int().exactOptional(),
  /** of a combo: slug of the dish of this restaurant it stands for, written before the combo */
  dish: z.string().exactOptional(),
})
const plainGroup = z.strictObject({
  title: z.string(),
  least: z.int(),
  most: z.int(),
  options: z.array(plainOption),
})
const option = plainOption.extend({
  /** asked when it is chosen; options in these have none of their own, and `most` is 1 */
  groups: z.array(plainGroup).exactOptional(),
})
export type DemoOption = z.infer<typeof option>

/** A question about a dish. */
const optionGroup = z.strictObject({
  /** «Порция», «Добавить» */
  title: z.string(),
  /** at least and at most so many; 1 and 1 = exactly one, 0 and 3 = up to three */
  least: z.int(),
  most: z.int(),
  options: z.array(option),
})
export type DemoOptionGroup = z.infer<typeof optionGroup>

const { title, slug, picture, hue, price, unit, measure, special, maxSaleQuantity, description } = productSchema.shape
const { composition, nutrition, allergens, popularity, ageDays } = productSchema.shape

const dish = z.strictObject({
  title,
  /** ends with the restaurant's id: «borshch-301» */
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
  /** per 100 g or ml; the page counts the portion */
  nutrition,
  allergens,
  /** portions a day; as many as wanted when absent */
  stock: z.int().exactOptional(),
  popularity,
  ageDays,
  /** its own part of the day; its section's when absent */
  served: hours.exactOptional(),
  isSpicy: z.boolean().exactOptional(),
  isMeatless: z.boolean().exactOptional(),
  /** the kitchen has run out of it */
  isStopped: z.boolean().exactOptional(),
  groups: z.array(optionGroup).exactOptional(),
  /** farmers of the demo (101…168) and the ingredients they supply */
  origins: z.array(z.strictObject({ farmer: z.int(), what: z.string() })).exactOptional(),
})
export type DemoDish = z.infer<typeof dish>

const menuSection = z.strictObject({
  title: z.string(),
  /** «варим каждое утро на своей говядине» */
  note: z.string().exactOptional(),
  /** breakfasts, lunches of weekdays; whenever it is open when absent */
  served: hours.exactOptional(),
  dishes: z.array(dish),
})
export type DemoMenuSection = z.infer<typeof menuSection>

/** Kitchens of the migrations 0136 and 0183. */
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

/** Ids from 301 on; dishes get ids 301001, 301002 … in their order. */
export const restaurantSchema = organizationSchema
  .omit({ type: true, landscape: true, withCdek: true, schedule: true, products: true })
  .extend({
    /** food picture of its own picture and cards */
    picture: z.string(),
    /** the one it is known for first, five at most */
    kitchens: z.array(kitchen).max(5),
    /** street and house */
    address: z.string(),
    preparationMinutes: z.int(),
    priceLevel: z.int().min(1).max(4),
    /** 10 by default */
    acceptMinutes: z.int().exactOptional(),
    /** «Готовим на одной кухне с орехами и рыбой» */
    kitchenNote: z.string().exactOptional(),
    hours: z.array(hours),
    /** other hours on days counted from the demo's «today»; no span = closed */
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
