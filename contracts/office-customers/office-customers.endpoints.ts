import { MAX_MERGE_REASON } from '@okolitsa/domain/office/account-merge.ts'
import { BLOCK_REASONS, MAX_BLOCK_MESSAGE } from '@okolitsa/domain/office/customer-block.ts'
import { DATA_REQUEST_KINDS, MAX_REQUEST_TEXT } from '@okolitsa/domain/office/data-requests.ts'
import { PERSONAL_FIELDS, REVEAL_REASONS } from '@okolitsa/domain/office/personal-fields.ts'
import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { CUSTOMER_FILTERS, CUSTOMER_ORDERS } from './customer-filters.ts'
import { customerMergeSchema, customerRowSchema, officeCustomerSchema } from './office-customers.ts'
import { personalDataDeskSchema } from './personal-data-desk.ts'

export const CUSTOMERS_PER_PAGE = 50

const filters = {
  block: z.enum(CUSTOMER_FILTERS.block, 'wrongValue').optional(),
  orders: z.enum(CUSTOMER_FILTERS.orders, 'wrongValue').optional(),
  /** Registered within so many days. */
  since: z.enum(CUSTOMER_FILTERS.since, 'wrongValue').optional(),
  /** A part of the name, the end of the phone, or the beginning of the e-mail. */
  search: z.string().trim().max(MAX_SEARCH_TEXT, 'tooLong').optional(),
}
const sees = { access: 'office', permission: 'seeCustomers' } as const
const manages = { access: 'office', permission: 'manageCustomers', method: 'POST', params: idParams } as const
const path = '/v1/office/customers'

const handles = { access: 'office', permission: 'managePersonalData' } as const
const dataPath = '/v1/office/personal-data'
const result = z.string().trim().min(1, 'required').max(MAX_REQUEST_TEXT, 'tooLong').optional()

/** Customers as the office sees them, without accounts that were erased. */
export const officeCustomersEndpoints = defineEndpoints({
  listCustomers: {
    ...sees,
    method: 'GET',
    path,
    summary: 'Customers that match the filters, page by page; phones are hidden.',
    dearWith: ['search'],
    query: z.object({
      ...filters,
      order: z.enum(CUSTOMER_ORDERS, 'wrongValue').default('newest'),
      /** `next` of the previous page. */
      after: z.string().max(400, 'tooLong').optional(),
    }),
    answer: z.object({
      items: z.array(customerRowSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.string().nullable(),
    }),
  },
  countCustomers: {
    ...sees,
    method: 'GET',
    path: `${path}/count`,
    summary: 'Number of customers that match the filters.',
    dearWith: ['search'],
    query: z.object(filters),
    answer: z.object({ count: z.number().int() }),
  },
  getCustomer: {
    ...sees,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A customer: hidden contacts, bonuses, consents, sessions, block and log.',
    params: idParams,
    answer: officeCustomerSchema,
  },
  revealCustomerField: {
    access: 'office',
    permission: 'revealPersonalData',
    method: 'POST',
    path: `${path}/{id}/reveals`,
    summary: 'Reveals a personal field for ten minutes; the customer sees who looked and why.',
    params: idParams,
    body: z.object({ field: z.enum(PERSONAL_FIELDS, 'wrongValue'), reason: z.enum(REVEAL_REASONS, 'required') }),
    answer: officeCustomerSchema,
  },
  blockCustomer: {
    ...manages,
    path: `${path}/{id}/block`,
    summary: 'Blocks new orders and texts of a customer until a day; orders that had begun go on.',
    body: z.object({
      reason: z.enum(BLOCK_REASONS, 'wrongValue'),
      /** The customer reads this text. */
      message: z.string('required').trim().min(1, 'required').max(MAX_BLOCK_MESSAGE, 'tooLong'),
      /** The day on which the block ends; null = the office ends it. */
      till: day.nullable(),
    }),
    answer: officeCustomerSchema,
  },
  unblockCustomer: {
    ...manages,
    path: `${path}/{id}/unblock`,
    summary: 'Ends the block of a customer.',
    answer: officeCustomerSchema,
  },
  previewCustomerMerge: {
    access: 'office',
    permission: 'manageCustomers',
    method: 'GET',
    path: `${path}/{id}/merge`,
    summary: 'What would move from another account of the same person, and what prevents it.',
    params: idParams,
    query: z.object({ from: id }),
    answer: customerMergeSchema,
    work: 'dear',
  },
  mergeCustomers: {
    ...manages,
    freshFactor: true,
    path: `${path}/{id}/merge`,
    summary: 'Makes another account of the same person a part of this one, for good; both phones sign in to it.',
    body: z.object({
      /** The account that is closed. */
      from: jsonId,
      reason: z.string('required').trim().min(1, 'required').max(MAX_MERGE_REASON, 'tooLong'),
    }),
    answer: officeCustomerSchema,
    errors: refuses('ACCOUNTS_NOT_MERGED'),
  },
  getPersonalData: {
    ...handles,
    method: 'GET',
    path: dataPath,
    summary: 'Requests about personal data, open ones first, and the last runs of deletions by age.',
    answer: personalDataDeskSchema,
  },
  enterDataRequest: {
    ...handles,
    method: 'POST',
    once: true,
    path: `${dataPath}/requests`,
    summary: 'Enters a request about personal data that came by letter.',
    body: z.object({
      customerId: jsonId,
      kind: z.enum(DATA_REQUEST_KINDS, 'wrongValue'),
      /** The words of the person. */
      text: z.string().trim().max(MAX_REQUEST_TEXT, 'tooLong').default(''),
      receivedOn: day,
    }),
    answer: personalDataDeskSchema,
    status: 201,
  },
  prepareDataRequest: {
    ...handles,
    method: 'POST',
    path: `${dataPath}/requests/{id}/prepare`,
    summary: 'Confirms that the person was checked and that the request may be approved.',
    params: idParams,
    body: z.object({ result }),
    answer: personalDataDeskSchema,
    errors: refuses('DATA_REQUEST_MOVED'),
  },
  approveDataRequest: {
    ...handles,
    method: 'POST',
    freshFactor: true,
    path: `${dataPath}/requests/{id}/approve`,
    summary: 'Carries a prepared request out: an archive, a deletion, or a correction made by hand.',
    params: idParams,
    body: z.object({ result }),
    answer: personalDataDeskSchema,
    errors: refuses('DATA_REQUEST_MOVED', 'DELETION_BLOCKED'),
  },
  cancelDataRequest: {
    ...handles,
    method: 'POST',
    path: `${dataPath}/requests/{id}/cancel`,
    summary: 'Ends a request that is not carried out, with the reason.',
    params: idParams,
    body: z.object({ result: result.unwrap() }),
    answer: personalDataDeskSchema,
    errors: refuses('DATA_REQUEST_MOVED'),
  },
  endCustomerSessions: {
    ...manages,
    path: `${path}/{id}/sessions/end`,
    summary: 'Ends every session of a customer.',
    answer: officeCustomerSchema,
  },
})
