import { CHAT_SIDES } from '@okolitsa/domain/chat/message.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId } from '../kernel/id.ts'

const office = { access: 'office', permission: 'moderateReviews', method: 'GET' } as const
const params = z.object({ id: bigId })

/** Reported messages of chats in the queue of the office (`moderation.endpoints.ts`), while they wait. */
export const chatModerationEndpoints = defineEndpoints({
  readTalk: {
    ...office,
    path: '/v1/office/chat-messages/{id}/talk',
    summary: 'A reported message with at most five messages around it; the reading stands in the log.',
    params,
    answer: z.object({
      items: z.array(
        z.object({
          messageId: z.number().int(),
          side: z.enum(CHAT_SIDES),
          text: z.string(),
          /** Number of photos. */
          photos: z.number().int(),
          /** ISO 8601. */
          at: z.string(),
        }),
      ),
    }),
  },
  moderatedChatPhoto: {
    ...office,
    path: '/v1/office/chat-messages/{id}/photos/{photoId}',
    summary: 'A photo of a reported message.',
    params: params.extend({ photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
})
