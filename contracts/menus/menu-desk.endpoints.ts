import {
  MAX_EXCEPTIONS,
  MAX_PAUSE_MINUTES,
  MAX_RUSH_MINUTES,
  MAX_SECTIONS,
  MAX_SPANS,
} from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { z } from 'zod'
import { day, moment as sentMoment } from '../kernel/day.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { kitchenStateSchema, moment, openingExceptionSchema, servedHoursSchema } from '../restaurants/restaurant.ts'

/** A stop of the kitchen; `until` null = until it is resumed. */
const stopSchema = z.object({ until: moment.nullable() }).nullable()

/** A menu as its restaurant's staff see it. */
export const kitchenMenuSchema = z.object({
  organizationId: z.number().int(),
  timeZone: z.string(),
  state: kitchenStateSchema,
  /** Slugs of cuisines, the main one first. */
  kitchens: z.array(z.string()),
  /** All cuisines to choose from. */
  allKitchens: z.array(z.object({ slug: z.string(), title: z.string() })),
  preparationMinutes: z.number().int(),
  priceLevel: z.number().int(),
  acceptMinutes: z.number().int(),
  address: z.string(),
  kitchenNote: z.string(),
  /** Current rush; null = none. */
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
          /** Size of a portion. */
          unit: z.string(),
          measure: z.number().int(),
          isOnSale: z.boolean(),
          /** True = the dish is removed from menus and remains in orders. */
          isArchived: z.boolean(),
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

const text = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const whole = z.number('notANumber').int('wholeNumber')
const count = whole.min(0, 'tooSmall').max(10_000, 'tooBig')
const weekday = whole.min(1, 'wrongValue').max(7, 'wrongValue')
const span = { from: text(5), to: text(5) }
const served = z.object({ weekdays: z.array(weekday).max(7, 'tooLong'), ...span })

const path = '/v1/cabinet/menu/{id}'
const ofMenu = { access: 'seller', seller: 'id', params: idParams, answer: kitchenMenuSchema } as const
const edits = { ...ofMenu, permission: 'manageGoods' } as const
const buttons = { ...ofMenu, permission: 'workOrders', method: 'POST' } as const

/** Restaurants, hours and menus edited by their staff, and the kitchen's actions. A dish uses the product form. */
export const menuDeskEndpoints = defineEndpointsIn('restaurants', {
  kitchenMenu: {
    ...ofMenu,
    method: 'GET',
    path,
    whenAreaClosed: 'served',
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
        week: z.array(served).max(MAX_SPANS, 'tooLong'),
        exceptions: z
          .array(
            z.object({
              from: day,
              to: day,
              spans: z.array(z.object(span)).max(6, 'tooLong'),
              note: text(200).default(''),
            }),
          )
          .max(MAX_EXCEPTIONS, 'tooLong'),
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
        .max(MAX_SECTIONS, 'tooLong'),
    }),
  },
  orderDishes: {
    ...edits,
    method: 'POST',
    path: `${path}/sections/{sectionId}/order`,
    summary: 'The order of the dishes of a section; those that are not named follow in the order they had.',
    params: idParams.extend({ sectionId: id }),
    body: z.object({ dishIds: z.array(id).min(1, 'required').max(500, 'tooLong') }),
  },
  setStop: {
    ...buttons,
    path: `${path}/stops`,
    whenAreaClosed: 'served',
    summary: 'The kitchen has run out of a dish or an option, or has it again.',
    body: z.object({
      thing: z.enum(['dish', 'option'], 'wrongValue'),
      thingId: id,
      isStopped: z.boolean('required'),
      /** End of the stop; null = until it is resumed. */
      until: sentMoment.nullable().default(null),
    }),
  },
  setTodayHours: {
    ...buttons,
    path: `${path}/today`,
    whenAreaClosed: 'served',
    summary:
      'Other hours today by the restaurant’s own clock, after midnight of the running shift: no span = closed, null = as the week says.',
    body: z.object({ spans: z.array(z.object(span)).max(6, 'tooLong').nullable() }),
  },
  setRush: {
    ...buttons,
    path: `${path}/rush`,
    whenAreaClosed: 'served',
    summary: 'Everything takes so many minutes more for a while; 0 = the rush is over.',
    body: z.object({
      minutes: count.min(0, 'tooSmall').max(MAX_RUSH_MINUTES, 'tooBig'),
      forMinutes: count.min(5, 'tooSmall').max(MAX_PAUSE_MINUTES, 'tooBig').default(60),
    }),
  },
  setPause: {
    ...buttons,
    path: `${path}/pause`,
    whenAreaClosed: 'served',
    summary: 'No orders for so many minutes; 0 = they are taken again.',
    body: z.object({ minutes: count.min(0, 'tooSmall').max(MAX_PAUSE_MINUTES, 'tooBig') }),
  },
})
