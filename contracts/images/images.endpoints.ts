import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

const side = z.coerce.number().int().min(1).max(4_000)
const params = z.object({ location: z.string().max(40), width: side, height: side, source: z.string().max(300) })

/** Pictures at a size (spec 7.14): webp, 400 × 400 unless told; `{source}` may hold slashes. */
export const imagesEndpoints = defineEndpoints({
  picture: {
    method: 'GET',
    path: '/api/v1/img/{location}/{width}/{height}/resize/{source}',
    access: 'public',
    summary: 'A picture resized to fit; sizes are rounded up to a ladder of steps.',
    params,
    answer: z.unknown(),
    raw: true,
  },
  mergedPicture: {
    method: 'GET',
    path: '/api/v1/img/merge/{location}/{width}/{height}/resize/{source}',
    access: 'public',
    summary: 'The same, laid on an opaque backdrop (for messengers and search engines).',
    params,
    answer: z.unknown(),
    raw: true,
  },
})
