import type { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { seesNames } from '@okolitsa/domain/office/personal-fields.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { z } from 'zod'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { presentPreview } from '../../../sales/orders/public.ts'
import { type OfficeOrdersDeps, partyOf, permissionsOf } from '../order-deps.ts'
import { presentAsCustomer } from '../present-as-customer.ts'
import { findSellerTitles } from '../store/found-orders.store.ts'
import { findOfficeDay } from '../store/office-day.store.ts'
import { answerForCustomer, makeSideChange, previewSideChange } from '../use-cases/change-for-side.ts'
import { exportOfficeOrders } from '../use-cases/export-orders.ts'
import { listOrdersOfOffice } from '../use-cases/list-office-orders.ts'
import { giveGoodwill, notifyCustomer } from '../use-cases/please-customer.ts'
import { readOfficeOrder } from '../use-cases/read-office-order.ts'
import { refundMoney } from '../use-cases/refund-money.ts'
import { revealField } from '../use-cases/reveal-field.ts'
import { searchOffice } from '../use-cases/search-office.ts'
import { addNote, assignOrder, assignOrders, moveForCustomer, setCallBack, teamOf } from '../use-cases/work-on-order.ts'
import { presentDay } from './present-day.ts'
import { presentRow } from './present-row.ts'

type Filters = Omit<z.output<typeof officeOrdersEndpoints.listOfficeOrders.query>, 'after'>

const askedBy = ({ view, order, search, state, seller, customer, payment, from, to, ...counted }: Filters) => ({
  ...{ view, order, search, state: state ?? null, organizationId: seller ?? null, customerId: customer ?? null },
  ...{ paymentStatus: payment ?? null, from: from ?? null, to: to ?? null, counted },
})

async function exported(
  deps: OfficeOrdersDeps,
  actor: Office,
  query: Filters,
  format: 'xlsx' | 'csv',
  context: CallContext,
): Promise<Uint8Array> {
  const { language } = context
  const bytes = await exportOfficeOrders(deps, actor, askedBy(query), { format, language })
  context.setHeader(
    'content-disposition',
    `attachment; filename="${wordsIn(language).officeOrderList.fileName}.${format}"`,
  )
  return bytes
}

export const officeOrdersHandlers = (deps: OfficeOrdersDeps): Handlers<typeof officeOrdersEndpoints> => ({
  listOfficeOrders: async ({ query: { after = null, ...query }, actor }) => {
    const { seller } = query
    const permissions = permissionsOf(actor)
    const [{ rows, next }, sellers, team] = await Promise.all([
      listOrdersOfOffice(deps, actor, { ...askedBy(query), after }),
      seller === undefined ? [] : findSellerTitles(deps.executor, [seller]),
      permissions.includes('handleOrders') ? teamOf(deps) : null,
    ])
    const isNamed = seesNames(permissions)
    return {
      items: rows.map((row) => presentRow(row, isNamed)),
      next,
      sellerTitle: sellers[0]?.title ?? null,
      team: team?.map(({ id, name }) => ({ id, name })) ?? null,
    }
  },
  exportOfficeOrdersXlsx: ({ query, actor, context }) => exported(deps, actor, query, 'xlsx', context),
  exportOfficeOrdersCsv: ({ query, actor, context }) => exported(deps, actor, query, 'csv', context),
  assignOrders: async ({ body, actor }) => ({ changed: await assignOrders(deps, actor, body) }),
  searchOffice: ({ query, actor }) => searchOffice(deps, actor, query.text),
  getOfficeOrder: ({ params, actor, context }) => readOfficeOrder(deps, actor, params.id, context.language),
  getOrderAsCustomer: async ({ params, actor }) =>
    presentAsCustomer((await deps.orders.getForStaff(partyOf(actor), params.id)).page, {
      isNamed: seesNames(permissionsOf(actor)),
      now: deps.clock(),
    }),
  revealField: ({ params, body, actor, context }) =>
    revealField(deps, actor, { orderId: params.id, ...body }, context.language),
  addOrderNote: async ({ params, body, actor, context }) => {
    await addNote(deps, actor, params.id, body.text)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  giveGoodwill: async ({ params, body, actor, context }) => {
    await giveGoodwill(deps, actor, params.id, body)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  refundOrderMoney: async ({ params, body: { amount, reason }, actor, context }) => {
    await refundMoney(deps, actor, params.id, { amount: fromRoubles(amount), reason })
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  writeToCustomer: async ({ params, body, actor, context }) => {
    await notifyCustomer(deps, actor, params.id, body.text)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  previewSideChange: async ({ params, body, actor }) => {
    const { preview, dates } = await previewSideChange(deps, actor, params.id, body.requestedChange)
    return { ...presentPreview(preview), dates: [...dates] }
  },
  makeSideChange: async ({ params, body: { requestedChange, expectedTotal, reason }, actor, context }) => {
    const terms = { expectedTotal: fromRoubles(expectedTotal), reason }
    await makeSideChange(deps, actor, params.id, requestedChange, terms)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  answerForCustomer: async ({ params: { id, changeId }, body, actor, context }) => {
    await answerForCustomer(deps, actor, id, { ...body, changeId, expectedTotal: fromRoubles(body.expectedTotal) })
    return readOfficeOrder(deps, actor, id, context.language)
  },
  withdrawProposal: async ({ params: { id, changeId }, body: { reason }, actor, context }) => {
    await deps.orders.withdrawProposal(partyOf(actor), { orderId: id, changeId, reason })
    return readOfficeOrder(deps, actor, id, context.language)
  },
  setCallBack: async ({ params, body, actor, context }) => {
    await setCallBack(deps, actor, params.id, body.within)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  getOfficeDay: async () => presentDay(await findOfficeDay(deps.executor, deps.clock())),
  assignOrder: async ({ params, body, actor, context }) => {
    await assignOrder(deps, actor, params.id, body.memberId)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  cancelOrderForCustomer: async ({ params, body, actor, context }) => {
    await moveForCustomer(deps, actor, params.id, { to: 'canceled', reason: body.reason })
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
  completeOrderForCustomer: async ({ params, body, actor, context }) => {
    await moveForCustomer(deps, actor, params.id, { to: 'received', reason: body.reason })
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
})
