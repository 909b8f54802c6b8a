import { LONGEST_POST_TEXT, LONGEST_POST_TITLE } from '@okolitsa/domain/farm-posts/farm-post.ts'
import { HIDDEN_BECAUSE } from '@okolitsa/domain/moderation/moderation.ts'
import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { farmPostSchema } from './farm-post.ts'

export const farmPostsEndpoints = defineEndpointsIn('goods', {
  listFarmPosts: {
    method: 'GET',
    path: '/api/v1/farmers/{id}/posts',
    access: 'public',
    summary: 'News of a farm, newest first.',
    params: idParams,
    query: z.object(pageQuery(3)),
    answer: pageOf(farmPostSchema),
  },
})

const boundedText = (most: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(most, 'tooLong')
    .refine((text) => !text.includes('\0'), 'wrongValue')

const deskPostSchema = farmPostSchema.extend({
  isHidden: z.boolean(),
  /** Why the office hides it, too; `waiting` = it has not decided. Null = it does not. */
  hiddenBecause: z.enum(HIDDEN_BECAUSE).nullable(),
})
const desk = { access: 'seller', seller: 'id', permission: 'manageGoods' } as const

/** Posts edited by a farm's staff. */
export const farmPostDeskEndpoints = defineEndpointsIn('goods', {
  listOwnPosts: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/farmers/{id}/posts',
    summary: 'News of the farm, newest first; hidden ones too.',
    params: idParams,
    query: z.object(pageQuery(10)),
    answer: pageOf(deskPostSchema),
  },
  publishPost: {
    ...desk,
    method: 'POST',
    once: true,
    path: '/v1/cabinet/farmers/{id}/posts',
    summary: 'Publishes a piece of news, with one photo (JPEG, PNG, WebP) if wished; it is drawn anew.',
    params: idParams,
    body: z.object({ title: boundedText(LONGEST_POST_TITLE), text: boundedText(LONGEST_POST_TEXT) }),
    files: { most: 1, maxBytes: LARGEST_CLAIM_PHOTO },
    errors: refuses('PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
    answer: deskPostSchema,
    status: 201,
  },
  setPostHidden: {
    ...desk,
    method: 'PATCH',
    path: '/v1/cabinet/farmers/{id}/posts/{postId}',
    summary: 'Hides a piece of news, or shows it again.',
    params: idParams.extend({ postId: id }),
    body: z.object({ isHidden: z.boolean('wrongValue') }),
    answer: deskPostSchema,
  },
})
export type DeskPost = z.output<typeof deskPostSchema>
