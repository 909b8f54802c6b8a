import { REVEAL_REASONS } from '@okolitsa/domain/office/personal-fields.ts'
import { APPLICATION_STATES } from '@okolitsa/domain/sellers/application.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { applicationToDecideSchema, decisionSchema } from './applications.ts'

export const APPLICATIONS_PER_PAGE = 30

const reason = z.enum(REVEAL_REASONS, 'wrongValue')

const office = { access: 'office', permission: 'approveSellers' } as const

/** Decisions of the office on new sellers. */
export const applicationDecisionsEndpoints = defineEndpoints({
  listApplications: {
    ...office,
    method: 'GET',
    path: '/v1/office/applications',
    summary: 'Applications of sellers, oldest first.',
    query: z.object({
      state: z.enum(APPLICATION_STATES, 'wrongValue').default('submitted'),
      /** Last seller of the previous page. */
      after: id.optional(),
    }),
    answer: z.object({
      items: z.array(applicationToDecideSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.number().int().nullable(),
    }),
  },
  revealPerson: {
    ...office,
    method: 'POST',
    path: '/v1/office/applications/{id}/person',
    summary: 'Reveals the numbers of a person who applies, for a reason that the log keeps. 404 for other sellers.',
    params: idParams,
    body: z.object({ reason }),
    answer: z.object({
      tin: z.string(),
      paperNumber: z.string().nullable(),
      /** True = `getPlotPaper` answers a file. */
      hasFile: z.boolean(),
    }),
  },
  getPlotPaper: {
    ...office,
    method: 'GET',
    path: '/v1/office/applications/{id}/paper',
    summary: "The file of the municipality's paper about a household plot; the log keeps the reason.",
    params: idParams,
    query: z.object({ reason }),
    media: 'application/octet-stream',
    answer: bytes,
  },
  decidePlotPaper: {
    ...office,
    method: 'POST',
    path: '/v1/office/applications/{id}/paper',
    summary: 'Accepts a renewed paper about a household plot, or returns it with what is to be put right.',
    params: idParams,
    body: decisionSchema,
    answer: applicationToDecideSchema,
    errors: refuses('PAPER_CHECKED'),
  },
  decideApplication: {
    ...office,
    method: 'POST',
    path: '/v1/office/applications/{id}/decision',
    summary:
      'Lets the seller in, whom customers see from now on, or returns the application with what is to be put right.',
    params: idParams,
    body: decisionSchema,
    answer: applicationToDecideSchema,
    errors: refuses('APPLICATION_DECIDED', 'APPLICATION_OF_OTHERS', 'SELLER_NOT_READY'),
  },
})
