import { may, sellersOf } from '@okolitsa/domain/identity/actor.ts'
import { scopeOf } from '@okolitsa/domain/identity/scope.ts'
import {
  paymentHeld,
  paymentHoldLost,
  paymentLinkIssued,
  paymentRefunded,
  paymentSettled,
  paymentSurchargeAsked,
  paymentTakenOffline,
  sellerDebtDisputed,
  sellerOwes,
  sellerPaidBack,
} from '../../money/payments/events.ts'
import type { Executor } from '../../platform/db/client.ts'
import { siteScopeOf } from '../../platform/http/handler.ts'
import { publishLive } from '../../platform/realtime/live-hub.ts'
import type { MayListen } from '../../platform/realtime/mount-live.ts'
import { orderMethodChanged, orderMoved, orderPlaced } from '../order-lifecycle/events.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import {
  dinnerDelayed,
  dinnerReady,
  orderAppealDecided,
  orderChanged,
  orderChangeProposed,
  orderClaimDecided,
  orderClaimed,
  orderClaimLate,
  orderClaimPromised,
  orderClaimReplaced,
  orderContestUpheld,
  orderProposalClosed,
} from './events.ts'

/** Events that change the page of an order or of its payment. */
export const CHANGES_OF_ORDER = [
  orderPlaced,
  orderMoved,
  orderMethodChanged,
  orderChanged,
  orderChangeProposed,
  orderProposalClosed,
  orderClaimed,
  orderClaimLate,
  orderClaimDecided,
  orderClaimPromised,
  orderClaimReplaced,
  orderContestUpheld,
  orderAppealDecided,
  dinnerDelayed,
  dinnerReady,
  paymentLinkIssued,
  paymentHeld,
  paymentHoldLost,
  paymentSettled,
  paymentRefunded,
  paymentTakenOffline,
  paymentSurchargeAsked,
  sellerOwes,
  sellerPaidBack,
  sellerDebtDisputed,
]

interface LiveDeps {
  readonly executor: Executor
  readonly lifecycle: Pick<OrderLifecycle, 'find' | 'sellerOf'>
}

const ID = /^[1-9]\d{0,8}$/

/** Publishes a change on the topics of the order and of its seller. */
export async function publishOrder({ executor, lifecycle }: LiveDeps, orderId: number): Promise<void> {
  const seller = await lifecycle.sellerOf(executor, orderId)
  await publishLive(executor, `order:${orderId}`, `staff:${seller}`)
}

/** Access to an order's topic: its customer and its seller. */
const mayListenToOrder =
  ({ executor, lifecycle }: LiveDeps): MayListen =>
  async (actor, key, context) => {
    if (!ID.test(key)) return false
    if (actor.kind !== 'customer' && !(actor.kind === 'staff' && may(actor, 'readOrders'))) return false
    const scope = scopeOf(actor, siteScopeOf(context), 'readOrders')
    return (await lifecycle.find(executor, scope, Number(key))) !== null
  }

/** Permits staff of a seller its topic. */
const mayListenToSeller: MayListen = async (actor, key) =>
  actor.kind === 'staff' && sellersOf(actor, 'readOrders').map(String).includes(key)

/** Live topics by prefix: `order:<id>`, `staff:<organization>`. */
export const liveOrderTopics = (deps: LiveDeps): Readonly<Record<string, MayListen>> => ({
  order: mayListenToOrder(deps),
  staff: mayListenToSeller,
})
