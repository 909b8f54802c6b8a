import { MATTER_KINDS, SELLER_CHANNELS, SELLER_TOPICS } from '@okolitsa/domain/seller-notifications/matter.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { emailSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

/** Telephones of one seller. */
export const MOST_SELLER_PHONES = 3
/** Trial messages of one seller within an hour: each costs money. */
export const MOST_TRIALS_AN_HOUR = 6

const topic = z.enum(SELLER_TOPICS, 'wrongValue')
const channel = z.enum(SELLER_CHANNELS, 'wrongValue')
/** Minutes of a day. */
const minute = z.number('wrongValue').int('wholeNumber').min(0, 'wrongValue').max(1_439, 'wrongValue')
const quiet = z.object({ from: minute, to: minute }).nullable()

const sellerNotificationsSchema = z.object({
  type: z.enum(SELLER_TYPES),
  timeZone: z.string(),
  /** Where SMS and calls go, as the seller said; empty = to `usualPhones`. */
  phones: z.array(z.string()),
  /** Of its people who answer customers, the owner first; its own when they have none. */
  usualPhones: z.array(z.string()),
  /** Null = letters go to `usualEmail`, if it is there. */
  email: z.string().nullable(),
  usualEmail: z.string().nullable(),
  /** By the seller's clock; null = none. */
  quiet,
  /** Channels that this installation can send by. */
  channels: z.array(
    z.object({
      channel,
      /** Leads to somebody: a device that lets itself be told, a telephone, an address. */
      reaches: z.boolean(),
    }),
  ),
  topics: z.array(
    z.object({
      topic,
      /** Those by which something of the topic goes. */
      channels: z.array(
        z.object({
          channel,
          isOn: z.boolean(),
          /** The last one by which new orders are heard of: it stays on. */
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
  /** Of an order, a dinner, a booking and a claim: the order's number. */
  subjectId: z.number().int(),
  seller: z.object({
    id: z.number().int(),
    title: z.string(),
    type: z.enum(SELLER_TYPES),
    /** Digits; null = nobody knows one. */
    phone: z.string().nullable(),
  }),
  /** ISO moment since when it waits. */
  since: z.string(),
  /** ISO moment when it ends by itself; null = it waits. */
  deadline: z.string().nullable(),
  isSeen: z.boolean(),
  /** What the seller was told by, the earliest first. */
  sent: z.array(z.object({ channel, at: z.string(), isSure: z.boolean() })),
})
export type Unanswered = z.output<typeof unansweredSchema>

const desk = { access: 'seller', permission: 'manageShop', params: idParams } as const
const path = '/v1/cabinet/sellers/{id}/notifications'

/** How the people of a seller are told of what awaits them. */
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
      phones: z.array(phoneSchema).max(MOST_SELLER_PHONES, 'tooMany'),
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
      /** `unsure` = the provider did not answer clearly; `failed` = it refused. */
      state: z.enum(['sent', 'unsure', 'failed']),
      /** Where it went; empty = to the devices. */
      addresses: z.array(z.string()),
    }),
    errors: refuses('CHANNEL_REACHES_NOBODY'),
  },
  listUnanswered: {
    access: 'seller',
    permission: 'seeUnanswered',
    method: 'GET',
    path: '/v1/cabinet/unanswered',
    summary: 'What sellers have not answered for too long, what ends by itself soonest first; 100 at most.',
    answer: z.object({ items: z.array(unansweredSchema), total: z.number().int() }),
  },
})
