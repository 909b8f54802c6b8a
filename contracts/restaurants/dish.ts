import { z } from 'zod'
import { focusSchema, pictureSchema } from '../catalog/picture.ts'
import { priceInfoSchema, roubles } from '../catalog/price.ts'
import { nutritionSchema } from '../catalog/product.ts'
import { shown } from '../kernel/shows.ts'
import { kitchenStateSchema, moment, servedHoursSchema } from './restaurant.ts'

/** Why a dish can not be ordered for now. */
export const DISH_OBSTACLES = [
  /** The kitchen is out of it; `until` says when it will be there again, if that is known. */
  'stopped',
  /** Not its part of the day; `until` = when it is served next. */
  'notServed',
  /** Something that must be chosen is out. */
  'optionsOut',
  'outOfStock',
  'notOnSale',
] as const

export const dishAvailabilitySchema = z.object({
  isAvailable: z.boolean(),
  reason: z.enum(DISH_OBSTACLES).nullable(),
  until: moment.nullable(),
  /** While it is served in a part of the day: till when. */
  servedUntil: moment.nullable(),
  /** Portions left; null = as many as wanted. */
  left: z.number().int().min(0).nullable(),
})
shown.add(dishAvailabilitySchema, { ends: ['until', 'servedUntil'] })

/** A dish as menus and search show it (schema.org MenuItem). */
export const dishCardSchema = z.object({
  /** The product's: carts and orders name it so. */
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
  /** The least a portion costs with everything that must be chosen, roubles. */
  priceFrom: roubles,
  discountPercent: z.number().int().min(0).max(99),
  /** Of a whole portion; null = not told, or it is counted by the piece. */
  nutrition: nutritionSchema.nullable(),
  isSpicy: z.boolean(),
  isMeatless: z.boolean(),
  isNew: z.boolean(),
  hasOptions: z.boolean(),
  /** Something must be chosen first. */
  needsChoice: z.boolean(),
  /** Its own part of the day; null = its section's. */
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
  /** How much it is, or what it is like; may be empty. */
  note: z.string(),
  /** Added to the price of a portion, roubles. */
  price: roubles,
  isDefault: z.boolean(),
  /** How many of it a portion may have. */
  most: z.number().int().min(1),
  isAvailable: z.boolean(),
  /** Of a combo: the dish it stands for. */
  dishId: z.number().int().nullable(),
}
const groupFields = {
  id: z.number().int(),
  title: z.string(),
  /** At least and at most so many are chosen; 1 and 1 = exactly one. */
  least: z.number().int().min(0),
  most: z.number().int().min(1),
}
/** A question that comes with a chosen option: the last one. */
export const nestedOptionGroupSchema = z.object({ ...groupFields, options: z.array(z.object(optionFields)) })
export const optionGroupSchema = z.object({
  ...groupFields,
  options: z.array(z.object({ ...optionFields, groups: z.array(nestedOptionGroupSchema) })),
})
export type OptionGroup = z.output<typeof optionGroupSchema>

export const dishSchema = dishCardSchema.extend({
  composition: z.string(),
  allergens: z.array(z.string()),
  /** Per 100 g or ml. */
  nutritionPer100: nutritionSchema.nullable(),
  /** The first one is the small picture. */
  images: z.array(pictureSchema),
  groups: z.array(optionGroupSchema),
  sectionTitle: z.string(),
  /** What came from which farmer of the marketplace. */
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

/** A dish that was searched for, with whose it is. */
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
