import {
  MAX_REDIRECT_PATH,
  MAX_REDIRECT_ROWS,
  MAX_REDIRECTS,
  REDIRECT_OUTCOMES,
} from '@okolitsa/domain/content/redirects.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'

const redirectSchema = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  uses: z.number().int(),
  /** Null = never. */
  lastUsedOn: z.string().nullable(),
})
export type Redirect = z.output<typeof redirectSchema>

const rows = z
  .array(
    z.object({
      from: z.string('required').max(2 * MAX_REDIRECT_PATH, 'tooLong'),
      to: z.string('required').max(2 * MAX_REDIRECT_PATH, 'tooLong'),
    }),
  )
  .min(1, 'required')
  .max(MAX_REDIRECT_ROWS, 'tooLong')
const outcomes = z.object({
  rows: z.array(z.object({ from: z.string(), to: z.string(), outcome: z.enum(REDIRECT_OUTCOMES) })),
})
export type RedirectOutcomes = z.output<typeof outcomes>

const office = { access: 'office', permission: 'manageContent' } as const
const path = '/v1/office/redirects'

/** Former addresses of pages, which lead elsewhere where a page would be missing. */
export const redirectsEndpoints = defineEndpoints({
  listRedirects: {
    ...office,
    method: 'GET',
    path,
    summary: 'Redirects in the order of their paths, with how often each was used.',
    query: z.object({
      /** A part of the path or of the target. */
      search: z.string().trim().max(100, 'tooLong').default(''),
      /** The last path of the page before. */
      after: z.string().max(MAX_REDIRECT_PATH, 'tooLong').default(''),
    }),
    answer: z.object({
      items: z.array(redirectSchema),
      next: z.string().nullable(),
      total: z.number().int().max(MAX_REDIRECTS),
    }),
  },
  previewRedirects: {
    ...office,
    method: 'POST',
    path: `${path}/preview`,
    summary: 'What saving these rows would do: chains are flattened, loops and wrong addresses are left out.',
    body: z.object({ rows }),
    answer: outcomes,
  },
  saveRedirects: {
    ...office,
    method: 'POST',
    path,
    summary: 'Saves the rows that can be saved; the next visitor of a missing page follows them.',
    body: z.object({ rows }),
    answer: outcomes,
  },
  removeRedirect: {
    ...office,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Removes a redirect: the page is missing again.',
    params: z.object({ id }),
    answer: z.object({ removed: z.literal(true) }),
  },
})
