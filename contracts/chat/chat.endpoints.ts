import { LARGEST_PHOTO, LONGEST_MESSAGE, MOST_PHOTOS } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { chatHistorySchema, chatMessageSchema, chatSchema } from './chat.ts'

const messageId = z.coerce.number('notANumber').int('wholeNumber').positive('wrongValue').max(Number.MAX_SAFE_INTEGER)
/** Without `after` and `before` the newest come. */
const historyQuery = z.object({
  /** Messages with greater ids: what came while one was away. */
  after: messageId.optional(),
  /** Messages with smaller ids: further back. */
  before: messageId.optional(),
  perPage: z.coerce.number().int().min(1).max(100).default(24),
})

const photo = z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array)
const photoParams = idParams.extend({ messageId, photoId: z.uuid() })
/** A message with photos goes as a form; its words may be left out. */
const photosFields = z.object({
  clientMessageId: z.uuid().toLowerCase(),
  text: z.string().trim().max(LONGEST_MESSAGE).default(''),
})
const sendPhotos = {
  params: idParams,
  body: photosFields,
  files: { most: MOST_PHOTOS, maxBytes: LARGEST_PHOTO },
  answer: chatMessageSchema,
  errors: refuses('CHAT_CLOSED', 'CHAT_WORDS_BLOCKED', 'PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE'),
  status: 201,
} as const

/** Chat over HTTP (spec 7.13); messages are sent over the socket, those with photos as forms. */
export const chatEndpoints = defineEndpoints({
  chats: {
    method: 'GET',
    path: '/api/v2/chat/list',
    access: 'customer',
    summary: 'Chats of the customer, the last spoken in first.',
    query: z.object(pageQuery(24)),
    answer: pageOf(chatSchema),
  },
  openChat: {
    method: 'POST',
    path: '/api/v2/chat/list',
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
    answer: photo,
    media: 'image/webp',
  },
  unreadCount: {
    method: 'GET',
    path: '/api/v1/chat/unread-messages/count',
    access: 'customer',
    summary: 'How many messages are unread, and whether the customer talks with anybody at all.',
    answer: z.object({ count: z.number().int(), hasChats: z.boolean() }),
  },
})

/** The seller's side of chats. */
export const chatDeskEndpoints = defineEndpoints({
  deskChats: {
    method: 'GET',
    path: '/v1/cabinet/chats',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Chats in which something was said, the last spoken in first.',
    query: z.object(pageQuery(24)),
    answer: pageOf(chatSchema),
  },
  deskMessages: {
    method: 'GET',
    path: '/v1/cabinet/chats/{id}/messages',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Messages of a chat, the oldest first; `after` a message or `before` one.',
    params: idParams,
    query: historyQuery,
    answer: chatHistorySchema,
  },
  deskRemoveMessage: {
    method: 'DELETE',
    path: '/v1/cabinet/chats/{id}/messages/{messageId}',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Deletes a message of the seller: its text is gone for both sides.',
    params: idParams.extend({ messageId }),
    answer: chatMessageSchema,
  },
  deskSendPhotos: {
    method: 'POST',
    path: '/v1/cabinet/chats/{id}/messages',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Sends a message of the seller with up to four photos; sent twice, it is one message.',
    ...sendPhotos,
  },
  deskMessagePhoto: {
    method: 'GET',
    path: '/v1/cabinet/chats/{id}/messages/{messageId}/photos/{photoId}',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'A photo of a message in a chat of the seller’s.',
    params: photoParams,
    answer: photo,
    media: 'image/webp',
  },
  deskUnreadCount: {
    method: 'GET',
    path: '/v1/cabinet/chats/unread-count',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'How many messages of customers are unread.',
    answer: z.object({ count: z.number().int() }),
  },
  blockChat: {
    method: 'POST',
    path: '/v1/cabinet/chats/{id}/block',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Takes no more messages of this customer, or takes them again.',
    params: idParams,
    body: z.object({ isBlocked: z.boolean() }),
    answer: chatSchema,
  },
})
