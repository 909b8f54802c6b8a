import { HOME_SHELVES } from '@okolitsa/domain/content/home-shelves.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const shelves = z.array(z.enum(HOME_SHELVES, 'wrongValue'))

export const homeArrangementSchema = z.object({
  /** Shelves of the last version in their order; without a version the usual ones. */
  shelves: shelves.readonly(),
  /** The last version and the published one; 0 = none was saved, null = the home page has its usual order. */
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  /** Token of the last version for the home page's parameter `draft`; null = none was saved. */
  preview: z.string().nullable(),
  /** Versions, the newest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      savedAt: z.iso.datetime().nullable(),
      author: z.string().nullable(),
      shelves: shelves.readonly(),
    }),
  ),
})
export type HomeArrangement = z.output<typeof homeArrangementSchema>

const version = z
  .int('wrongValue')
  .min(0, 'wrongValue')
  .max(2 ** 31 - 2, 'wrongValue')
/** Versions that the person saw: the change is refused when another person has changed it since. */
const seen = z.object({ version, publishedVersion: version.nullable() })
const office = { access: 'office', permission: 'manageContent', answer: homeArrangementSchema } as const
const change = { ...office, method: 'POST', errors: refuses('SHOWCASE_CHANGED') } as const
const path = '/v1/office/home-shelves'

/** Order of the shelves of the home page, which the office edits in versions. */
export const homeShelvesEndpoints = defineEndpoints({
  getHomeShelves: { ...office, method: 'GET', path, summary: 'Shelves of the home page with their versions.' },
  saveHomeShelves: {
    ...change,
    path,
    summary: 'Adds a version of the order of shelves; what is published stays.',
    body: z.object({ seen, shelves: shelves.min(1, 'required').max(HOME_SHELVES.length, 'tooLong') }),
  },
  publishHomeShelves: {
    ...change,
    path: `${path}/publish`,
    summary: 'Publishes the last version, or a copy of an earlier one.',
    body: z.object({ seen, version }),
  },
  withdrawHomeShelves: {
    ...change,
    path: `${path}/withdraw`,
    summary: 'Gives the home page its usual order again; versions stay.',
    body: z.object({ seen }),
  },
})
