import { INBOX_KINDS, INBOX_STATES } from '@okolitsa/domain/inbox/inbox.ts'
import { LONGEST_REPLY, LONGEST_REPLY_TITLE } from '@okolitsa/domain/inbox/ready-reply.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { inboxCountsSchema, inboxItemSchema, inboxSchema, readyReplySchema } from './inbox.ts'

/** Items in one page of the list. */
export const INBOX_PIECE = 30

const desk = { access: 'seller', permission: 'answerCustomers' } as const
/** Seller to show. */
const ofSeller = { organizationId: id.optional() }
const limitedText = (most: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(most, 'tooLong')
    .refine((text) => !text.includes('\0'), 'wrongValue')
const replyBody = z.object({ title: limitedText(LONGEST_REPLY_TITLE), text: limitedText(LONGEST_REPLY) })
const repliesPath = '/v1/cabinet/farmers/{id}/ready-replies'
const replyParams = idParams.extend({ replyId: id })

/** All messages of customers to a seller. */
export const inboxEndpoints = defineEndpoints({
  getInbox: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/inbox',
    summary: 'What customers wrote to a seller: what waits longest first, or what was answered last.',
    query: z.object({
      ...ofSeller,
      kind: z.enum(INBOX_KINDS, 'wrongValue').optional(),
      state: z.enum(INBOX_STATES, 'wrongValue').default('waiting'),
      /** `next` of the previous page. */
      after: z
        .string()
        .regex(/^\d{1,17}\.[a-z]{4,8}\.\d{1,10}$/, 'wrongValue')
        .optional(),
    }),
    answer: inboxSchema,
  },
  getInboxCounts: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/inbox/counts',
    summary: 'How many of each wait for an answer.',
    query: z.object(ofSeller),
    answer: inboxCountsSchema,
  },
  getInboxItem: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/inbox/{kind}/{id}',
    summary: 'A question or a review, answered or not.',
    params: idParams.extend({ kind: z.enum(['question', 'review'], 'wrongValue') }),
    answer: inboxItemSchema,
  },
  listReadyReplies: {
    ...desk,
    seller: 'id',
    method: 'GET',
    path: repliesPath,
    summary: 'Saved replies of a seller, oldest first.',
    params: idParams,
    answer: z.object({ items: z.array(readyReplySchema) }),
  },
  addReadyReply: {
    ...desk,
    seller: 'id',
    method: 'POST',
    once: true,
    path: repliesPath,
    summary: 'Keeps a ready reply; a word in braces is the place of the customer’s name.',
    params: idParams,
    body: replyBody,
    answer: readyReplySchema,
    errors: refuses('TOO_MANY_READY_REPLIES'),
    status: 201,
  },
  changeReadyReply: {
    ...desk,
    seller: 'id',
    method: 'PATCH',
    path: `${repliesPath}/{replyId}`,
    summary: 'Changes a ready reply.',
    params: replyParams,
    body: replyBody,
    answer: readyReplySchema,
  },
  removeReadyReply: {
    ...desk,
    seller: 'id',
    method: 'DELETE',
    path: `${repliesPath}/{replyId}`,
    summary: 'Takes a ready reply away; answers that were made of it stay.',
    params: replyParams,
    answer: z.object({ items: z.array(readyReplySchema) }),
  },
})
