import { STARTER_KINDS } from '@okolitsa/domain/starter/kinds.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

const count = z.number().int()

const differenceSchema = z.object({
  /** Key of the row within its kind. */
  key: z.string(),
  title: z.string(),
  /**
   * `edited`: the operator has changed the field; `removed`: the operator has removed the row; `parentRemoved`: the row
   * above it is missing; `taken`: another row has its unique value.
   */
  reason: z.enum(['edited', 'removed', 'parentRemoved', 'taken']),
  /** Name of the field; null = the whole row is absent. */
  field: z.string().nullable(),
  /** Values as text: of the market and of the starter data; null = none. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
})

export const starterStateSchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(STARTER_KINDS),
      /** Rows of the starter data. */
      total: count,
      /** Rows that an application would add and update. */
      toAdd: count,
      toUpdate: count,
      /** True = the kind has been applied. */
      isApplied: z.boolean(),
      differences: z.array(differenceSchema),
    }),
  ),
  /** Published legal texts that are not shown, because blanks have no value. */
  unfilledTexts: z.array(z.object({ code: z.string(), title: z.string(), blanks: z.array(z.string()) })),
})
export type StarterState = z.output<typeof starterStateSchema>

const office = { access: 'office', permission: 'manageContent', answer: starterStateSchema } as const

/** Starter data of a market: categories, cuisines, sections of recipes and legal texts. */
export const starterEndpoints = defineEndpoints({
  getStarter: {
    ...office,
    method: 'GET',
    path: '/v1/office/starter',
    summary: 'What of the starter data is applied, what an application would change, and where the market differs.',
  },
  applyStarter: {
    ...office,
    method: 'POST',
    path: '/v1/office/starter',
    summary:
      'Applies kinds of starter data. Rows and fields that the operator has changed or removed stay as they are.',
    body: z.object({
      kinds: z.array(z.enum(STARTER_KINDS, 'wrongValue')).min(1, 'required').max(STARTER_KINDS.length, 'tooLong'),
    }),
  },
})
