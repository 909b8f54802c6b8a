import {
  type Dispute,
  type disputesEndpoints,
  MAX_DISPUTES_SHOWN,
} from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { type DisputeKind, disputeDueAt, disputedSince, lateSince, openDispute } from '@okolitsa/domain/orders/dispute.ts'
import { officeParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { presentClaim, presentOrder } from '../../public.ts'
import { type DisputeRow, findDispute, findSides, listDisputes } from '../store/dispute.store.ts'
import { listHistory } from '../store/order-history.ts'
import { presentEntry } from './present-desk-order.ts'

const YEAR_MS = 365 * 86_400_000

export function disputesHandlers({
  executor,
  clock,
  orders,
}: Deps<'executor' | 'clock' | 'orders'>): Handlers<typeof disputesEndpoints> {
  const demand = async (id: string): Promise<DisputeRow> => {
    const row = await findDispute(executor, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  /** The dispute of this kind. A decided one is refused by the command, because another person may have been faster. */
  const demandOpen = async (id: string, kind: DisputeKind): Promise<DisputeRow> => {
    const row = await demand(id)
    const open = openDispute(row, clock())
    if (open !== null && open !== kind) throw new Refusal('NOT_FOUND')
    if (open === null && row.state === 'waiting') throw new Refusal('NOT_FOUND')
    if (open === null) throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    return row
  }

  const show = async (id: string, actor: Office): Promise<Dispute> => {
    const row = await demand(id)
    const now = clock()
    const [{ page }, sides, history] = await Promise.all([
      orders.getForStaff(officeParty(actor), row.orderId),
      findSides(executor, row, new Date(now.getTime() - YEAR_MS)),
      listHistory(executor, everybodys('the office decides disputes of every seller'), row.orderId),
    ])
    const claim = page.claims.find((one) => one.id === id)
    const order = presentOrder(page, now)
    const line = order.lines.find((one) => one.id === claim?.lineId)
    if (!claim) throw new Refusal('NOT_FOUND')
    return {
      id,
      kind: openDispute(row, now),
      claim: {
        ...presentClaim(claim),
        sellerPhotoIds: [...claim.sellerPhotoIds],
        sellerAnswer: row.decidedBy === 'farmer' ? claim.decisionReason : '',
        contest: claim.contestState && {
          state: claim.contestState,
          reason: claim.contestReason,
          at: row.contestedAt?.toISOString() ?? null,
          answer: claim.contestAnswer,
        },
      },
      order: {
        id: order.id,
        placedAt: order.orderDate,
        timeZone: order.farmer.timeZone,
        deliveryKind: order.deliveryKind,
        paymentMethod: order.paymentMethod,
        paymentStatus: order.paymentStatus,
        total: order.total,
      },
      lineSum: line?.actualSum ?? 0,
      seller: { id: row.organizationId, title: row.sellerTitle, claims: sides.sellerClaims },
      customer: {
        name: row.customerName,
        orders: sides.orders,
        claims: sides.claims,
        upheldAgainst: sides.upheldAgainst,
      },
      history: history.map(presentEntry),
    }
  }

  return {
    listDisputes: async () => {
      const now = clock()
      const rows = await listDisputes(executor, { late: lateSince(now), now, most: MAX_DISPUTES_SHOWN })
      return {
        items: rows.map((row) => ({
          id: row.id,
          kind: openDispute(row, now) ?? 'late',
          orderId: row.orderId,
          title: row.title,
          refund: toRoubles(row.refund),
          seller: { id: row.organizationId, title: row.sellerTitle },
          customerName: row.customerName,
          since: disputedSince(row).toISOString(),
          dueAt: disputeDueAt(disputedSince(row)).toISOString(),
        })),
      }
    },

    getDispute: ({ params, actor }) => show(params.id, actor),

    previewDispute: async ({ params, body, actor }) => {
      const { orderId } = await demandOpen(params.id, 'late')
      const { refund, returnedBonuses } = await orders.previewClaim(
        officeParty(actor),
        orderId,
        params.id,
        body.percent,
      )
      return { refund: toRoubles(refund), returnedBonuses: toRoubles(returnedBonuses) }
    },

    decideContest: async ({ params, body: { isUpheld, reason: answer }, actor }) => {
      const { orderId } = await demandOpen(params.id, 'contest')
      await orders.decideContest(officeParty(actor), orderId, params.id, { isUpheld, answer })
      return show(params.id, actor)
    },

    decideLateClaim: async ({ params, body, actor }) => {
      const { orderId } = await demandOpen(params.id, 'late')
      await orders.decideClaim(officeParty(actor), orderId, params.id, body)
      return show(params.id, actor)
    },

    disputePhoto: async ({ params, actor }) => {
      const { orderId } = await demand(params.id)
      const photo = await orders.claimPhoto(officeParty(actor), orderId, params.id, params.photoId)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },
  }
}
