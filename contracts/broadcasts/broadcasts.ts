import { AUDIENCE_KINDS } from '@okolitsa/domain/broadcasts/audience.ts'
import { MAX_BROADCAST } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import { LANGUAGES, type Language } from '@okolitsa/domain/language/language.ts'
import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { jsonId, uuid } from '../kernel/id.ts'
import { BROADCAST_FILTERS } from './broadcast-filters.ts'

const int = z.number().int()
const moment = z.iso.datetime()

const part = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'tooLong')
const typedText = z.object({ title: part(MAX_BROADCAST.title), text: part(MAX_BROADCAST.text) })
/** Texts by language; the server asks for every language of the market. */
export const typedTexts = z.object({ ru: typedText, en: typedText } satisfies Record<Language, unknown>).partial()

const ofDay = z.object({
  kind: z.literal('day'),
  day,
  /** The seller of the orders; null = of all sellers. */
  organizationId: jsonId.nullable().default(null),
  /** Town or village of the delivery or of the pickup point; null = everywhere. */
  place: z.string().trim().min(1, 'required').max(80, 'tooLong').nullable().default(null),
})
const ofProduct = z.object({ kind: z.literal('product'), id: jsonId })
const ofTourDate = z.object({ kind: z.literal('tourDate'), id: jsonId })
/** The audience of a message of the office. */
export const officeAudience = z.discriminatedUnion('kind', [
  ofDay,
  ofProduct,
  z.object({ kind: z.literal('lot'), id: jsonId }),
  ofTourDate,
  z.object({ kind: z.literal('run'), id: uuid }),
  z.object({ kind: z.literal('subscribers') }),
])
export type OfficeAudience = z.output<typeof officeAudience>

/** The audience of a message of a seller, always among the own customers. */
export const sellerAudience = z.discriminatedUnion('kind', [
  ofDay.pick({ kind: true, day: true }),
  ofProduct,
  ofTourDate,
  z.object({ kind: z.literal('followers') }),
])

export const broadcastPreviewSchema = z.object({
  /** The subject of the audience; null = orders of a day, or readers of news. */
  thing: z.string().nullable(),
  /** Number of people who get the message in their list of notifications. */
  people: int,
  /** Number of people whom each channel reaches besides the list. */
  channels: z.record(z.enum(NOTIFICATION_CHANNELS), int),
  /** Number of people whom no channel reaches, so that they see the message in their list only. */
  listOnly: int,
  leftOut: z.object({ erased: int, noConsent: int }),
  /** SMS as providers charge them; null = no SMS. */
  sms: z.object({ messages: int, parts: int }).nullable(),
  /** True = the second factor is asked for at the start. */
  needsFactor: z.boolean(),
  /** The text as its first reader sees it, by language. */
  shown: z.partialRecord(z.enum(LANGUAGES), z.object({ title: z.string(), text: z.string() })),
})
export type BroadcastPreview = z.output<typeof broadcastPreviewSchema>

export const broadcastRowSchema = z.object({
  id: int,
  title: z.string(),
  kind: z.enum(AUDIENCE_KINDS),
  thing: z.string().nullable(),
  /** The day of the orders, for a day's audience. */
  day: z.string().nullable(),
  state: z.enum(BROADCAST_FILTERS.state),
  people: int,
  startedAt: moment,
  endedAt: moment.nullable(),
  /** Name of the person who sent it. */
  author: z.string(),
  /** The seller who writes; null = the office. */
  seller: z.string().nullable(),
})
export type BroadcastRow = z.output<typeof broadcastRowSchema>

export const broadcastSchema = broadcastRowSchema.extend({
  texts: z.partialRecord(z.enum(LANGUAGES), z.object({ title: z.string(), text: z.string() })),
  leftOut: z.object({ erased: int, noConsent: int, meanwhile: int }),
  notified: int,
  /** Number of people who have seen it in their list. */
  read: int,
  channels: z.array(
    z.object({
      channel: z.enum(NOTIFICATION_CHANNELS),
      waiting: int,
      sent: int,
      /** It may not have arrived. */
      unsure: int,
      /** Given up: too late, switched off, or stopped. */
      dropped: int,
    }),
  ),
  abilities: z.object({ stop: z.boolean() }),
})
export type Broadcast = z.output<typeof broadcastSchema>
