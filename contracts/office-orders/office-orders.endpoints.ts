import { MAX_GOODWILL, MAX_OFFICE_MESSAGE } from '@okolitsa/domain/office/goodwill.ts'
import { MAX_ASSIGNED, ORDER_LIST_ORDERS, ORDER_VIEWS } from '@okolitsa/domain/office/order-views.ts'
import { MAX_ORDER_NOTE } from '@okolitsa/domain/office/order-work.ts'
import { PERSONAL_FIELDS, REVEAL_REASONS } from '@okolitsa/domain/office/personal-fields.ts'
import { CALL_BACK_TIMES } from '@okolitsa/domain/office/queue-deadlines.ts'
import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { LOSS_REASONS, ORDER_COUNTS, TRADES } from '@okolitsa/domain/reports/reports.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { orderSchema } from '../orders/order.ts'
import { expectedTotal } from '../orders/order-change.ts'
import { refuses } from '../refusals/refuses.ts'
import { officeOrderRowSchema, officeOrderSchema, revealedSchema } from './office-order.ts'
import { officeSearchSchema } from './office-search.ts'
import { SIDE_REFUSALS, sideChangeSchema, sidePreviewSchema } from './side-change.ts'

const MAX_TOWN = 80

const office = { access: 'office', params: idParams } as const
const search = z.string('wrongValue').trim().max(MAX_SEARCH_TEXT, 'tooLong')
/** Reason that the customer reads. */
const reason = z.string('required').trim().min(1, 'required').max(500, 'tooLong')

/** Orders placed from midnight to the same time of the day, without cancelled ones; sums in roubles. */
const daySchema = z.object({ orders: z.number().int(), turnover: z.number(), average: z.number() })

const filters = {
  view: z.enum(ORDER_VIEWS, 'wrongValue').default('all'),
  /** Order number, end of a phone, name or e-mail. */
  search: search.default(''),
  state: z.enum(DELIVERY_STATUSES, 'wrongValue').optional(),
  seller: id.optional(),
  customer: id.optional(),
  payment: z.enum(PAYMENT_STATUSES, 'wrongValue').optional(),
  /** First and last day of placing. */
  from: day.optional(),
  to: day.optional(),
  /** First and last day of receiving or cancelling, and what numbers of reports count (`report_order`). */
  endedFrom: day.optional(),
  endedTo: day.optional(),
  counted: z.enum(ORDER_COUNTS, 'wrongValue').optional(),
  trade: z.enum(TRADES, 'wrongValue').optional(),
  way: z.enum(DELIVERY_KINDS, 'wrongValue').optional(),
  town: z.string('wrongValue').trim().max(MAX_TOWN, 'tooLong').optional(),
  loss: z.enum(LOSS_REASONS, 'wrongValue').optional(),
  /** Any day of the month in which the customer received the first order. */
  cohort: day.optional(),
  order: z.enum(ORDER_LIST_ORDERS, 'wrongValue').default('newest'),
}
const listed = { method: 'GET', access: 'office', permission: 'seeOrders' } as const

