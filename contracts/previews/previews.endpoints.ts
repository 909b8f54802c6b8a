import { PREVIEW_KINDS, PREVIEW_SIZE } from '@okolitsa/domain/images/preview-url.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Preview pictures of pages for messengers and networks (Open Graph). */
export const previewsEndpoints = defineEndpoints({
  preview: {
    method: 'GET',
    path: '/api/v1/preview/{kind}/{key}',
    access: 'public',
    summary: `What a page is about as a JPEG, ${PREVIEW_SIZE.width}×${PREVIEW_SIZE.height}: name, price or time, farm and picture. {key} is an id or a slug with «.jpg».`,
    params: z.object({ kind: z.enum(PREVIEW_KINDS), key: z.string().regex(/^[\da-z][\da-z-]{0,120}\.jpg$/) }),
    answer: z.unknown(),
    raw: true,
  },
})
