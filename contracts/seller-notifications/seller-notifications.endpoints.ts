import { SELLER_CHANNELS, SELLER_TOPICS } from '@okolitsa/domain/seller-notifications/matter.ts'
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
  /** Telephones of the seller's staff who answer customers, the owner first; the seller's own when there are none. */
  usualPhones: z.array(z.string()),
  /** E-mail address for notifications; null = `usualEmail` is used, if set. */
  email: z.string().nullable(),
  usualEmail: z.string().nullable(),
  /** Quiet hours in the seller's time zone; null = none. */
  quiet,
  /** Channels that are configured in this installation. */
  channels: z.array(
    z.object({
      channel,
      /** True = the channel has a recipient: a subscribed device, a telephone or an e-mail address. */
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
          /** True = this is the last channel that notifies of new orders, so it cannot be turned off. */
          isRequired: z.boolean(),
        }),
      ),
    }),
  ),
})
export type SellerNotifications = z.output<typeof sellerNotificationsSchema>

const desk = { access: 'seller', seller: 'id', permission: 'manageShop', params: idParams } as const
const path = '/v1/cabinet/sellers/{id}/notifications'

/** Notification settings of a seller's staff. */
export const sellerNotificationsEndpoints = defineEndpoints({
  getSellerNotifications: {
    ...desk,
    method: 'GET',
    path,
    summary: 'Notification channels of a seller by topic, their addresses and quiet hours.',
    answer: sellerNotificationsSchema,
  },
  changeSellerNotifications: {
    ...desk,
    method: 'PATCH',
    path,
    summary: 'Sets the addresses of messages and the quiet hours.',
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
    summary: 'Sends a test message by a channel and returns the result.',
    body: z.object({ channel }),
    answer: z.object({
      /** State of the message; `unsure` = the provider gave no clear answer; `failed` = the provider refused it. */
      state: z.enum(['sent', 'unsure', 'failed']),
      /** Telephones or e-mail addresses that received the message; empty = it was sent to devices. */
      addresses: z.array(z.string()),
    }),
    errors: refuses('CHANNEL_REACHES_NOBODY'),
  },
})
