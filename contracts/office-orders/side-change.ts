import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import {
  changePreviewSchema,
  deliveryChangeSchema,
  editSchema,
  staffRequestedChangeSchema,
} from '../orders/order-change.ts'

/** A change of lines as the seller may make it, or an edit or another delivery as the customer may. */
export const sideChangeSchema = z.discriminatedUnion('kind', [
  ...staffRequestedChangeSchema.options,
  editSchema.extend({ kind: z.literal('edit') }),
  deliveryChangeSchema.extend({ kind: z.literal('delivery') }),
])
export type SideChange = z.output<typeof sideChangeSchema>

export const sidePreviewSchema = changePreviewSchema.extend({
  /** Possible delivery days of a change of delivery; empty for others. */
  dates: z.array(z.object({ date: z.string(), ...slotHours })),
})

export const SIDE_REFUSALS = [
  'ORDER_CHANGE_FORBIDDEN',
  'SUBSTITUTION_FORBIDDEN',
  'FARMER_OR_PRODUCTS_UNAVAILABLE',
  'QUANTITY_OVER_LIMIT',
  'NOT_ENOUGH_STOCK',
  'MIN_SUM_NOT_REACHED',
  'BONUSES_NOT_ENOUGH',
  'DELIVERY_DATE_UNAVAILABLE',
  'UNAVAILABLE_AT_USER_AREA',
  'POINT_NEEDED',
  'POINT_ELSEWHERE',
  'ORDER_STEP_FORBIDDEN',
] as const
