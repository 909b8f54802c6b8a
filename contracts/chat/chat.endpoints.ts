import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { pageQuery } from '../kernel/paging.ts'

/** Chat over HTTP (spec 7.13). */
export const chatEndpoints = defineEndpoints({
  chats: {
    method: 'GET',
    path: '/api/v2/chat/list',
    access: 'customer',
    summary: 'Chats of the customer, newest first.',
    answer: z.unknown(),
    owed: true,
  },
  messages: {
    method: 'GET',
    path: '/api/v2/chat/message/{id}',
    access: 'customer',
    summary: 'Messages of a chat.',
    params: z.object({ id: z.string().max(60) }),
    query: z.object(pageQuery(24)),
    answer: z.unknown(),
    owed: true,
  },
  unreadCount: {
    method: 'GET',
    path: '/api/v1/chat/unread-messages/count',
    access: 'customer',
    summary: 'How many messages are unread.',
    answer: z.object({ count: z.number().int() }),
    owed: true,
  },
})
