import {
  INVITATION_OUTCOMES,
  INVITATION_STATES,
  INVITED_COLUMNS,
  MAX_INVITED_ROWS,
  MAX_INVITED_TITLE,
} from '@okolitsa/domain/sellers/invitation.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { z } from 'zod'
import { phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { newShopFields } from './new-shop.ts'

export const INVITATIONS_PER_PAGE = 50
export const LARGEST_INVITATION_SHEET = 5 * 1024 * 1024

const moment = z.iso.datetime().nullable()

const invitedFields = {
  phone: phoneSchema,
  tin: newShopFields.inn.nullable().default(null),
  title: z.string('wrongValue').trim().max(MAX_INVITED_TITLE, 'tooLong').default(''),
  town: z.string('wrongValue').trim().max(MAX_INVITED_TITLE, 'tooLong').default(''),
  trade: z.enum(TRADES, 'wrongValue').nullable().default(null),
}
/** True = an SMS with the link is sent; false = the office passes the link on. */
const isSent = z.boolean('wrongValue').default(true)

/** An invitation as the office sees it. */
export const invitationSchema = z.object({
  id: z.number().int(),
  phone: z.string(),
  tin: z.string().nullable(),
  title: z.string(),
  town: z.string(),
  trade: z.enum(TRADES).nullable(),
  state: z.enum(INVITATION_STATES),
  /** Link for the seller; null = the invitation is not open. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  sentAt: moment,
  /** The seller that accepted it; null = none. */
  organizationId: z.number().int().nullable(),
})
export type SellerInvitation = z.output<typeof invitationSchema>

/** A row of a sheet with its outcome. */
export const invitedRowSchema = z.object({
  /** Number of the row in the file, from one. */
  row: z.number().int(),
  phone: z.string(),
  tin: z.string().nullable(),
  title: z.string(),
  town: z.string(),
  trade: z.enum(TRADES).nullable(),
  outcome: z.enum(INVITATION_OUTCOMES),
  /** Columns with mistakes. */
  mistakes: z.partialRecord(z.enum(INVITED_COLUMNS), z.string()),
})
export type InvitedSheetRow = z.output<typeof invitedRowSchema>

const office = { access: 'office', permission: 'approveSellers' } as const
const path = '/v1/office/invitations'

/** Invitations of sellers by the office. */
export const invitationsEndpoints = defineEndpoints({
  listInvitations: {
    ...office,
    method: 'GET',
    path,
    summary: 'Invitations of sellers, latest first.',
    query: z.object({
      state: z.enum(INVITATION_STATES, 'wrongValue').default('waiting'),
      /** Last invitation of the previous page. */
      after: id.optional(),
    }),
    answer: z.object({
      items: z.array(invitationSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.number().int().nullable(),
    }),
  },
  inviteSeller: {
    ...office,
    method: 'POST',
    once: true,
    path,
    summary: 'Invites a seller by SMS, or creates a link that the office passes on.',
    body: z.object({ ...invitedFields, isSent }),
    answer: invitationSchema,
    status: 201,
    errors: refuses('SELLER_REGISTERED', 'SELLER_INVITED', 'TOO_MANY_REQUESTS'),
  },
  previewInvitations: {
    ...office,
    method: 'POST',
    path: `${path}/sheet`,
    summary: 'Reads a sheet of sellers (XLSX or CSV) and returns the outcome of every row, without changes.',
    body: z.object({}),
    files: { least: 1, most: 1, maxBytes: LARGEST_INVITATION_SHEET },
    answer: z.object({ rows: z.array(invitedRowSchema) }),
    errors: refuses(
      'GOODS_FILE_UNREADABLE',
      'GOODS_FILE_TOO_LONG',
      'GOODS_FILE_WITHOUT_COLUMNS',
      'GOODS_FILES_WAITING',
    ),
  },
  inviteSellers: {
    ...office,
    method: 'POST',
    once: true,
    path: `${path}/many`,
    summary: 'Invites the sellers of a sheet; returns the outcome of every row.',
    body: z.object({
      rows: z.array(z.object(invitedFields), 'required').min(1, 'required').max(MAX_INVITED_ROWS, 'tooLong'),
      isSent,
    }),
    answer: z.object({ outcomes: z.array(z.enum(INVITATION_OUTCOMES)) }),
    errors: refuses('TOO_MANY_REQUESTS'),
  },
  sendInvitation: {
    ...office,
    method: 'POST',
    path: `${path}/{id}/send`,
    summary: 'Sends an invitation again, which then lasts as long as a new one.',
    params: idParams,
    answer: invitationSchema,
    errors: refuses('INVITATION_OVER', 'TOO_MANY_REQUESTS'),
  },
  withdrawInvitation: {
    ...office,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Withdraws an open invitation; its link ends.',
    params: idParams,
    answer: invitationSchema,
    errors: refuses('INVITATION_OVER'),
  },
})
