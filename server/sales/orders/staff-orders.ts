import { areContactsShown } from '@okolitsa/domain/orders/contacts-shown.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import { mayMoveOrder, orderGuards, orderProgress } from '@okolitsa/domain/orders/order-machine.ts'
import { actorOf, isMoneyOfOthers, type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { DELIVERY_STATUSES, isService, orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { changeRules, mayRefuseLines } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { OrderState } from '../order-lifecycle/ports.ts'
import type { StaffOrdersService } from './staff-service.ts'
import { findPhoto } from './store/claim.store.ts'
import { findOrderPhoto, listRepaymentPhotos } from './store/parcel-photo.store.ts'
import { addClaimPhotos } from './use-cases/add-claim-photos.ts'
import { addOrderPhotos } from './use-cases/add-order-photos.ts'
import { answerProposal, withdrawProposal } from './use-cases/answer-proposal.ts'
import { appealClaim, decideAppeal } from './use-cases/appeal-claim.ts'
import { previewDelivery } from './use-cases/change-delivery.ts'
import { changeByShop, changeOrder, previewOrderChange } from './use-cases/change-order.ts'
import type { ClaimDeps } from './use-cases/claim-goods.ts'
import { contestClaim, decideContest } from './use-cases/contest-claim.ts'
import { countPackages } from './use-cases/count-packages.ts'
import { decideOrderClaim, previewClaimDecision, replaceClaim } from './use-cases/decide-claim.ts'
import { type MoveDeps, moveOrder } from './use-cases/move-order.ts'
import { payDebt } from './use-cases/pay-debt.ts'
import { type ReadOrderDeps, readOrderPage } from './use-cases/read-order.ts'
import { recordTaking } from './use-cases/record-change.ts'
import { redeliver, redeliveryDays } from './use-cases/redeliver.ts'
import { weighLines } from './use-cases/weigh-lines.ts'

/** Changes that staff may request. Claims are decided separately, and edits belong to the customer. */
const STAFF_KINDS = ['weigh', 'replace', 'cancelLine', 'refuseLine'] as const

export function createStaffOrders(deps: ReadOrderDeps & ClaimDeps & MoveDeps): StaffOrdersService {
  const { executor, clock } = deps

  async function demand(party: StaffParty, orderId: number): Promise<OrderState> {
    const order = await deps.lifecycle.find(executor, scopeOfParty(party), orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    return order
  }
  const move: StaffOrdersService['move'] = (party, orderId, to, reason, options) =>
    moveOrder(deps, party, orderId, to, reason, options)

  return {
    move,
    listRepaymentPhotos,

    getForStaff: async (party, orderId) => {
      const order = await demand(party, orderId)
      const page = await readOrderPage(deps, scopeOfParty(party), orderId)
      if (!page) throw new Refusal('NOT_FOUND')
      const facts = orderFacts(order, clock())
      const { deliveryKind, state } = order
      return {
        page,
        moves: DELIVERY_STATUSES.filter(
          (to) =>
            mayMoveOrder(deliveryKind, state, to, party.kind, facts) &&
            !(to === 'canceled' && isMoneyOfOthers(party, order)),
        ),
        changes: STAFF_KINDS.filter((kind) => {
          const { states, needsMoneyIn } = changeRules[kind]
          return (
            !isService(deliveryKind) &&
            (order.dinner === null || kind === 'cancelLine') &&
            (kind !== 'refuseLine' || mayRefuseLines({ deliveryKind, isDinner: order.dinner !== null })) &&
            states.includes(state) &&
            (!needsMoneyIn.includes(state) || orderGuards.isMoneySettled(facts))
          )
        }),
        offline: await deps.payments.offlineStateOf(executor, order),
      }
    },

    previewChange: (party, orderId, requestedChange) => previewOrderChange(deps, party, orderId, requestedChange),

    applyChange: async (party, orderId, requestedChange, expectedTotal, reason = '') => {
      return { change: await changeOrder(deps, party, { orderId, requestedChange, expectedTotal, reason }) }
    },

    previewDelivery: (party, orderId, asked) => previewDelivery(deps, party, orderId, asked),

    answerProposal: (answer) => answerProposal(deps, answer),
    withdrawProposal: (party, asked) => withdrawProposal(deps, party, asked),

    refundAtMarketCost: async (tx, refund) => {
      const { orderId, memberId, amount, isApproved } = refund
      await deps.payments.refundAtMarketCost(tx, refund)
      await deps.audit.record(tx, { kind: 'staff', staffId: memberId }, [
        {
          ...{ action: 'refundMoney', entity: 'order', entityId: orderId, organizationId: null },
          ...{ before: null, after: { amount, isApproved } },
        },
      ])
    },

    weigh: (party, orderId, weights) => weighLines(deps, party, orderId, weights),

    redeliveryDays: (party, orderId) => redeliveryDays(deps, party, orderId),

    redeliver: (party, orderId, date) => redeliver(deps, party, orderId, date),

    changeByShop: (tx, orderId, requestedChange, reason) => changeByShop(deps, tx, orderId, requestedChange, reason),

    decideClaim: (party, orderId, claimId, decision) =>
      decideOrderClaim(deps, party, { orderId, claimId, ...decision }),

    previewClaim: (party, orderId, claimId, percent) =>
      previewClaimDecision(deps, party, { orderId, claimId, percent }),

    replaceClaim: (party, orderId, claimId) => replaceClaim(deps, party, { orderId, claimId }),

    contestClaim: (party, orderId, claimId, reason) => contestClaim(deps, party, { orderId, claimId, reason }),

    decideContest: (party, orderId, claimId, decision) => decideContest(deps, party, { orderId, claimId, ...decision }),

    appealClaim: (party, orderId, claimId, readForm) => appealClaim(deps, party, { orderId, claimId }, readForm),

    decideAppeal: (party, orderId, claimId, decision) => decideAppeal(deps, party, { orderId, claimId, ...decision }),

    takeMoney: (party, orderId, amount) =>
      deps.inTransaction(async (tx) => {
        const taking = { amount, ...actorOf(party), actor: party.kind }
        const order = await deps.payments.takeOffline(tx, scopeOfParty(party), orderId, taking)
        if (order) await recordTaking(deps.audit, tx, party, order, amount)
      }),

    payDebt: (party, orderId, repayment) => payDebt(deps, party, orderId, repayment),

    countPackages: (party, orderId, packages) => countPackages(deps, party, orderId, packages),

    addParcelPhotos: (party, orderId, readFiles) =>
      addOrderPhotos(deps, party, orderId, { moment: 'packed' }, readFiles),

    addDoorPhoto: (party, orderId, press, readFiles) =>
      addOrderPhotos(deps, party, orderId, { moment: 'door', press }, readFiles),

    addRepaymentPhotos: (party, orderId, debtId, readFiles) =>
      addOrderPhotos(deps, party, orderId, { moment: 'repaid', debtId }, readFiles),

    parcelPhoto: async (party, orderId, photoId) => {
      if (!(await deps.lifecycle.find(executor, scopeOfParty(party), orderId))) return null
      const found = await findOrderPhoto(executor, orderId, photoId)
      // photos of the customer's door are hidden from the seller together with the address
      if (!found || (found.moment === 'door' && !areContactsShown(found.finishedAt, clock()))) return null
      return deps.photos.read(found.source)
    },

    addClaimPhotos: (party, orderId, claimId, readFiles) =>
      addClaimPhotos(deps, party, { orderId, claimId }, readFiles),

    claimPhoto: async (party, orderId, claimId, photoId) => {
      if (!(await deps.lifecycle.find(executor, scopeOfParty(party), orderId))) return null
      const source = await findPhoto(executor, { orderId, claimId, photoId }, 'staff')
      return source === null ? null : deps.photos.read(source)
    },

    setStatuses: async (party, orderId, { status, deliveryStatus }, reason) => {
      if (orderStatusOf(deliveryStatus) !== status) throw new Refusal('STATUSES_DISAGREE', { status, deliveryStatus })
      const { deliveryKind, state } = await demand(party, orderId)
      if (state === deliveryStatus) return
      const way = orderProgress[deliveryKind]
      const [from, to] = [way.indexOf(state), way.indexOf(deliveryStatus)]
      // an external back office may skip steps: each step is applied with its rules
      const steps = from >= 0 && to > from ? way.slice(from + 1, to + 1) : [deliveryStatus]
      for (const step of steps) await move(party, orderId, step, reason)
    },
  }
}
