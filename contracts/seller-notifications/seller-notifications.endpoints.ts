import { MATTER_KINDS, SELLER_CHANNELS, SELLER_TOPICS } from '@okolitsa/domain/seller-notifications/matter.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { emailSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

export const MAX_SELLER_PHONES = 3
/** Maximum test messages of one seller an hour; each costs money. */
export const MAX_TRIALS_AN_HOUR = 6

const topic = z.enum(SELLER_TOPICS, 'wrongValue')
const channel = z.enum(SELLER_CHANNELS, 'wrongValue')
/** Minute of the day, 0…1439. */
const minute = z.number('wrongValue').int('wholeNumber').min(0, 'wrongValue').max(1_439, 'wrongValue')
const quiet = z.object({ from: minute, to: minute }).nullable()

const sellerNotificationsSchema = z.object({
  type: z.enum(SELLER_TYPES),
  timeZone: z.string(),
  /** Telephones for SMS and calls that the seller entered; empty = `usualPhones` are used. */
  phones: z.array(z.string()),
  /** Telephones of the seller's people who answer customers, the owner first; the seller's own when they have none. */
  usualPhones: z.array(z.string()),
  /** Address for letters; null = `usualEmail` is used, if it is set. */
  email: z.string().nullable(),
  usualEmail: z.string().nullable(),
  /** Quiet hours in the seller's time zone; null = none. */
  quiet,
  /** Channels that are configured in this installation. */
  channels: z.array(
    z.object({
      channel,
      /** The channel has a recipient: a subscribed device, a telephone or an address. */
      reaches: z.boolean(),
    }),
  ),
  topics: z.array(
    z.object({
      topic,
      /** Channels that notifications of the topic use. */
      channels: z.array(
        z.object({
          channel,
          isOn: z.boolean(),
          /** The last channel that notifies of new orders: it cannot be turned off. */
          isRequired: z.boolean(),
        }),
      ),
    }),
  ),
})
export type SellerNotifications = z.output<typeof sellerNotificationsSchema>

const unansweredSchema = z.object({
  id: z.number().int(),
  kind: z.enum(MATTER_KINDS),
  /** The order number for an order, a dinner, a booking or a claim; the id of the subject for others. */
  subjectId: z.number().int(),
  seller: z.object({
    id: z.number().int(),
    title: z.string(),
    type: z.enum(SELLER_TYPES),
    /** Digits; null = none is known. */
    phone: z.string().nullable(),
  }),
  /** ISO 8601; the time since when the item waits for an answer. */
  since: z.string(),
  /** ISO 8601; the time at which it ends without an answer; null = it has no deadline. */
  deadline: z.string().nullable(),
  isSeen: z.boolean(),
  /** Messages sent to the seller about it, the earliest first. */
  sent: z.array(z.object({ channel, at: z.string(), isSure: z.boolean() })),
})
export type Unanswered = z.output<typeof unansweredSchema>

const desk = { access: 'seller', seller: 'id', permission: 'manageShop', params: idParams } as const
const path = '/v1/cabinet/sellers/{id}/notifications'

/** Settings of the notifications that the people of a seller receive, and items that wait for an answer. */
export const sellerNotificationsEndpoints = defineEndpoints({
  getSellerNotifications: {
    ...desk,
    method: 'GET',
    path,
    summary: 'By which channels a seller is told of what, where they lead, and when they are quiet.',
    answer: sellerNotificationsSchema,
  },
  changeSellerNotifications: {
    ...desk,
    method: 'PATCH',
    path,
    summary: 'Says where messages go and when nobody is disturbed.',
    body: z.object({
      phones: z.array(phoneSchema).max(MAX_SELLER_PHONES, 'tooMany'),
      email: emailSchema.nullable(),
      quiet,
    }),
    answer: sellerNotificationsSchema,
  },
  switchSellerChannel: {
    ...desk,
    method: 'PATCH',
    path: `${path}/channels`,
    summary: 'Switches one topic on or off in one channel.',
    body: z.object({ topic, channel, isOn: z.boolean('wrongValue') }),
    answer: sellerNotificationsSchema,
    errors: refuses('LAST_ORDER_CHANNEL'),
  },
  tryChannel: {
    ...desk,
    method: 'POST',
    path: `${path}/trial`,
    work: 'paid',
    summary: 'Sends a trial message by a channel, and tells what came of it.',
    body: z.object({ channel }),
    answer: z.object({
      /** `unsure` = the provider gave no clear answer; `failed` = it refused the message. */
      state: z.enum(['sent', 'unsure', 'failed']),
      /** Telephones or addresses that it was sent to; empty = it was sent to devices. */
      addresses: z.array(z.string()),
    }),
    errors: refuses('CHANNEL_REACHES_NOBODY'),
  },
  listUnanswered: {
    access: 'office',
    permission: 'seeUnanswered',
    method: 'GET',
    path: '/v1/cabinet/unanswered',
    summary: 'What sellers have not answered for too long, what ends by itself soonest first; 100 at most.',
    answer: z.object({ items: z.array(unansweredSchema), total: z.number().int() }),
  },
})
