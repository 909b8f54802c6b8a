import { MAX_MESSAGE_LENGTH, MAX_PHOTO_BYTES, MAX_PHOTOS } from '@okolitsa/domain/chat/message.ts'
import { MAX_REPORTS_AN_HOUR } from '@okolitsa/domain/moderation/moderation.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { bigId, id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { reportFields } from '../moderation/reports.endpoints.ts'
import { refuses } from '../refusals/refuses.ts'
import { chatHistorySchema, chatMessageSchema, chatSchema } from './chat.ts'

export const messageId = bigId
/** Range of a thread's history; without `after` and `before` the newest messages are returned. */
export const historyQuery = z.object({
  /** Id after which newer messages are returned. */
  after: messageId.optional(),
  /** Id before which older messages are returned. */
  before: messageId.optional(),
  perPage: typedNumber({ least: 1, most: 100 }).default(24),
})

export const photoParams = idParams.extend({ messageId, photoId: z.uuid() })
/** A message with photos is sent as a form; its text is optional. */
const photosFields = z.object({
  clientMessageId: z.uuid().toLowerCase(),
  text: z.string().trim().max(MAX_MESSAGE_LENGTH).default(''),
})
export const sendPhotos = {
  params: idParams,
  body: photosFields,
  files: { least: 1, most: MAX_PHOTOS, maxBytes: MAX_PHOTO_BYTES },
  answer: chatMessageSchema,
  errors: refuses(
    'CHAT_CLOSED',
    'CHAT_WORDS_BLOCKED',
    'PHOTO_REQUIRED',
    'PHOTO_UNREADABLE',
    'PHOTO_TOO_LARGE',
    'PHOTO_TOO_SMALL',
  ),
  status: 201,
} as const

/** A report of a message to the office; the side that wrote it does not learn who reported. */
export const reportMessage = {
  params: idParams.extend({ messageId }),
  mostAnHour: MAX_REPORTS_AN_HOUR,
  body: z.object(reportFields),
  answer: z.object({ accepted: z.literal(true) }),
  status: 201,
} as const

/** Chat over HTTP (spec 7.13). Text messages are sent over the socket, messages with photos as forms. */
export const chatEndpoints = defineServedEndpointsIn('chat', {
  chats: {
    method: 'GET',
    path: '/api/v2/chat/list',
    access: 'customer',
    summary: 'Chats of the customer, the last spoken in first.',
    query: z.object(pageQuery(24)),
    answer: pageOf(chatSchema),
  },
  openChat: {
    refusesBlocked: true,
    method: 'POST',
    path: '/api/v2/chat/list',
    area: 'chat',
    access: 'customer',
    summary: 'The chat with a seller; it is opened when there is none.',
    body: z.object({ organizationId: id }),
    answer: chatSchema,
    errors: refuses('CHAT_CLOSED'),
  },
  messages: {
    method: 'GET',
    path: '/api/v2/chat/message/{id}',
    access: 'customer',
    summary: 'Messages of a chat, the oldest first; `after` a message or `before` one.',
    params: idParams,
    query: historyQuery,
    answer: chatHistorySchema,
  },
  removeMessage: {
    method: 'DELETE',
    path: '/api/v2/chat/list/{id}/messages/{messageId}',
    access: 'customer',
    summary: 'Deletes a message of one’s own: its text is gone for both sides.',
    params: idParams.extend({ messageId }),
    answer: chatMessageSchema,
  },
  sendPhotos: {
    refusesBlocked: true,
    method: 'POST',
    path: '/api/v2/chat/list/{id}/messages',
    access: 'customer',
    summary: 'Sends a message with up to four photos (JPEG, PNG, WebP); sent twice, it is one message.',
    ...sendPhotos,
  },
  messagePhoto: {
    method: 'GET',
    path: '/api/v2/chat/list/{id}/messages/{messageId}/photos/{photoId}',
    access: 'customer',
    summary: 'A photo of a message in a chat of one’s own.',
    params: photoParams,
    answer: bytes,
    media: 'image/webp',
  },
  reportMessage: {
    method: 'POST',
    path: '/api/v2/chat/list/{id}/messages/{messageId}/report',
    access: 'customer',
    summary: 'Reports a message of the seller to the office; once.',
    ...reportMessage,
  },
  unreadCount: {
    method: 'GET',
    path: '/api/v1/chat/unread-messages/count',
    access: 'customer',
    summary: 'How many messages are unread, and whether the customer talks with anybody at all.',
    answer: z.object({ count: z.number().int(), hasChats: z.boolean() }),
  },
})
