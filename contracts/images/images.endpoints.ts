import { IMAGE_SIZES } from '@okolitsa/domain/images/image-size.ts'
import { IMAGE_LOCATIONS } from '@okolitsa/domain/images/image-url.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Canonical form: `400`, not `4e2` or `0400`. */
const side = z
  .string()
  .regex(/^[1-9]\d{1,3}$/)
  .transform(Number)
const picture = z.object({ location: z.enum(IMAGE_LOCATIONS), source: z.string().max(300) })
const sizedPicture = picture.extend({ width: side, height: side })
const SIZES = IMAGE_SIZES.map(({ width, height }) => `${width}×${height}`).join(', ')
const drawn = { method: 'GET', access: 'public', answer: z.unknown(), raw: true } as const

/**
 * Resized pictures (spec 7.14): webp, 400 × 400 by default (AVIF for clients that accept it, once requested often,
 * 120); `{source}` may contain slashes.
 */
export const imagesEndpoints = defineEndpoints({
  picture: {
    ...drawn,
    path: '/api/v1/img/{location}/{width}/{height}/resize/{source}',
    summary: `A picture that fills or fits a frame, for pages (b2c) or the sellers' side (b2b). Sizes: ${SIZES}.`,
    params: sizedPicture,
  },
  defaultPicture: {
    ...drawn,
    path: '/api/v1/img/{location}/resize/{source}',
    summary: 'The same at 400×400.',
    params: picture,
  },
  mergedPicture: {
    ...drawn,
    path: '/api/v1/img/merge/{location}/{width}/{height}/resize/{source}',
    summary: 'The same, laid on an opaque backdrop (for messengers and search engines).',
    params: sizedPicture,
  },
  defaultMergedPicture: {
    ...drawn,
    path: '/api/v1/img/merge/{location}/resize/{source}',
    summary: 'The same at 400×400.',
    params: picture,
  },
})
