import { changeRules } from '@okolitsa/domain/orders/change-wish.ts'
import { mayMoveOrder, orderGuards, orderProgress } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES, orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { presentChange, presentPreview, presentStaffClaim } from './change-answers.ts'
import { type ReadOrderDeps, readOrderAnswer } from './http/read-order.ts'
import { isOwn, type StaffMover } from './mover.ts'
import { orderFacts } from './order-facts.ts'
import type { LockedOrder } from './ports.ts'
import type { StaffOrdersDoor } from './staff-door.ts'
import { findPhoto, listClaims } from './store/claim.store.ts'
import { readOrder } from './store/order.store.ts'
import { changeOrder, previewOrderChange } from './use-cases/change-order.ts'
import type { ClaimDeps } from './use-cases/claim-goods.ts'
import { contestClaim, decideContest, decideOrderClaim } from './use-cases/decide-claim.ts'
import { type MoveDeps, moveOrder } from './use-cases/move-order.ts'

/** The changes staff make by a wish; claims are decided, edits are the shopper's. */
const STAFF_KINDS = ['weigh', 'replace', 'cancelLine'] as const

/** Orders for the seller's cabinet and the administration. */
export function createStaffOrders(deps: ReadOrderDeps & ClaimDeps & MoveDeps): StaffOrdersDoor {
  const { executor, clock } = deps

  async function demand(mover: StaffMover, orderId: number): Promise<LockedOrder> {
    const order = await readOrder(executor, orderId)
    if (!order || !isOwn(mover, order)) throw new Refusal('NOT_FOUND')
    return order
  }
  const move: StaffOrdersDoor['move'] = (mover, orderId, to, reason, options) =>
    moveOrder(deps, mover, orderId, to, reason, options)

  return {
    move,

    getForStaff: async (mover, orderId) => {
      const order = await demand(mover, orderId)
      const found = await readOrderAnswer(deps, orderId, null)
      if (!found) throw new Refusal('NOT_FOUND')
      const facts = orderFacts(order, clock())
      const { deliveryKind, state } = order
      return {
        order: found.answer,
        moves: DELIVERY_STATUSES.filter((to) => mayMoveOrder(deliveryKind, state, to, mover.kind, facts)),
        changes: STAFF_KINDS.filter((kind) => {
          const { states, needsMoneyIn } = changeRules[kind]
          return (
            deliveryKind !== 'tour' &&
            states.includes(state) &&
            (!needsMoneyIn.includes(state) || orderGuards.isMoneySettled(facts))
          )
        }),
        claims: (await listClaims(executor, orderId)).map((claim) => presentStaffClaim(claim, mover.kind, clock())),
        outside: await deps.payments.outsideStateOf(executor, order),
      }
    },

    previewChange: async (mover, orderId, wish) => presentPreview(await previewOrderChange(deps, mover, orderId, wish)),

    applyChange: async (mover, orderId, wish, expectedTotal, reason = '') => {
      const change = await changeOrder(deps, mover, { orderId, wish, expectedTotal, reason })
      return { change: change && presentChange(change) }
    },

    decideClaim: (mover, orderId, claimId, decision) =>
      decideOrderClaim(deps, mover, { orderId, claimId, ...decision }),

    contestClaim: (mover, orderId, claimId, reason) => contestClaim(deps, mover, { orderId, claimId, reason }),

    decideContest: (mover, orderId, claimId, decision) => decideContest(deps, mover, { orderId, claimId, ...decision }),

    takeMoney: (mover, orderId, amount) =>
      deps.inTransaction(async (tx) => {
        const order = await deps.ledger.lockOrder(tx, orderId)
        if (!order || !isOwn(mover, order)) throw new Refusal('NOT_FOUND')
        await deps.payments.takeOutside(tx, orderId, { amount, actor: mover.kind, actorId: mover.staffId })
      }),

    claimPhoto: async (mover, orderId, claimId, photoId) => {
      const order = await readOrder(executor, orderId)
      if (!order || !isOwn(mover, order)) return null
      const source = await findPhoto(executor, orderId, claimId, photoId)
      return source === null ? null : deps.photos.read(source)
    },

    setStatuses: async (mover, orderId, { status, deliveryStatus }, reason) => {
      if (orderStatusOf(deliveryStatus) !== status) throw new Refusal('STATUSES_DISAGREE', { status, deliveryStatus })
      const { deliveryKind, state } = await demand(mover, orderId)
      if (state === deliveryStatus) return
      const way = orderProgress[deliveryKind]
      const [from, to] = [way.indexOf(state), way.indexOf(deliveryStatus)]
      // a back office may have made several steps since: they are walked one by one, each with its guards
      const steps = from >= 0 && to > from ? way.slice(from + 1, to + 1) : [deliveryStatus]
      for (const step of steps) await move(mover, orderId, step, reason)
    },
  }
}
