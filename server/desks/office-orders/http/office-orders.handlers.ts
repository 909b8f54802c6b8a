import type { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficeOrdersDeps } from '../order-deps.ts'
import { readOfficeOrder } from '../use-cases/read-office-order.ts'
import { revealField } from '../use-cases/reveal-field.ts'
import { addNote, assignOrder, moveForCustomer } from '../use-cases/work-on-order.ts'

export const officeOrdersHandlers = (deps: OfficeOrdersDeps): Handlers<typeof officeOrdersEndpoints> => ({
  getOfficeOrder: ({ params, actor, context }) => readOfficeOrder(deps, actor, params.id, context.language),
  revealField: ({ params, body, actor, context }) =>
    revealField(deps, actor, { orderId: params.id, ...body }, context.language),
  addOrderNote: async ({ params, body, actor, context }) => {
    await addNote(deps, actor, params.id, body.text)
    return readOfficeOrder(deps, actor, params.id, context.language)
  },
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
