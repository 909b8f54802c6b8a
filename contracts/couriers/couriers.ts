import { MISSED_REASONS } from '@okolitsa/domain/couriers/courier-link.ts'
import { z } from 'zod'
import { packagesSchema } from '../orders/packages.ts'

const coords = z.object({ latitude: z.number(), longitude: z.number() })
const int = z.number().int()

/** An address of a route, with the sum to collect and without earlier payments. */
export const routeStopSchema = z.object({
  id: int,
  number: z.string(),
  name: z.string(),
  /** Telephone of the recipient; null = handed over, so the number is no longer needed. */
  phone: z.string().nullable(),
  deliveryWindow: z.object({ fromHour: int, toHour: int }),
  address: z.string(),
  flat: z.string().nullable(),
  entrance: z.string().nullable(),
  floor: z.string().nullable(),
  intercom: z.string().nullable(),
  coords,
  /** Comments on the door and on the order. */
  comment: z.string(),
  /** Contents of the parcel; amounts are base units: grams or millilitres for weighed goods, sale steps otherwise. */
  inside: z.array(
    z.object({ id: int, title: z.string(), amount: int, unit: z.string(), measure: int, isWeight: z.boolean() }),
  ),
  /** Packages to take from the car. */
  packages: packagesSchema,
  /** Sum to collect at the door, roubles; null = none. */
  due: z.object({ sum: z.number(), by: z.enum(['cash', 'card']) }).nullable(),
  /** State of the order; `gathering` = not picked yet. */
  state: z.enum(['gathering', 'ready', 'delivered']),
  /** True = the seller has sent the order, so it may be handed over before its delivery day. */
  isSent: z.boolean(),
  /** The last failed delivery with its time, ISO 8601. */
  missed: z.object({ reason: z.enum(MISSED_REASONS), at: z.string() }).nullable(),
})
export type RouteStop = z.output<typeof routeStopSchema>

export const courierLinkSchema = z.object({
  id: z.uuid(),
  courierName: z.string(),
  /** Expiry of the link, ISO 8601. */
  endsAt: z.string(),
  /** True = the link is valid. Expired links are listed until their cash is handed in. */
  isOpen: z.boolean(),
  /** Cash collected through this link, roubles. */
  taken: z.number(),
  /** Cash that the courier has handed in, roubles; null = not entered. */
  handed: z.object({ sum: z.number(), at: z.string() }).nullable(),
})
export type CourierLink = z.output<typeof courierLinkSchema>

/** A stop with the id of the courier link of its car; null = no car is assigned. */
const deskStopSchema = routeStopSchema.extend({ linkId: z.uuid().nullable() })
export type DeskStop = z.output<typeof deskStopSchema>

/** The couriers' day as the seller sees it. */
export const courierDeskSchema = z.object({
  date: z.string(),
  timeZone: z.string(),
  /** Days with orders to deliver, earliest first. */
  days: z.array(z.object({ date: z.string(), orders: int })),
  /** Coordinates of the seller's place, where cars start. */
  start: coords,
  /** True = the seller ordered the stops by hand; false = they are sorted by distance. */
  isByHand: z.boolean(),
  /** Stops in driving order, car by car. */
  stops: z.array(deskStopSchema),
  /** Active links of the day, and links whose cash is not handed in. */
  links: z.array(courierLinkSchema),
})
export type CourierDesk = z.output<typeof courierDeskSchema>

export const courierDaySchema = z.object({
  /** Id of the link, without its secret; the phone stores its unsent data under it. */
  linkId: z.uuid(),
  courierName: z.string(),
  sellerTitle: z.string(),
  sellerPhone: z.string().nullable(),
  date: z.string(),
  timeZone: z.string(),
  stops: z.array(routeStopSchema),
  /** Cash collected by this courier, roubles. */
  taken: z.number(),
})
export type CourierDay = z.output<typeof courierDaySchema>
