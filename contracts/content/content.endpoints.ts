import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Content blocks (spec 7.12). */
export const contentEndpoints = defineEndpoints({
  cmsBlocks: {
    method: 'GET',
    path: '/api/v1/content/cms-blocks',
    access: 'public',
    summary: 'Content blocks by their codes.',
    query: z.object({ codes: z.string().max(1_000).optional() }),
    answer: z.unknown(),
    owed: true,
  },
  contentBlock: {
    method: 'GET',
    path: '/api/v1/content/content-block',
    access: 'public',
    summary: 'One content block.',
    query: z.object({ code: z.string().max(100) }),
    answer: z.unknown(),
    owed: true,
  },
  services: {
    method: 'GET',
    path: '/api/v1/content/services',
    access: 'public',
    summary: 'Services of the marketplace.',
    answer: z.unknown(),
    owed: true,
  },
})
