import { PERIOD } from '@okolitsa/domain/closing/period.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId, id, idParams } from '../kernel/id.ts'
import { balanceSchema, orderSumSchema, statementSchema } from './statements.ts'

/** Lines of a page of a statement. */
export const STATEMENT_LINES_PER_PAGE = 50
/** Maximum lines of a statement as a file; a longer period is refused. */
export const MAX_STATEMENT_LINES = 20_000
/** Maximum lines of a printed statement. */
export const MAX_PRINTED_LINES = 1_500

/**
 * A month as the books count it, or a first and a last day in Moscow time, at most 366, with entries by their own day;
 * without them the present month.
 */
export const statementPeriod = {
  period: z.string('wrongValue').regex(PERIOD, 'wrongValue').optional(),
  from: day.optional(),
  to: day.optional(),
}
/** The id of the last line of the page before. */
export const afterLine = { after: bigId.optional() }

export const STATEMENT_MEDIA = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
} as const

const desk = {
  method: 'GET',
  access: 'seller',
  permission: 'seeNumbers',
  seller: 'organizationId',
  work: 'dear',
} as const
const file = { ...desk, query: z.object({ organizationId: id, ...statementPeriod }), answer: bytes } as const
const path = '/v1/cabinet/money'

/** Money of a seller: balance, statement, and why an order comes to its sum. */
export const statementsDeskEndpoints = defineEndpoints({
  getBalance: {
    ...desk,
    path,
    summary: 'What the market owes the seller: payable, waiting with reasons, debts, payouts, the next payout day.',
    query: z.object({ organizationId: id }),
    answer: balanceSchema,
  },
  getStatement: {
    ...desk,
    path: `${path}/statement`,
    summary: 'Balance before and after a period, totals, and lines page by page; each line names its order.',
    query: z.object({ organizationId: id, ...statementPeriod, ...afterLine }),
    answer: statementSchema,
  },
  exportStatementXlsx: {
    ...file,
    path: `${path}/statement/xlsx`,
    summary: 'The statement of a period as a spreadsheet.',
    media: STATEMENT_MEDIA.xlsx,
  },
  exportStatementCsv: {
    ...file,
    path: `${path}/statement/csv`,
    summary: 'The statement of a period as CSV: UTF-8 with a byte order mark, semicolons.',
    media: STATEMENT_MEDIA.csv,
  },
  exportStatementPdf: {
    ...file,
    path: `${path}/statement/pdf`,
    summary: 'The statement of a period as a PDF.',
    media: STATEMENT_MEDIA.pdf,
  },
  explainOrderSum: {
    method: 'GET',
    access: 'seller',
    permission: 'seeNumbers',
    path: '/v1/cabinet/orders/{id}/sum',
    summary: 'Why the seller gets this sum for an order, line by line.',
    params: idParams,
    answer: orderSumSchema,
  },
})
