import { BULK_STEPS } from '@okolitsa/domain/picking/bulk-step.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { id, jsonBigId, uuid } from '../kernel/id.ts'
import {
  emptiedShelfSchema,
  markedLineSchema,
  orderOutcomeSchema,
  pickingSchema,
  weighedLineSchema,
} from './picking.ts'

/** Maximum orders of one day on the screen; more are shown as these are finished. */
export const MAX_PICKED_AT_ONCE = 300
export const MAX_MOVED = 100
/** Maximum lines marked in one call. */
export const MAX_MARKS = 500
/** Maximum lines whose weights one call stores. */
export const MAX_WEIGHTS = 100

const count = (most: number) => z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(most, 'tooBig')

/** Picking: the products of a day's orders, by product and by order. */
export const pickingEndpoints = defineServedEndpointsIn('goods', {
  getPicking: {
    method: 'GET',
    path: '/v1/cabinet/picking',
    access: 'seller',
    seller: 'organizationId',
    permission: 'workOrders',
    summary: 'Orders to pick for a day; by default the earliest day with orders.',
    query: z.object({
      date: day.optional(),
      /** Seller to show. */
      organizationId: id.optional(),
    }),
    answer: pickingSchema,
  },
  mark: {
    method: 'POST',
    path: '/v1/cabinet/picking/marks',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Marks picked lines; a line that was marked by somebody else meanwhile stays.',
    body: z.object({
      marks: z
        .array(
          z.object({
            lineId: jsonBigId,
            amount: count(2_147_483_647),
            isShort: z.boolean('wrongValue').default(false),
            version: count(2_147_483_646),
          }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_MARKS, 'tooLong'),
    }),
    answer: z.object({ items: z.array(markedLineSchema) }),
  },
  weigh: {
    method: 'POST',
    path: '/v1/cabinet/picking/weights',
    access: 'seller',
    permission: 'workOrders',
    work: 'dear',
    summary:
      'Writes the weights of lines, one transaction per order. A weight above the ordered one is not charged. A line that was weighed since is left as it is.',
    body: z.object({
      lines: z
        .array(
          z.object({
            lineId: jsonBigId,
            /** Amount in base units: grams or millilitres; 0 = the line is left out. */
            amount: count(2_147_483_646),
            /** Version of the line that the picker saw. */
            version: count(2_147_483_647),
          }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_WEIGHTS, 'tooLong'),
    }),
    answer: z.object({ items: z.array(weighedLineSchema) }),
  },
  listEmptied: {
    method: 'GET',
    path: '/v1/cabinet/picking/emptied',
    access: 'seller',
    seller: 'organizationId',
    permission: 'workOrders',
    summary: 'Shelves that were emptied lately because their goods were not found; each can be filled again.',
    query: z.object({
      /** The seller, for staff of several sellers. */
      organizationId: id.optional(),
    }),
    answer: z.object({ items: z.array(emptiedShelfSchema) }),
  },
  returnEmptied: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/picking/emptied/{id}/return',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Restores emptied stock once; reports whether this call did it.',
    params: z.object({ id: uuid }),
    answer: z.object({ isReturned: z.boolean() }),
  },
  moveOrders: {
    method: 'POST',
    path: '/v1/cabinet/picking/steps',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Begins picking several orders or sends them off; reports the result for each.',
    body: z.object({
      orderIds: z.array(id, 'wrongValue').min(1, 'required').max(MAX_MOVED, 'tooLong'),
      step: z.enum(BULK_STEPS, 'wrongValue'),
      /** True = departure before the promised day is intended. */
      isEarlyMeant: z.boolean('wrongValue').default(false),
    }),
    answer: z.object({ items: z.array(orderOutcomeSchema) }),
  },
})
