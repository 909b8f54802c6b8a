import { AGENCY_PAPERS } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  officePaperSchema,
  officePapersListSchema,
  paperPeriod,
  papersPreviewSchema,
  paperText,
} from './agency-papers.ts'

export const OFFICE_PAPERS_PER_PAGE = 50

const reads = { access: 'office', permission: 'seeLedger', method: 'GET' } as const
const changes = { access: 'office', permission: 'managePapers', method: 'POST' } as const
const path = '/v1/office/agency-papers'

/** Papers of periods as the office sees them: formed for all sellers of a month, corrected, answered, sent. */
export const officeAgencyPapersEndpoints = defineEndpoints({
  listAgencyPapers: {
    ...reads,
    path,
    summary: 'Papers that match the filters, newest first.',
    dearWith: ['search'],
    query: z.object({
      period: paperPeriod.optional(),
      kind: z.enum(AGENCY_PAPERS, 'wrongValue').optional(),
      /** `answer` = objections without an answer; `sending` = the operator of electronic documents did not take it. */
      needs: z.enum(['answer', 'sending'], 'wrongValue').optional(),
      seller: id.optional(),
      /** A part of the seller’s name. */
      search: z.string().trim().max(80, 'tooLong').optional(),
      after: id.optional(),
    }),
    answer: officePapersListSchema,
  },
  previewAgencyPapers: {
    ...reads,
    path: `${path}/preview`,
    summary: 'Sellers of a period, and whether its papers can be formed.',
    work: 'dear',
    query: z.object({ period: paperPeriod }),
    answer: papersPreviewSchema,
  },
  formAgencyPapers: {
    ...changes,
    path: `${path}/form`,
    summary: 'Forms the papers of a closed period for every seller that has none; they follow within minutes.',
    body: z.object({ period: paperPeriod }),
    answer: papersPreviewSchema,
    errors: refuses('PAPERS_TOO_EARLY', 'PAPERS_OF_OPEN_MONTH', 'PAPERS_LACK_OPERATOR'),
  },
  getOfficePaperPdf: {
    ...reads,
    path: `${path}/{id}/pdf`,
    summary: 'A paper as a PDF, the same bytes as in the cabinet.',
    work: 'dear',
    params: idParams,
    answer: bytes,
    media: 'application/pdf',
  },
  getOfficePaperXml: {
    ...reads,
    path: `${path}/{id}/xml`,
    summary: 'An act as the electronic transfer document.',
    work: 'dear',
    params: idParams,
    answer: bytes,
    media: 'application/xml',
    errors: refuses('PAPER_LACKS_KPP'),
  },
  correctAgencyPapers: {
    ...changes,
    path: `${path}/{id}/correction`,
    summary: 'Forms corrections of the report and the act of the paper’s period that differ from the ledger now.',
    params: idParams,
    body: z.object({}),
    answer: z.object({ items: z.array(officePaperSchema) }),
    errors: refuses('PAPER_UNCHANGED', 'PAPERS_OF_OPEN_MONTH', 'PAPERS_LACK_OPERATOR'),
  },
  answerObjection: {
    ...changes,
    path: `${path}/{id}/answer`,
    summary: 'Answers the objection to a paper; the seller reads the answer.',
    params: idParams,
    body: z.object({ text: paperText }),
    answer: officePaperSchema,
    errors: refuses('PAPER_ANSWERED'),
  },
  sendAgencyPaper: {
    ...changes,
    path: `${path}/{id}/sending`,
    summary: 'Sends an act to the operator of electronic documents, or again after a refusal; never twice.',
    params: idParams,
    body: z.object({}),
    answer: officePaperSchema,
    errors: refuses('PAPER_NOT_SENT', 'PAPER_LACKS_KPP'),
  },
})
