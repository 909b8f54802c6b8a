import { UNITS } from '@okolitsa/domain/catalog/unit.ts'
import {
  MOST_EXCEPTIONS,
  MOST_GROUPS,
  MOST_OPTIONS,
  MOST_PAUSE_MINUTES,
  MOST_RUSH_MINUTES,
  MOST_SECTIONS,
  MOST_SPANS,
} from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { z } from 'zod'
import { nutritionSchema } from '../catalog/product.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { optionGroupSchema } from './dish.ts'
import { kitchenStateSchema, moment, openingExceptionSchema, servedHoursSchema } from './restaurant.ts'

/** What the kitchen has run out of; `until` null = until it says otherwise. */
const stopSchema = z.object({ until: moment.nullable() }).nullable()

/** A menu as the people who run it see it. */
export const kitchenMenuSchema = z.object({
  organizationId: z.number().int(),
  timeZone: z.string(),
  state: kitchenStateSchema,
  kitchens: z.array(z.string()),
  preparationMinutes: z.number().int(),
  priceLevel: z.number().int(),
  acceptMinutes: z.number().int(),
  address: z.string(),
  kitchenNote: z.string(),
  /** Null = there is none now. */
  rush: z.object({ minutes: z.number().int(), until: moment }).nullable(),
  pausedUntil: moment.nullable(),
  openingHours: z.array(servedHoursSchema),
  openingExceptions: z.array(openingExceptionSchema),
  sections: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      note: z.string(),
      served: servedHoursSchema.nullable(),
      dishes: z.array(
        z.object({
          id: z.number().int(),
          title: z.string(),
          slug: z.string(),
          smallImageUrl: z.string(),
          hue: z.number().int(),
          price: z.number(),
          isOnSale: z.boolean(),
          stop: stopSchema,
          options: z.array(
            z.object({ id: z.number().int(), title: z.string(), groupTitle: z.string(), stop: stopSchema }),
          ),
        }),
      ),
    }),
  ),
})
export type KitchenMenuAnswer = z.output<typeof kitchenMenuSchema>

/** A dish as it is written; its pictures are arranged as those of any product. */
export const deskDishSchema = z.object({
  id: z.number().int(),
  sectionId: z.number().int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  composition: z.string(),
  nutrition: nutritionSchema.nullable(),
  allergens: z.array(z.string()),
  unit: z.string(),
  measure: z.number().int(),
  maxSaleQuantity: z.number().int().nullable(),
  price: z.number(),
  isOnSale: z.boolean(),
  served: servedHoursSchema.nullable(),
  isSpicy: z.boolean(),
  isMeatless: z.boolean(),
  groups: z.array(optionGroupSchema),
})
export type DeskDish = z.output<typeof deskDishSchema>

const text = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const count = z.number('notANumber').int('wholeNumber')
/** Roubles with at most two decimals. */
const price = z
  .number('notANumber')
  .min(0, 'tooSmall')
  .max(1_000_000, 'tooBig')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'wrongValue')
const span = { from: text(5), to: text(5) }
const served = z.object({ weekdays: z.array(count).max(7, 'tooLong'), ...span })

const option = {
  /** One with an id stays the same option; carts know it by it. */
  id: count.optional(),
  title: text(100),
  note: text(100).default(''),
  price: price.default(0),
  isDefault: z.boolean('wrongValue').default(false),
  most: count.default(1),
  dishId: id.nullable().default(null),
}
const group = { id: count.optional(), title: text(100), least: count, most: count }
const groups = z
  .array(
    z.object({
      ...group,
      options: z
        .array(
          z.object({
            ...option,
            groups: z
              .array(z.object({ ...group, options: z.array(z.object(option)).max(MOST_OPTIONS, 'tooLong') }))
              .max(MOST_GROUPS, 'tooLong')
              .default([]),
          }),
        )
        .max(MOST_OPTIONS, 'tooLong'),
    }),
  )
  .max(MOST_GROUPS, 'tooLong')

const dish = {
  sectionId: id,
  title: text(200),
  description: text(5_000),
  composition: text(2_000),
  nutrition: nutritionSchema.nullable(),
  allergens: z.array(text(60)).max(30, 'tooLong'),
  measure: count,
  maxSaleQuantity: count.nullable(),
  price,
  served: served.nullable(),
  isSpicy: z.boolean('wrongValue'),
  isMeatless: z.boolean('wrongValue'),
  groups,
}

