import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { agencyPaperSchema, ownKppSchema, ownPapersSchema, paperText } from './agency-papers.ts'

export const OWN_PAPERS_PER_PAGE = 60

const desk = { access: 'seller', permission: 'seeNumbers' } as const
const path = '/v1/cabinet/money/papers'
const changed = { ...desk, method: 'POST', params: idParams, answer: agencyPaperSchema } as const

/** Papers of a seller's periods: reports, acts, reconciliations. Only owners reply to them. */
export const agencyPapersDeskEndpoints = defineEndpoints({
  listOwnAgencyPapers: {
    ...desk,
    method: 'GET',
    seller: 'organizationId',
    path,
    summary: 'Papers of the seller’s periods with their states, newest first.',
    query: z.object({ organizationId: id, after: id.optional() }),
    answer: ownPapersSchema,
  },
  getAgencyPaperPdf: {
    ...desk,
    method: 'GET',
    path: `${path}/{id}/pdf`,
    summary: 'A paper as a PDF, the same bytes each time.',
    work: 'dear',
    params: idParams,
    answer: bytes,
    media: 'application/pdf',
  },
  getAgencyPaperXml: {
    ...desk,
    method: 'GET',
    path: `${path}/{id}/xml`,
    summary: 'An act as the electronic transfer document (format 970, version 5.03, windows-1251).',
    work: 'dear',
    params: idParams,
    answer: bytes,
    media: 'application/xml',
    errors: refuses('PAPER_LACKS_KPP'),
  },
  objectToAgencyPaper: {
    ...changed,
    path: `${path}/{id}/objection`,
    summary: 'Objects to a paper within its days; the office answers.',
    body: z.object({ text: paperText }),
    errors: refuses('OWNERS_ONLY', 'PAPER_ANSWERED'),
  },
  acceptAgencyPaper: {
    ...changed,
    path: `${path}/{id}/acceptance`,
    summary: 'Accepts a paper before its days are over.',
    body: z.object({}),
    errors: refuses('OWNERS_ONLY', 'PAPER_ANSWERED'),
  },
  askReconciliation: {
    ...desk,
    method: 'POST',
    seller: 'organizationId',
    path: `${path}/reconciliation`,
    summary: 'Makes an act of reconciliation of past days; the same days without a change return the same act.',
    work: 'dear',
    body: z.object({ organizationId: jsonId, from: day, to: day }),
    answer: agencyPaperSchema,
    errors: refuses('OWNERS_ONLY', 'PAPERS_LACK_OPERATOR'),
  },
  getOwnKpp: {
    ...desk,
    method: 'GET',
    seller: 'organizationId',
    path: `${path}/kpp`,
    summary: 'Registration reason code of a company, which its electronic papers name.',
    query: z.object({ organizationId: id }),
    answer: ownKppSchema,
  },
  setOwnKpp: {
    ...desk,
    method: 'POST',
    seller: 'organizationId',
    path: `${path}/kpp`,
    summary: 'Sets the code for papers that are formed from now on.',
    body: z.object({
      organizationId: jsonId,
      kpp: z
        .string('required')
        .trim()
        .min(1, 'required')
        .max(20, 'kpp')
        .transform((kpp) => kpp.toUpperCase())
        .pipe(z.string()),
    }),
    answer: ownKppSchema,
    errors: refuses('OWNERS_ONLY'),
  },
})
