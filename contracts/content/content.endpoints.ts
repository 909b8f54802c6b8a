import { LONGEST_TITLE, SHORTEST_TITLE } from '@okolitsa/domain/content/category-request.ts'
import { HOME_SHELVES } from '@okolitsa/domain/content/home-shelves.ts'
import { z } from 'zod'
import { locationQuery } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { shown } from '../kernel/shows.ts'
import { contentBlockSchema } from './content.ts'

const CACHE_SECONDS = 60
const code = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrongValue')
  .max(100, 'tooLong')
const blocks = z.object({ items: z.array(contentBlockSchema) })
const blocksOfMoment = blocks.extend({
  /** The next moment at which one of the asked blocks starts or ends; null = none is planned. */
  changesAt: z.iso.datetime().nullable(),
  /** With the slot `home`: the shelves that the office has chosen; absent = the usual ones. */
  shelves: z.array(z.enum(HOME_SHELVES)).readonly().optional(),
})
shown.add(blocksOfMoment, { ends: ['changesAt'] })

/** Content of the marketplace (spec 7.12), and requests for missing categories (spec 7.4). */
export const contentEndpoints = defineEndpoints({
  cmsBlocks: {
    method: 'GET',
    path: '/api/v1/content/cms-blocks',
    access: 'public',
    summary: 'Published blocks by their codes or of a slot, as they are shown at a place today.',
    query: z.object({
      /** Codes of blocks, comma-separated. */
      codes: z
        .string()
        .max(1_000, 'tooLong')
        .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'wrongValue')
        .optional(),
      slot: code.optional(),
      /** Token of a draft that is shown in place of the published version of its block, as at its start. */
      draft: z.string().max(200, 'tooLong').optional(),
      ...locationQuery,
    }),
    answer: blocksOfMoment,
    cacheSeconds: CACHE_SECONDS,
  },
  contentBlock: {
    method: 'GET',
    path: '/api/v1/content/content-block',
    access: 'public',
    summary: 'One published block.',
    query: z.object({ code, ...locationQuery }),
    answer: contentBlockSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  services: {
    method: 'GET',
    path: '/api/v1/content/services',
    access: 'public',
    summary: 'Services of the marketplace, as they are offered at a place today.',
    query: z.object(locationQuery),
    answer: blocks,
    cacheSeconds: CACHE_SECONDS,
  },
  requestCategory: {
    method: 'POST',
    once: true,
    path: '/api/v1/service/categories-request',
    access: 'public',
    summary: 'Requests a missing category; the requester is not stored.',
    query: z.object(locationQuery),
    body: z.object({
      title: z.string('required').trim().min(SHORTEST_TITLE, 'tooShort').max(LONGEST_TITLE, 'tooLong'),
    }),
    answer: z.object({ accepted: z.literal(true) }),
    status: 201,
  },
})

/** A category request as the marketplace's staff see it. */
const categoryRequestSchema = z.object({
  title: z.string(),
  times: z.number().int(),
  /** Region and day of the last request. */
  regionCode: z.string(),
  lastDay: z.string(),
})

/** Content calls for the marketplace's staff. */
export const contentDeskEndpoints = defineEndpoints({
  listCategoryRequests: {
    method: 'GET',
    path: '/v1/office/category-requests',
    access: 'office',
    permission: 'seeSearches',
    summary: 'Requested categories, most frequent first, without persons.',
    answer: z.object({ items: z.array(categoryRequestSchema) }),
  },
})