/** Orders of all sellers, for the office. */
export const officeOrdersEndpoints = defineEndpoints({
  listOfficeOrders: {
    method: 'GET',
    path: '/v1/office/orders',
    access: 'office',
    permission: 'seeOrders',
    summary: 'Orders of all sellers, in pages by key.',
    query: z.object({
      ...filters,
      /** Last order of the previous page. */
      after: id.optional(),
    }),
    answer: z.object({
      items: z.array(officeOrderRowSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.number().int().nullable(),
      /** Title of the seller of the filter; null = no filter, or unknown. */
      sellerTitle: z.string().nullable(),
      /** People to whom orders may be assigned; null = the reader assigns none. */
      team: z.array(z.object({ id: z.number().int(), name: z.string() })).nullable(),
    }),
  },
  exportOfficeOrdersXlsx: {
    ...listed,
    path: '/v1/office/orders/export/xlsx',
    summary: 'Orders that match the filters, without personal data, as a spreadsheet; 10,000 at most.',
    work: 'dear',
    query: z.object(filters),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    answer: bytes,
  },
  exportOfficeOrdersCsv: {
    ...listed,
    path: '/v1/office/orders/export/csv',
    summary: 'Orders that match the filters, without personal data, as CSV: UTF-8 with a byte order mark, semicolons.',
    work: 'dear',
    query: z.object(filters),
    media: 'text/csv',
    answer: bytes,
  },
  assignOrders: {
    method: 'POST',
    path: '/v1/office/orders/owners',
    access: 'office',
    permission: 'handleOrders',
    summary: 'Names the person of the office who looks after several orders, or nobody.',
    body: z.object({
      ids: z.array(jsonId).min(1, 'required').max(MAX_ASSIGNED, 'tooBig'),
      memberId: jsonId.nullable(),
    }),
    /** Orders that had another owner, or none. */
    answer: z.object({ changed: z.array(z.number().int()) }),
  },
  searchOffice: {
    method: 'GET',
    path: '/v1/office/search',
    access: 'office',
    permission: 'keepOwnAccess',
    summary: 'One search over orders, customers, sellers and goods, as far as the person may see them.',
    query: z.object({ text: search }),
    answer: officeSearchSchema,
  },
  getOfficeOrder: {
    ...office,
    method: 'GET',
    path: '/v1/office/orders/{id}',
    permission: 'seeOrders',
    summary: 'One order with both sides, its money and its timeline; personal data is masked.',
    answer: officeOrderSchema,
  },
  getOrderAsCustomer: {
    ...office,
    method: 'GET',
    path: '/v1/office/orders/{id}/as-customer',
    permission: 'seeOrders',
    summary: 'The order as its customer sees it, without actions and with personal data masked.',
    answer: orderSchema,
  },
  revealField: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/reveals',
    permission: 'revealPersonalData',
    summary: 'Shows one personal field for ten minutes; the customer sees who looked and why.',
    body: z.object({ field: z.enum(PERSONAL_FIELDS, 'wrongValue'), reason: z.enum(REVEAL_REASONS, 'wrongValue') }),
    answer: revealedSchema,
  },
  addOrderNote: {
    ...office,
    method: 'POST',
    once: true,
    path: '/v1/office/orders/{id}/notes',
    permission: 'handleOrders',
    summary: 'Adds a note that only the office sees.',
    body: z.object({ text: z.string('required').trim().min(1, 'required').max(MAX_ORDER_NOTE, 'tooLong') }),
    answer: officeOrderSchema,
  },
  giveGoodwill: {
    ...office,
    method: 'POST',
    once: true,
    path: '/v1/office/orders/{id}/goodwill',
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Gives the customer bonuses at the cost of the market, within the limits of the role.',
    body: z.object({
      /** Whole bonuses. */
      bonuses: z.int('wholeNumber').min(1, 'tooSmall').max(MAX_GOODWILL, 'tooBig'),
      reason,
    }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'GOODWILL_OVER_LIMIT'),
  },
  refundOrderMoney: {
    ...office,
    method: 'POST',
    once: true,
    path: '/v1/office/orders/{id}/refunds',
    permission: 'refundMoney',
    freshFactor: true,
    summary: 'Returns money of an order at the market’s cost; above the limit of the role it waits for another person.',
    body: z.object({ amount: enteredRoubles({ least: 0.01 }), reason }),
    answer: officeOrderSchema,
    errors: refuses('REFUND_OVER_PAID'),
  },
  writeToCustomer: {
    ...office,
    method: 'POST',
    once: true,
    path: '/v1/office/orders/{id}/messages',
    permission: 'handleOrders',
    summary: 'Sends the customer a message about the order.',
    body: z.object({ text: z.string('required').trim().min(1, 'required').max(MAX_OFFICE_MESSAGE, 'tooLong') }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
  previewSideChange: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/changes/preview',
    permission: 'handleOrders',
    summary: 'Previews a change that a side of the order asked for, with the rules of that side, without changes.',
    body: z.object({ requestedChange: sideChangeSchema }),
    answer: sidePreviewSchema,
    errors: refuses(...SIDE_REFUSALS),
  },
  makeSideChange: {
    ...office,
    method: 'POST',
    once: true,
    path: '/v1/office/orders/{id}/changes',
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Makes a change that a side of the order asked for, at the total of its preview, or proposes it.',
    body: z.object({ requestedChange: sideChangeSchema, expectedTotal, reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_CHANGED', ...SIDE_REFUSALS),
  },
  answerForCustomer: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/changes/{changeId}/answer',
    params: z.object({ id, changeId: z.uuid() }),
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Answers a proposal of the seller as its customer asked.',
    body: z.object({ yes: z.boolean(), expectedTotal, reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_CHANGED', ...SIDE_REFUSALS),
  },
  withdrawProposal: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/changes/{changeId}/withdraw',
    params: z.object({ id, changeId: z.uuid() }),
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Takes back a proposal that the office has made; the order stays as it was.',
    body: z.object({ reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_CHANGE_FORBIDDEN'),
  },
  setCallBack: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/call-back',
    permission: 'handleOrders',
    summary: 'Promises to call the customer back in time, or says that the call was made.',
    body: z.object({ within: z.enum(CALL_BACK_TIMES, 'wrongValue').nullable() }),
    answer: officeOrderSchema,
  },
  getOfficeDay: {
    method: 'GET',
    path: '/v1/office/day',
    access: 'office',
    permission: 'seeOrders',
    summary: 'Orders of the day so far against the same weekday a week ago, and promised calls.',
    answer: z.object({
      today: daySchema,
      weekAgo: daySchema,
      callBacks: z.object({
        count: z.number().int(),
        /** ISO moment of the earliest; null = none. */
        due: z.string().nullable(),
      }),
    }),
  },
  assignOrder: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/owner',
    permission: 'handleOrders',
    summary: 'Names the person of the office who looks after the order, or nobody.',
    body: z.object({ memberId: jsonId.nullable() }),
    answer: officeOrderSchema,
  },
  cancelOrderForCustomer: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/cancellation',
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Cancels an order on behalf of its customer; its money goes back.',
    body: z.object({ reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
  completeOrderForCustomer: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/completion',
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Marks an order as received on behalf of its customer.',
    body: z.object({ reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
})
