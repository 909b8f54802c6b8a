import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'

/** Photos of reviews in the queue of the office (`moderation.endpoints.ts`). */
export const reviewModerationEndpoints = defineEndpoints({
  moderatedPhoto: {
    access: 'office',
    permission: 'moderateReviews',
    method: 'GET',
    path: '/v1/office/reviews/{id}/photos/{photoId}',
    summary: 'A photo of a review that waits.',
    params: idParams.extend({ photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
})
