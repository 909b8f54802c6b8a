import type { paymentsEndpoints } from '@okolitsa/contracts/payments/payments.endpoints.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { paymentView } from '../payment-view.ts'
import type { PayableOrder } from '../ports.ts'
import { findLatestAttempt, listAttempts } from '../store/payment.store.ts'
import { answerPrecheck } from '../use-cases/answer-precheck.ts'
import { changeMethod } from '../use-cases/change-method.ts'
import { acceptNotification, refreshAttempt } from '../use-cases/check-payment.ts'
import { methodsFor, offeredMethods } from '../use-cases/offered-methods.ts'
import { presentMethod, presentPayment } from './present-payment.ts'

/** Converts the fields of a gateway's request to texts; a repeated field is an array and becomes one text. */
const textsOf = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

type Called = { readonly scope: CustomerScope }

export function paymentsHandlers(deps: PaymentDeps): Handlers<typeof paymentsEndpoints> {
  const { executor } = deps.database

  /** An order of the customer; a seller's own site finds only orders of that seller. */
  const ownOrder = async (orderId: number, { scope }: Called): Promise<PayableOrder> => {
    const order = await deps.orders.find(executor, scope, orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    return order
  }
  const present = async (orderId: number, call: Called) =>
    presentPayment(paymentView(await ownOrder(orderId, call), await listAttempts(executor, orderId), deps.clock()))

  const acceptRbs = async (fields: object) => {
    if (!(await acceptNotification(deps, textsOf(fields)))) throw new Refusal('BAD_REQUEST')
    return { accepted: true as const }
  }
  const acceptMoneta = async (fields: object) =>
    (await acceptNotification(deps, textsOf(fields))) ? 'SUCCESS' : 'FAIL'

  return {
    listPaymentMethods: async ({ query, scope }) => {
      const ids = scope.sellers === 'every' ? query.farmerId : scope.sellers
      if (ids.length === 0) throw new Refusal('BAD_REQUEST', { errors: { farmerId: 'required' } })
      const offered = await offeredMethods(deps, executor, ids)
      const organizations = ids.map((organizationId) => ({
        organizationId,
        methods: offered.get(organizationId) ?? [],
      }))
      const [first, ...others] = organizations
      const common = (first?.methods ?? []).filter((method) => others.every((each) => each.methods.includes(method)))
      return {
        organizations: organizations.map(({ organizationId, methods }) => ({
          farmerId: organizationId,
          methods: methods.map(presentMethod),
        })),
        common: common.map(presentMethod),
      }
    },

    listOrderPaymentMethods: async (call) => {
      const order = await ownOrder(call.params.orderId, call)
      const methods = await methodsFor(deps, order)
      return {
        items: methods.map((method) => ({ ...presentMethod(method), isCurrent: method === order.paymentMethod })),
      }
    },

    getPaymentStatus: async (call) => {
      const { id } = call.params
      await ownOrder(id, call)
      const attempt = await findLatestAttempt(executor, id)
      if (attempt) await refreshAttempt(deps, attempt)
      return present(id, call)
    },

    changePaymentMethod: async (call) => {
      const { id, paymentMethod } = call.params
      await changeMethod(deps, await ownOrder(id, call), paymentMethod)
      return present(id, call)
    },

    notifyRbs: ({ query }) => acceptRbs(query),
    notifyRbsByPost: ({ body }) => acceptRbs(body),
    notifyPayAnyWay: ({ body }) => acceptMoneta(body),
    notifyPayAnyWayByGet: ({ query }) => acceptMoneta(query),
    checkPayAnyWay: ({ query }) => answerPrecheck(deps, textsOf(query)),
    checkPayAnyWayByPost: ({ body }) => answerPrecheck(deps, textsOf(body)),
  }
}
