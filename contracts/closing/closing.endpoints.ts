import { DIFFERENCE_OUTCOMES, REGISTER_KINDS } from '@okolitsa/domain/closing/closing.ts'
import { isTin } from '@okolitsa/domain/companies/tin.ts'
import { isWholeKopecks } from '@okolitsa/domain/money/money.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, jsonBigId } from '../kernel/id.ts'
import { proposedSchema } from '../office/office-approvals.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  closingListSchema,
  closingSchema,
  importedRegisterSchema,
  registerPreviewSchema,
  registerSourceSchema,
} from './closing.ts'

export const MAX_REGISTER_BYTES = 20 * 1024 * 1024
export const MAX_REGISTER_ROWS = 200_000
/** Rows of a file shown before its import, and differences of a month. */
export const SHOWN_ROWS = 8
export const SHOWN_DIFFERENCES = 200
const MAX_SUM = 1_000_000_000_000

const reads = { access: 'office', permission: 'seeLedger' } as const
const changes = { access: 'office', permission: 'closePeriods', method: 'POST' } as const
const path = '/v1/office/closing'
const text = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const period = z.string('wrongValue').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'wrongValue')
const params = z.object({ period })
const ofSource = z.object({ sourceId: id })
// below 0: an acquirer took more than it gave
const side = z
  .number('notANumber')
  .min(-MAX_SUM, 'tooSmall')
  .max(MAX_SUM, 'tooBig')
  .refine(isWholeKopecks, 'wrongValue')
  .nullable()
const done = z.object({ ok: z.literal(true) })
const payer = z.string('wrongValue').trim().max(12, 'wrongValue').refine(isTin, 'wrongValue')
const heading = text(200).default('')

/** Closing of months: registers from outside, their comparison with the books, decisions, and the closing itself. */
export const closingEndpoints = defineEndpoints({
  listPeriods: {
    ...reads,
    method: 'GET',
    path,
    summary: 'Months that can be closed or were, and the sources of registers.',
    answer: closingListSchema,
  },
  getClosing: {
    ...reads,
    method: 'GET',
    work: 'dear',
    path: `${path}/{period}`,
    summary:
      'The books of a month next to the registers, differences with decisions, and the obstacles to its closing.',
    params,
    answer: closingSchema,
  },
  addRegisterSource: {
    ...changes,
    once: true,
    path: `${path}/sources`,
    summary: 'Adds a source of registers: an acquirer, the fiscal operator, or a bank.',
    body: z.object({
      kind: z.enum(REGISTER_KINDS, 'wrongValue'),
      title: text(100).min(1, 'required'),
      /** Of an acquirer: the taxpayer number under which it pays into the bank account. */
      payer: payer.nullable().default(null),
    }),
    answer: registerSourceSchema,
  },
  namePayer: {
    ...changes,
    path: `${path}/sources/{sourceId}/payer`,
    summary: 'Names the payer of an acquirer that has none; its earlier settlements are posted.',
    params: ofSource,
    body: z.object({ payer }),
    answer: done,
  },
  previewRegister: {
    ...changes,
    work: 'dear',
    path: `${path}/sources/{sourceId}/preview`,
    summary: 'The first rows of a register (XLSX or CSV), so that a person names its columns; nothing changes.',
    params: ofSource,
    files: { least: 1, most: 1, maxBytes: MAX_REGISTER_BYTES },
    answer: registerPreviewSchema,
    errors: refuses('REGISTER_UNREADABLE', 'GOODS_FILES_WAITING'),
  },
  importRegister: {
    ...changes,
    work: 'dear',
    path: `${path}/sources/{sourceId}/files`,
    summary: 'Imports a register with named columns, or a statement of a bank. The same file again changes nothing.',
    params: ofSource,
    body: z.object({
      name: text(200).default(''),
      ...{ day: heading, amount: heading, reference: heading, fee: heading, operation: heading },
      /** Words in the column of the operation that mean a refund, separated by commas. */
      refunds: text(200).default(''),
    }),
    files: { least: 1, most: 1, maxBytes: MAX_REGISTER_BYTES },
    answer: importedRegisterSchema,
    errors: refuses('REGISTER_UNREADABLE', 'GOODS_FILES_WAITING'),
  },
  decideDifference: {
    ...changes,
    path: `${path}/{period}/decisions`,
    summary: 'Decides about a difference as it was seen; the last decision counts.',
    params,
    body: z.object({
      kind: z.enum(REGISTER_KINDS, 'wrongValue'),
      reference: text(128).min(1, 'required'),
      isRefund: z.boolean('wrongValue'),
      /** Sums of both sides that the caller has seen. */
      here: side,
      there: side,
      outcome: z.enum(DIFFERENCE_OUTCOMES, 'wrongValue'),
      comment: text(500).min(1, 'required'),
      /** With `correct`: the entry of the ledger that corrects it. */
      entryId: jsonBigId.nullable().default(null),
    }),
    answer: done,
    errors: refuses('DIFFERENCE_CHANGED'),
  },
  closePeriod: {
    ...changes,
    freshFactor: true,
    path: `${path}/{period}/close`,
    summary: 'Closes a month; later entries of it are posted into the next one.',
    params,
    answer: done,
    errors: refuses('PERIOD_NOT_READY'),
  },
  proposeReopening: {
    ...changes,
    freshFactor: true,
    path: `${path}/{period}/reopening`,
    summary: 'Proposes to open the latest closed month again; another person approves.',
    params,
    body: z.object({ reason: text(500).min(1, 'required') }),
    answer: z.object({ proposal: proposedSchema.nullable() }),
  },
})
