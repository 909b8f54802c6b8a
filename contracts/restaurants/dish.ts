import { z } from 'zod'
import { focusSchema, pictureSchema } from '../catalog/picture.ts'
import { priceInfoSchema, roubles } from '../catalog/price.ts'
import { nutritionSchema } from '../catalog/product.ts'
import { shown } from '../kernel/shows.ts'
import { kitchenStateSchema, moment, servedHoursSchema } from './restaurant.ts'

/** Reasons against ordering a dish now. */
export const DISH_OBSTACLES = [
  /** The kitchen has stopped the dish; `until` = when it is available again, if known. */
  'stopped',
  /** The dish is outside its serving hours; `until` = when it is served next. */
  'notServed',
  /** A required option is unavailable. */
  'optionsOut',
  'outOfStock',
  'notOnSale',
  /** The market takes no orders. */
  'marketClosed',
] as const

export const dishAvailabilitySchema = z.object({
  isAvailable: z.boolean(),
  reason: z.enum(DISH_OBSTACLES).nullable(),
  until: moment.nullable(),
  /** End of the current serving hours. */
  servedUntil: moment.nullable(),
  /** Portions left; null = unlimited. */
  left: z.number().int().min(0).nullable(),
})
shown.add(dishAvailabilitySchema, { ends: ['until', 'servedUntil'] })

/** A dish in menus and search (schema.org MenuItem). */
export const dishCardSchema = z.object({
  /** Id of the product, used by carts and orders. */
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  smallImageUrl: z.string(),
  imageAlt: z.string(),
  imageFocus: focusSchema.nullable(),
  hue: z.number().int(),
  organizationId: z.number().int(),
  sectionId: z.number().int(),
  /** A portion: `measure` of `unit` (gram, millilitre or piece, in Russian short form). */
  unit: z.string(),
  measure: z.number().int(),
  maxSaleQuantity: z.number().int().nullable(),
  priceInfo: priceInfoSchema,
  /** The lowest price of a portion with all required options, roubles. */
  priceFrom: roubles,
  discountPercent: z.number().int().min(0).max(99),
  /** Nutrition of a whole portion; null = not stated, or unknown for portions counted by the piece. */
  nutrition: nutritionSchema.nullable(),
  isSpicy: z.boolean(),
  isMeatless: z.boolean(),
  isNew: z.boolean(),
  hasOptions: z.boolean(),
  /** True = options must be chosen first. */
  needsChoice: z.boolean(),
  /** Serving hours of the dish; null = the hours of its section. */
  served: servedHoursSchema.nullable(),
  availability: dishAvailabilitySchema,
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
})
shown.add(dishCardSchema, { shows: ['product', 'kitchen'], id: { product: 'id', kitchen: 'organizationId' } })
export type DishCard = z.output<typeof dishCardSchema>

const optionFields = {
  id: z.number().int(),
  title: z.string(),
  /** Amount or description; may be empty. */
  note: z.string(),
  /** Price of the option, added to the price of a portion, roubles. */
  price: roubles,
  isDefault: z.boolean(),
  /** Maximum number of this option in a portion. */
  most: z.number().int().min(1),
  isAvailable: z.boolean(),
  /** Dish of a combo. */
  dishId: z.number().int().nullable(),
}
const groupFields = {
  id: z.number().int(),
  title: z.string(),
  /** Minimum and maximum of chosen options; 1 and 1 = exactly one. */
  least: z.number().int().min(0),
  most: z.number().int().min(1),
}
/** A question of a chosen option; its options have no questions. */
export const nestedOptionGroupSchema = z.object({ ...groupFields, options: z.array(z.object(optionFields)) })
export const optionGroupSchema = z.object({
  ...groupFields,
  options: z.array(z.object({ ...optionFields, groups: z.array(nestedOptionGroupSchema) })),
})
export type OptionGroup = z.output<typeof optionGroupSchema>

export const dishSchema = dishCardSchema.extend({
  composition: z.string(),
  allergens: z.array(z.string()),
  /** Nutrition per 100 g or ml. */
  nutritionPer100: nutritionSchema.nullable(),
  /** Pictures; lists show the first one. */
  images: z.array(pictureSchema),
  groups: z.array(optionGroupSchema),
  sectionTitle: z.string(),
  /** Ingredients from farmers of the marketplace. */
  origins: z.array(
    z.object({
      what: z.string(),
      farmer: z
        .object({
          id: z.number().int(),
          title: z.string(),
          smallImageUrl: z.string(),
          hue: z.number().int(),
        })
        .register(shown, { shows: ['seller'] }),
    }),
  ),
  restaurant: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      smallImageUrl: z.string(),
      hue: z.number().int(),
      timeZone: z.string(),
      kitchenNote: z.string(),
      state: kitchenStateSchema,
      isAvailableHere: z.boolean(),
    })
    .register(shown, { shows: ['seller', 'kitchen'] }),
})
shown.add(dishSchema, { shows: ['product', 'kitchen'], id: { product: 'id', kitchen: 'organizationId' } })
export type Dish = z.output<typeof dishSchema>

export const foundDishSchema = dishCardSchema.extend({
  restaurant: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      timeZone: z.string(),
      state: kitchenStateSchema,
      isAvailableHere: z.boolean(),
    })
    .register(shown, { shows: ['seller', 'kitchen'] }),
})
shown.add(foundDishSchema, { shows: ['product', 'kitchen'], id: { product: 'id', kitchen: 'organizationId' } })
export type FoundDish = z.output<typeof foundDishSchema>
