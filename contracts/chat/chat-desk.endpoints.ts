import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { historyQuery, messageId, photoParams, reportMessage, sendPhotos } from './chat.endpoints.ts'
import { chatHistorySchema, chatMessageSchema, chatSchema } from './chat.ts'

export const chatDeskEndpoints = defineServedEndpointsIn('chat', {
  deskChats: {
    method: 'GET',
    path: '/v1/cabinet/chats',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Chats with messages, latest message first.',
    query: z.object(pageQuery(24)),
    answer: pageOf(chatSchema),
  },
  deskChat: {
    method: 'GET',
    path: '/v1/cabinet/chats/{id}',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'One chat of the seller’s.',
    params: idParams,
    answer: chatSchema,
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
    answer: bytes,
    media: 'image/webp',
  },
  deskReportMessage: {
    method: 'POST',
    path: '/v1/cabinet/chats/{id}/messages/{messageId}/report',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Reports a message of the customer to the office; once a seller.',
    ...reportMessage,
  },
  deskUnreadCount: {
    method: 'GET',
    path: '/v1/cabinet/chats/unread-count',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'How many messages of customers are unread.',
    answer: z.object({ count: z.number().int() }),
  },
  settleChat: {
    method: 'POST',
    path: '/v1/cabinet/chats/{id}/settle',
    access: 'seller',
    permission: 'answerCustomers',
    summary: 'Marks the last message as needing no answer until the next one.',
    params: idParams,
    answer: chatSchema,
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
