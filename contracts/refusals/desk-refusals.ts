import { z } from 'zod'
import { pageChangedSchema } from '../site-pages/site-page.ts'

const limit = z.object({ limit: z.number().int() })

/** Refusals of the sellers' side alone: no page of the shop meets them. Statuses and facts as in `refusals.ts`. */
export const deskRefusals = {
  // pages of sites
  TOO_MANY_SITES: { status: 400, facts: limit },
  TOO_MANY_PAGES: { status: 400, facts: limit },
  TOO_MANY_DOMAINS: { status: 400, facts: limit },
  TOO_MANY_LINKS: { status: 400, facts: limit },
  PAGE_CHANGED: { status: 400, facts: pageChangedSchema },
  // notifications of sellers
  /** The last channel that notifies the seller of new orders cannot be turned off. */
  LAST_ORDER_CHANNEL: { status: 400, facts: z.object({}) },
  /** The channel has no recipient: no device, telephone or address is known. */
  CHANNEL_REACHES_NOBODY: { status: 400, facts: z.object({}) },
  // delivery of sellers
  /** Somebody else has changed the rates since they were read. */
  SHIPPING_CHANGED: { status: 400, facts: z.object({}) },
  // parcels of sellers
  /** The marketplace is not joined with the carrier. */
  SHIPMENTS_OFF: { status: 400, facts: z.object({}) },
  /** The carrier has the parcel already. */
  SHIPMENT_ON_ITS_WAY: { status: 400, facts: z.object({}) },
  /** The carrier does not answer just now. */
  CARRIER_SILENT: { status: 400, facts: z.object({}) },
  /** Its seller brings parcels to an office, or has not said how it gives them away. */
  COURIER_NOT_CHOSEN: { status: 400, facts: z.object({}) },
  /** For that day, or for one of the parcels. */
  COURIER_CALLED_ALREADY: { status: 400, facts: z.object({}) },
  /** The carrier does not take the call back. */
  COURIER_CALL_STAYS: { status: 400, facts: z.object({}) },
  // goods of sellers
  /** Somebody else has changed these fields since they were read. */
  GOODS_CHANGED: { status: 400, facts: z.object({ fields: z.array(z.string()) }) },
  // tours of sellers
  /** Somebody else has changed these fields since they were read. */
  TOUR_CHANGED: { status: 400, facts: z.object({ fields: z.array(z.string()) }) },
  /** The decision time of the date's minimal group is already over. */
  TOUR_DATE_TOO_LATE: { status: 400, facts: z.object({}) },
  /** A date of a draft: nobody could see what it is of. */
  TOUR_NOT_PUBLISHED: { status: 400, facts: z.object({}) },
  // new sellers
  /** Something of what a first sale needs is missing. */
  SELLER_NOT_READY: { status: 400, facts: z.object({}) },
  /** It does not wait for a decision. */
  APPLICATION_DECIDED: { status: 400, facts: z.object({}) },
  /** Another seller of the same number is the company's for certain. */
  APPLICATION_OF_OTHERS: { status: 400, facts: z.object({}) },
  // words of sellers
  TOO_MANY_READY_REPLIES: { status: 400, facts: limit },
  // people of sellers
  /** Only an owner makes, changes and removes owners. */
  STAFF_OWNERS_ONLY: { status: 403, facts: z.object({}) },
  /** A seller always has an owner. */
  STAFF_LAST_OWNER: { status: 400, facts: z.object({}) },
  STAFF_ALREADY_HERE: { status: 400, facts: z.object({}) },
  STAFF_TOO_MANY: { status: 400, facts: limit },
  /** It was taken, taken back, is out of time, or there never was one. */
  INVITATION_OVER: { status: 404, facts: z.object({}) },
  // files of goods
  GOODS_FILE_UNREADABLE: { status: 400, facts: z.object({}) },
  /** More rows than one file may have, or more than that when it is unpacked. */
  GOODS_FILE_TOO_LONG: { status: 400, facts: limit },
  /** Files of the same seller are still read or written. */
  GOODS_FILES_WAITING: { status: 429, facts: z.object({}) },
  /** Its first rows name no column, or none that says which product is meant. */
  GOODS_FILE_WITHOUT_COLUMNS: { status: 400, facts: z.object({}) },
  // money of sellers
  PAYOUT_OVER_BALANCE: { status: 400, facts: z.object({ due: z.number(), asked: z.number() }) },
} as const
