import type { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PayableOrder } from '../ports.ts'
import { findLatestAttempt, listAttempts } from '../store/payment.store.ts'
import { answerPrecheck } from '../use-cases/answer-precheck.ts'
import { changeMethod } from '../use-cases/change-method.ts'
import { acceptNotification, refreshAttempt } from '../use-cases/check-payment.ts'
import { methodsFor, offeredMethods } from '../use-cases/offered-methods.ts'
import { presentMethod, presentPayment } from './present-payment.ts'

/** Outside machines send texts; a repeated name would make a list of them. */
const textsOf = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

export function paymentsHandlers(deps: PaymentDeps): Handlers<typeof paymentsEndpoints> {
  const { executor } = deps.database

  const ownOrder = async (orderId: number, customerId: number): Promise<PayableOrder> => {
    const order = await deps.orders.find(executor, orderId, customerId)
    if (!order) throw new Refusal('NOT_FOUND')
    return order
  }
  const present = async (orderId: number, customerId: number) =>
    presentPayment(await ownOrder(orderId, customerId), await listAttempts(executor, orderId), deps.clock())

  const tellMoneta = async (fields: object) => ((await acceptNotification(deps, textsOf(fields))) ? 'SUCCESS' : 'FAIL')

  return {
    listPaymentMethods: async ({ query, context }) => {
      const ids = context.site.organizationId === null ? query.farmerId : [context.site.organizationId]
      if (ids.length === 0) throw new Refusal('BAD_REQUEST', { errors: { farmerId: validationTexts.required } })
      const offered = await offeredMethods(deps, executor, ids)
      const organizations = ids.map((farmerId) => ({ farmerId, methods: offered.get(farmerId) ?? [] }))
      const [first, ...others] = organizations
      const common = (first?.methods ?? []).filter((method) => others.every((each) => each.methods.includes(method)))
      return {
        organizations: organizations.map(({ farmerId, methods }) => ({
          farmerId,
          methods: methods.map(presentMethod),
        })),
        common: common.map(presentMethod),
      }
    },

    listOrderPaymentMethods: async ({ params, actor }) => {
      const order = await ownOrder(params.orderId, actor.customerId)
      const methods = await methodsFor(deps, order)
      return {
        items: methods.map((method) => ({ ...presentMethod(method), isCurrent: method === order.paymentMethod })),
      }
    },

    getPaymentStatus: async ({ params, actor }) => {
      await ownOrder(params.id, actor.customerId)
      const attempt = await findLatestAttempt(executor, params.id)
      if (attempt) await refreshAttempt(deps, attempt)
      return present(params.id, actor.customerId)
    },

    changePaymentMethod: async ({ params, actor }) => {
      await changeMethod(deps, await ownOrder(params.id, actor.customerId), params.paymentMethod)
      return present(params.id, actor.customerId)
    },

    notifyRbs: async ({ query }) => {
      if (!(await acceptNotification(deps, textsOf(query)))) throw new Refusal('BAD_REQUEST')
      return { accepted: true }
    },
    notifyPayAnyWay: ({ body }) => tellMoneta(body),
    notifyPayAnyWayByGet: ({ query }) => tellMoneta(query),
    checkPayAnyWay: ({ query }) => answerPrecheck(deps, textsOf(query)),
    checkPayAnyWayByPost: ({ body }) => answerPrecheck(deps, textsOf(body)),
  }
}
