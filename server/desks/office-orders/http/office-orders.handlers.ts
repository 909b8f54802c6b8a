import type { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import { seesNames } from '@okolitsa/domain/office/personal-fields.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { type OfficeOrdersDeps, permissionsOf } from '../order-deps.ts'
import { findSellerTitles } from '../store/found-orders.store.ts'
import { findOfficeDay } from '../store/office-day.store.ts'
import { listOrdersOfOffice } from '../use-cases/list-office-orders.ts'
import { giveGoodwill, notifyCustomer } from '../use-cases/please-customer.ts'
import { readOfficeOrder } from '../use-cases/read-office-order.ts'
import { revealField } from '../use-cases/reveal-field.ts'
import { searchOffice } from '../use-cases/search-office.ts'
import { addNote, assignOrder, moveForCustomer, setCallBack } from '../use-cases/work-on-order.ts'
import { presentDay } from './present-day.ts'
import { presentRow } from './present-row.ts'

export const officeOrdersHandlers = (deps: OfficeOrdersDeps): Handlers<typeof officeOrdersEndpoints> => ({
  listOfficeOrders: async ({ query, actor }) => {
    const { view, search, state, seller, customer, payment, from, to, after } = query
    const [{ rows, next }, sellers] = await Promise.all([
      listOrdersOfOffice(deps, actor, {
        ...{ view, search, state: state ?? null, organizationId: seller ?? null, customerId: customer ?? null },
        ...{ paymentStatus: payment ?? null, from: from ?? null, to: to ?? null, after: after ?? null },
      }),
      seller === undefined ? [] : findSellerTitles(deps.executor, [seller]),
    ])
    const isNamed = seesNames(permissionsOf(actor))
    return { items: rows.map((row) => presentRow(row, isNamed)), next, sellerTitle: sellers[0]?.title ?? null }
  },
  searchOffice: ({ query, actor }) => searchOffice(deps, actor, query.text),
  getOfficeOrder: ({ params, actor, context }) => readOfficeOrder(deps, actor, params.id, context.language),
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
  writeToCustomer: async ({ params, body, actor, context }) => {
    await notifyCustomer(deps, actor, params.id, body.text)
    return readOfficeOrder(deps, actor, params.id, context.language)
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