const path = '/v1/cabinet/menu/{id}'
const ofMenu = { access: 'seller', params: idParams, answer: kitchenMenuSchema } as const
const edits = { ...ofMenu, permission: 'manageGoods' } as const
/** Pressed by whoever stands in the kitchen. */
const buttons = { ...ofMenu, permission: 'workOrders', method: 'POST' } as const
const dishParams = idParams.extend({ dishId: id })

/** Restaurants, hours, menus and dishes as their people write them, and the buttons of the kitchen. */
export const menuDeskEndpoints = defineEndpoints({
  kitchenMenu: {
    ...ofMenu,
    method: 'GET',
    path,
    permission: 'readOrders',
    summary: 'The menu of a restaurant with everything that is stopped, hours, rush and pause.',
  },
  changeRestaurant: {
    ...edits,
    method: 'PATCH',
    path,
    summary: 'Kitchens, preparation, price level, minutes to accept an order, address, note; what is not named stays.',
    body: z
      .object({
        kitchens: z.array(text(120)).max(10, 'tooLong'),
        preparationMinutes: count,
        priceLevel: count,
        acceptMinutes: count,
        address: text(300),
        kitchenNote: text(300),
      })
      .partial(),
  },
  setOpeningHours: {
    ...edits,
    method: 'POST',
    path: `${path}/hours`,
    summary: 'The whole week, and holidays and one-off closures; what is not named stays.',
    body: z
      .object({
        week: z.array(served).max(MOST_SPANS, 'tooLong'),
        exceptions: z
          .array(
            z.object({
              from: z.iso.date('date'),
              to: z.iso.date('date'),
              spans: z.array(z.object(span)).max(6, 'tooLong'),
              note: text(200).default(''),
            }),
          )
          .max(MOST_EXCEPTIONS, 'tooLong'),
      })
      .partial(),
  },
  setSections: {
    ...edits,
    method: 'POST',
    path: `${path}/sections`,
    summary: 'The whole list of sections in their order; one with dishes can not be left out.',
    body: z.object({
      sections: z
        .array(
          z.object({
            id: id.optional(),
            title: text(100),
            note: text(200).default(''),
            served: served.nullable().default(null),
          }),
        )
        .max(MOST_SECTIONS, 'tooLong'),
    }),
  },
  deskDish: {
    ...edits,
    method: 'GET',
    path: `${path}/dishes/{dishId}`,
    summary: 'One dish as it is written.',
    params: dishParams,
    answer: deskDishSchema,
  },
  addDish: {
    ...edits,
    method: 'POST',
    path: `${path}/dishes`,
    summary: 'Adds a dish at the end of its section, with its options; alcohol is refused.',
    body: z.object({
      ...dish,
      slug: text(120),
      unit: z.enum(UNITS, 'wrongValue'),
      description: dish.description.default(''),
      composition: dish.composition.default(''),
      nutrition: dish.nutrition.default(null),
      allergens: dish.allergens.default([]),
      maxSaleQuantity: dish.maxSaleQuantity.default(null),
      served: dish.served.default(null),
      isSpicy: dish.isSpicy.default(false),
      isMeatless: dish.isMeatless.default(false),
      groups: dish.groups.default([]),
    }),
    answer: deskDishSchema,
    status: 201,
  },
  changeDish: {
    ...edits,
    method: 'PATCH',
    path: `${path}/dishes/{dishId}`,
    summary: 'Changes a dish; what is not named stays, options are a whole list.',
    params: dishParams,
    body: z.object({ ...dish, isOnSale: z.boolean('wrongValue') }).partial(),
    answer: deskDishSchema,
  },
  setStop: {
    ...buttons,
    path: `${path}/stops`,
    summary: 'The kitchen has run out of a dish or an option, or has it again.',
    body: z.object({
      thing: z.enum(['dish', 'option'], 'wrongValue'),
      thingId: id,
      isStopped: z.boolean('required'),
      /** Null = until the kitchen says otherwise. */
      until: z.iso.datetime({ offset: true, error: 'wrongValue' }).nullable().default(null),
    }),
  },
  setRush: {
    ...buttons,
    path: `${path}/rush`,
    summary: 'Everything takes so many minutes more for a while; 0 = the rush is over.',
    body: z.object({
      minutes: count.min(0, 'tooSmall').max(MOST_RUSH_MINUTES, 'tooBig'),
      forMinutes: count.min(5, 'tooSmall').max(MOST_PAUSE_MINUTES, 'tooBig').default(60),
    }),
  },
  setPause: {
    ...buttons,
    path: `${path}/pause`,
    summary: 'No orders for so many minutes; 0 = they are taken again.',
    body: z.object({ minutes: count.min(0, 'tooSmall').max(MOST_PAUSE_MINUTES, 'tooBig') }),
  },
})
