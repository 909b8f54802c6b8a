import { LONGEST_ALT, MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

/** Owner of the gallery: a product, a tour or the seller. */
const params = z.object({ thing: z.enum(['products', 'farmers', 'tours'], 'wrongValue'), id })
/** Identifies a picture of the gallery. */
const source = z.string('required').min(1, 'required').max(200, 'tooLong')
const percent = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(100, 'tooBig')
const focus = z.object({ x: percent, y: percent }).nullable()

const gallerySchema = z.object({
  /** Pictures; lists show the first one. */
  items: z.array(z.object({ source: z.string(), url: z.string(), alt: z.string(), focus })),
})
const desk = { access: 'seller', permission: 'manageGoods', params, answer: gallerySchema } as const
const path = '/v1/cabinet/{thing}/{id}/pictures'

/** Pictures of products, tours and farms, arranged by their seller: one to ten for each. */
export const galleryDeskEndpoints = defineEndpoints({
  listPictures: {
    ...desk,
    method: 'GET',
    path,
    summary: 'Pictures of a thing on sale or of the seller, the first one first.',
  },
  addPictures: {
    ...desk,
    method: 'POST',
    once: true,
    path,
    summary: 'Adds photos (JPEG, PNG, WebP) at the end; they are drawn anew, without where and when they were taken.',
    files: { least: 1, most: MAX_PICTURES, maxBytes: LARGEST_CLAIM_PHOTO },
    errors: refuses('PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
    status: 201,
  },
  changePicture: {
    ...desk,
    method: 'PATCH',
    path,
    summary: 'Moves a picture (1 = it becomes the first), or says what is seen on it and around which point.',
    body: z.object({
      source,
      place: z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(MAX_PICTURES, 'tooBig').optional(),
      alt: z.string('wrongValue').trim().max(LONGEST_ALT, 'tooLong').optional(),
      focus: focus.optional(),
    }),
  },
  removePicture: {
    ...desk,
    method: 'DELETE',
    path,
    summary: 'Takes a picture out; orders that show it keep it.',
    query: z.object({ source }),
  },
})
