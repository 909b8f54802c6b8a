import { PERIOD } from '@okolitsa/domain/closing/period.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId, idParams } from '../kernel/id.ts'
import { LEDGER_FILTERS } from './ledger-query.ts'
import { balanceSchema, exploredEntrySchema, orderSumSchema, statementSchema } from './statements.ts'
import { afterLine, STATEMENT_MEDIA, statementPeriod } from './statements-desk.endpoints.ts'

const office = { method: 'GET', access: 'office', permission: 'seeLedger', work: 'dear' } as const
const file = { ...office, params: idParams, query: z.object(statementPeriod), answer: bytes } as const
const path = '/v1/office/sellers/{id}/money'
/** Maximum sellers of a month as a file. */
export const MAX_MONTH_SELLERS = 20_000
const month = {
  ...office,
  params: z.object({ period: z.string('wrongValue').regex(PERIOD, 'wrongValue') }),
  answer: bytes,
} as const

/** Money of sellers as the office sees it: the numbers of the cabinet, and the entries of the ledger behind them. */
export const officeStatementsEndpoints = defineEndpoints({
  getSellerBalance: {
    ...office,
    path,
    summary: 'What the market owes a seller, as the seller sees it.',
    params: idParams,
    answer: balanceSchema,
  },
  getSellerStatement: {
    ...office,
    path: `${path}/statement`,
    summary: 'The statement of a seller, as the seller sees it.',
    params: idParams,
    query: z.object({ ...statementPeriod, ...afterLine }),
    answer: statementSchema,
  },
  exportSellerStatementXlsx: {
    ...file,
    path: `${path}/statement/xlsx`,
    summary: 'The statement of a seller as a spreadsheet.',
    media: STATEMENT_MEDIA.xlsx,
  },
  exportSellerStatementCsv: {
    ...file,
    path: `${path}/statement/csv`,
    summary: 'The statement of a seller as CSV: UTF-8 with a byte order mark, semicolons.',
    media: STATEMENT_MEDIA.csv,
  },
  exportSellerStatementPdf: {
    ...file,
    path: `${path}/statement/pdf`,
    summary: 'The statement of a seller as a PDF.',
    media: STATEMENT_MEDIA.pdf,
  },
  explainSellerSum: {
    ...office,
    path: '/v1/office/orders/{id}/sum',
    summary: 'Why the seller of an order gets this sum, line by line.',
    params: idParams,
    answer: orderSumSchema,
  },
  listLedgerEntries: {
    ...office,
    path: '/v1/office/ledger',
    summary:
      'Entries of the ledger with both sides, newest first, by order, payment, payout, seller, period or account.',
    query: z.object({ ...LEDGER_FILTERS, after: bigId.optional() }),
    answer: z.object({
      items: z.array(exploredEntrySchema),
      /** Title of the seller of the filter; null = no filter. */
      sellerTitle: z.string().nullable(),
      /** `after` of the next page; null = this is the last one. */
      next: z.number().int().nullable(),
    }),
  },
  exportLedgerXlsx: {
    ...office,
    path: '/v1/office/ledger/xlsx',
    summary: 'The newest 10,000 entries that match, a row per line, as a spreadsheet.',
    query: z.object(LEDGER_FILTERS),
    media: STATEMENT_MEDIA.xlsx,
    answer: bytes,
  },
  exportLedgerCsv: {
    ...office,
    path: '/v1/office/ledger/csv',
    summary: 'The same as CSV: UTF-8 with a byte order mark, semicolons.',
    query: z.object(LEDGER_FILTERS),
    media: STATEMENT_MEDIA.csv,
    answer: bytes,
  },
  exportMonthXlsx: {
    ...month,
    path: '/v1/office/ledger/months/{period}/xlsx',
    summary: 'An accounting period of all sellers as a spreadsheet: a row per seller and kind, and the sums of all.',
    media: STATEMENT_MEDIA.xlsx,
  },
  exportMonthCsv: {
    ...month,
    path: '/v1/office/ledger/months/{period}/csv',
    summary: 'The same as CSV: UTF-8 with a byte order mark, semicolons.',
    media: STATEMENT_MEDIA.csv,
  },
})
