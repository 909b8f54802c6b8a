import { LEGAL_KINDS, NPD_FILTERS } from '@okolitsa/domain/sellers/person-seller.ts'
import { BULK_MOVES, SELLER_STATES } from '@okolitsa/domain/sellers/seller-state.ts'
import {
  MAX_SUSPENDED_AT_ONCE,
  MAX_SUSPENSION_MESSAGE,
  PAPERS_STATES,
  SUSPENSION_REASONS,
} from '@okolitsa/domain/sellers/suspension.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams, jsonId } from '../kernel/id.ts'
import { proposedSchema, terminationEffectSchema } from '../office/office-approvals.ts'
import { refuses } from '../refusals/refuses.ts'
import { LISTED_SELLER_TYPES, OFFICE_SELLER_ORDERS } from './listed-sellers.ts'
import {
  MOVE_OUTCOMES,
  noteText,
  officeSellerRowSchema,
  officeSellerSchema,
  sellerNoteSchema,
  suspensionPreviewSchema,
} from './office-sellers.ts'

export const SELLERS_PER_PAGE = 50

const filters = {
  state: z.enum(SELLER_STATES, 'wrongValue').optional(),
  type: z.enum(LISTED_SELLER_TYPES, 'wrongValue').optional(),
  kind: z.enum(LEGAL_KINDS, 'wrongValue').optional(),
  papers: z.enum(PAPERS_STATES, 'wrongValue').optional(),
  /** `near` = warned in this year that the limit of the self-employed is near or passed. */
  npd: z.enum(NPD_FILTERS, 'wrongValue').optional(),
  /** A part of the name, of the registered name or of the town; the beginning of the ИНН; the end of the phone. */
  search: z.string().trim().max(80, 'tooLong').optional(),
}
const order = z.enum(OFFICE_SELLER_ORDERS, 'wrongValue').default('title')

const office = { access: 'office', permission: 'readSellers' } as const
const manages = { access: 'office', permission: 'manageSellers' } as const
const path = '/v1/office/sellers'
const ids = z
  .array(jsonId, 'required')
  .min(1, 'required')
  .max(MAX_SUSPENDED_AT_ONCE, 'tooLong')
  .transform((list) => [...new Set(list)])
const outcomes = z.object({
  outcomes: z.array(z.object({ id: z.number().int(), outcome: z.enum(MOVE_OUTCOMES) })),
})

/** Sellers as the office sees them. */
export const officeSellersEndpoints = defineEndpoints({
  listOfficeSellers: {
    ...office,
    method: 'GET',
    path,
    summary: 'Sellers that match the filters, page by page.',
    dearWith: ['search'],
    query: z.object({
      ...filters,
      order,
      /** `next` of the previous page. */
      after: z.string().max(400, 'tooLong').optional(),
    }),
    answer: z.object({
      items: z.array(officeSellerRowSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.string().nullable(),
    }),
  },
  countOfficeSellers: {
    ...office,
    method: 'GET',
    path: `${path}/count`,
    summary: 'Number of sellers that match the filters.',
    query: z.object(filters),
    answer: z.object({ count: z.number().int() }),
  },
  exportSellersXlsx: {
    ...office,
    method: 'GET',
    path: `${path}/export/xlsx`,
    summary: 'Sellers that match the filters, as a spreadsheet.',
    work: 'dear',
    query: z.object({ ...filters, order }),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    answer: bytes,
  },
  exportSellersCsv: {
    ...office,
    method: 'GET',
    path: `${path}/export/csv`,
    summary: 'Sellers that match the filters, as CSV: UTF-8 with a byte order mark, semicolons.',
    work: 'dear',
    query: z.object({ ...filters, order }),
    media: 'text/csv',
    answer: bytes,
  },
  getOfficeSeller: {
    ...office,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A seller: register data, state, papers, delivery, last orders, log and notes.',
    params: idParams,
    answer: officeSellerSchema,
  },
  listSellerStaff: {
    access: 'office',
    permission: 'seeSellerStaff',
    method: 'GET',
    path: `${path}/{id}/staff`,
    summary: 'Staff of a seller, with the middle of their phones hidden.',
    params: idParams,
    answer: z.object({
      items: z.array(
        z.object({ id: z.number().int(), name: z.string(), role: z.string(), phone: z.string().nullable() }),
      ),
    }),
  },
  noteSeller: {
    ...manages,
    method: 'POST',
    once: true,
    path: `${path}/{id}/notes`,
    summary: 'Adds an internal note about a seller, which the seller does not see.',
    params: idParams,
    body: z.object({ text: noteText }),
    answer: sellerNoteSchema,
    status: 201,
  },
  previewSellerMoves: {
    ...manages,
    method: 'POST',
    path: `${path}/moves/preview`,
    summary: 'Effect of suspending or restoring sellers, by seller, without changes.',
    body: z.object({ ids, move: z.enum(BULK_MOVES, 'wrongValue') }),
    answer: z.object({ items: z.array(suspensionPreviewSchema) }),
  },
  suspendSellers: {
    ...manages,
    method: 'POST',
    path: `${path}/moves/suspend`,
    summary: 'Suspends sellers: they take no new orders and leave lists; open orders are finished.',
    body: z.object({
      ids,
      reason: z.enum(SUSPENSION_REASONS, 'wrongValue'),
      /** The seller reads this text. */
      message: z.string('required').trim().min(1, 'required').max(MAX_SUSPENSION_MESSAGE, 'tooLong'),
      /** The day on which sales begin again; null = the office restores the sellers. */
      till: day.nullable(),
    }),
    answer: outcomes,
  },
  previewTermination: {
    ...manages,
    method: 'GET',
    path: `${path}/{id}/termination`,
    summary: 'What happens when the contract with a seller ends.',
    params: idParams,
    answer: terminationEffectSchema,
  },
  proposeTermination: {
    ...manages,
    freshFactor: true,
    method: 'POST',
    path: `${path}/{id}/termination`,
    summary: 'Proposes the end of the contract with a seller; another person approves it, and nothing brings it back.',
    params: idParams,
    body: z.object({
      reason: z.enum(SUSPENSION_REASONS, 'wrongValue'),
      /** The seller reads this text. */
      message: z.string('required').trim().min(1, 'required').max(MAX_SUSPENSION_MESSAGE, 'tooLong'),
      /** First day without sales. */
      endsOn: day,
    }),
    /** Null = no approval is needed now, and the contract has ended. */
    answer: z.object({ approval: proposedSchema.nullable() }),
    errors: refuses('SELLER_NOT_SELLING'),
  },
  restoreSellers: {
    ...manages,
    method: 'POST',
    path: `${path}/moves/restore`,
    summary: 'Ends suspensions.',
    body: z.object({ ids }),
    answer: outcomes,
  },
})
