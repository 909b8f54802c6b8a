import type { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'
import type { ClaimExtent, RequestedEdit } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OrderClaim } from '../ports.ts'
import { presentPreview } from '../present-preview.ts'
import { findPhoto, listClaims } from '../store/claim.store.ts'
import { findOrderPhoto } from '../store/parcel-photo.store.ts'
import { answerProposal } from '../use-cases/answer-proposal.ts'
import { appealClaim } from '../use-cases/appeal-claim.ts'
import { previewDelivery, requestedDelivery } from '../use-cases/change-delivery.ts'
import { changeOrder, previewOrderChange } from '../use-cases/change-order.ts'
import { type ClaimDeps, claimGoods, previewClaim } from '../use-cases/claim-goods.ts'
import { takeClaimMoney } from '../use-cases/decide-claim.ts'
import type { ReadOrderDeps } from '../use-cases/read-order.ts'
import { presentChange, presentClaim } from './present-change.ts'
import { type Called, demandOwnOrder, presentOwnOrder } from './read-order.ts'

/** Cache header of a claim's photo, which never changes and may be cached only by its owner's browser. */
const PHOTO_CACHE = 'private, max-age=86400, immutable'

/** Extent of a claim; the contract guarantees the value for each kind. */
const extentOf = ({ kind, spoiltPercent = 0, amount = 0 }: ClaimFields): ClaimExtent =>
  kind === 'spoilt' ? { about: kind, spoiltPercent } : { about: kind, missing: amount }
interface ClaimFields {
  readonly kind: ClaimKind
  readonly spoiltPercent?: number | undefined
  readonly amount?: number | undefined
}

export function orderChangesHandlers(deps: ReadOrderDeps & ClaimDeps): Handlers<typeof orderChangesEndpoints> {
  const { executor } = deps
  const present = presentOwnOrder(deps)
  const demandOwn = ({ params, scope }: Called) => demandOwnOrder(deps, scope, params.id)
  const presentOwnClaim = (claim: OrderClaim) => presentClaim(claim, 'customer', deps.clock())
  const editOf = ({ lines, added }: Pick<RequestedEdit, 'lines' | 'added'>): RequestedEdit => ({
    kind: 'edit',
    lines,
    added,
  })

  return {
    listChanges: async (call) => {
      await demandOwn(call)
      return { items: (await deps.lifecycle.changes.list(executor, call.params.id)).map(presentChange) }
    },

    previewEdit: async (call) => {
      await demandOwn(call)
      const party = { kind: 'user', customerId: call.scope.customerId } as const
      return presentPreview(await previewOrderChange(deps, party, call.params.id, editOf(call.body)))
    },

    editOrder: async (call) => {
      await demandOwn(call)
      const { params, body, scope } = call
      const expectedTotal = fromRoubles(body.expectedTotal)
      const party = { kind: 'user', customerId: scope.customerId } as const
      await changeOrder(deps, party, { orderId: params.id, requestedChange: editOf(body), expectedTotal, reason: '' })
      return present(scope, params.id)
    },

    previewDelivery: async (call) => {
      await demandOwn(call)
      const party = { kind: 'user', customerId: call.scope.customerId } as const
      const { preview, dates } = await previewDelivery(deps, party, call.params.id, call.body)
      const { totalBefore, totalAfter, delivery, refund, surcharge } = presentPreview(preview)
      return { totalBefore, totalAfter, delivery, refund, surcharge, dates: dates.map((slot) => ({ ...slot })) }
    },

    changeDelivery: async (call) => {
      await demandOwn(call)
      const { params, body, scope } = call
      const { expectedTotal: total, ...asked } = body
      const party = { kind: 'user', customerId: scope.customerId } as const
      const requestedChange = await requestedDelivery(deps, party, params.id, asked)
      const expectedTotal = fromRoubles(total)
      await changeOrder(deps, party, { orderId: params.id, requestedChange, expectedTotal, reason: '' })
      return present(scope, params.id)
    },

    answerProposal: async (call) => {
      await demandOwn(call)
      const { params, body, scope } = call
      await answerProposal(deps, {
        party: { kind: 'user', customerId: scope.customerId },
        orderId: params.id,
        changeId: params.changeId,
        yes: body.yes,
        expectedTotal: body.expectedTotal === undefined ? null : fromRoubles(body.expectedTotal),
      })
      return present(scope, params.id)
    },

    listClaims: async (call) => {
      await demandOwn(call)
      return { items: (await listClaims(executor, call.params.id)).map(presentOwnClaim) }
    },

    previewClaim: async (call) => {
      await demandOwn(call)
      const { params, body, scope } = call
      const { lineId } = body
      const request = { customerId: scope.customerId, orderId: params.id, lineId, extent: extentOf(body) }
      const { refund, returnedBonuses, isInstant } = await previewClaim(deps, request)
      return { refund: toRoubles(refund), returnedBonuses: toRoubles(returnedBonuses), isInstant }
    },

    claimGoods: async (call) => {
      await demandOwn(call)
      const claimed = { customerId: call.scope.customerId, orderId: call.params.id }
      const readForm = async () => {
        const { body, files } = await call.readForm()
        return { lineId: body.lineId, comment: body.comment, extent: extentOf(body), photos: files }
      }
      return presentOwnClaim(await claimGoods(deps, claimed, readForm))
    },

    appealClaim: async (call) => {
      await demandOwn(call)
      const { params, scope } = call
      const party = { kind: 'user', customerId: scope.customerId } as const
      await appealClaim(deps, party, { orderId: params.id, claimId: params.claimId }, async () => {
        const { body, files } = await call.readForm()
        return { text: body.text, photos: files }
      })
      return present(scope, params.id)
    },

    takeClaimMoney: async (call) => {
      const { params, scope } = call
      await takeClaimMoney(deps, scope.customerId, { orderId: params.id, claimId: params.claimId })
      return present(scope, params.id)
    },

    disputeRepayment: async (call) => {
      const { params, scope } = call
      await deps.inTransaction((tx) => deps.payments.disputeRepayment(tx, scope, params.id, params.debtId))
      return present(scope, params.id)
    },

    getParcelPhoto: async (call) => {
      const { params, scope } = call
      // bookings can have photos of repayments, too
      const order = await deps.lifecycle.find(executor, scope, params.id)
      const found = order && (await findOrderPhoto(executor, params.id, params.photoId))
      const photo = found && (await deps.photos.read(found.source))
      if (!photo) throw new Refusal('NOT_FOUND')
      call.context.setHeader('cache-control', PHOTO_CACHE)
      return photo
    },

    getClaimPhoto: async (call) => {
      await demandOwn(call)
      const { id, claimId, photoId } = call.params
      const source = await findPhoto(executor, { orderId: id, claimId, photoId }, 'customer')
      const photo = source && (await deps.photos.read(source))
      if (!photo) throw new Refusal('NOT_FOUND')
      call.context.setHeader('cache-control', PHOTO_CACHE)
      return photo
    },
  }
}
