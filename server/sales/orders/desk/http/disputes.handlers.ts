import {
  type Dispute,
  type disputesEndpoints,
  MAX_DISPUTES_SHOWN,
} from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { appealDecider } from '@okolitsa/domain/orders/appeal.ts'
import {
  type DisputeKind,
  disputeDueAt,
  disputedSince,
  lateSince,
  openDispute,
} from '@okolitsa/domain/orders/dispute.ts'
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
  office,
}: Deps<'executor' | 'clock' | 'orders' | 'office'>): Handlers<typeof disputesEndpoints> {
  const demand = async (id: string): Promise<DisputeRow> => {
    const row = await findDispute(executor, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  /** The dispute of this kind. A decided one is refused by the command, because another person may have been faster. */
  const demandOpen = async (id: string, ...kinds: DisputeKind[]): Promise<DisputeRow> => {
    const row = await demand(id)
    const open = openDispute(row, clock())
    if (open !== null && !kinds.includes(open)) throw new Refusal('NOT_FOUND')
    if (open === null && row.state === 'waiting') throw new Refusal('NOT_FOUND')
    if (open === null) throw new Refusal('CLAIM_REFUSED', { reason: 'decided' })
    return row
  }

  /** How the person may decide an appeal: as another one, alone, or not at all. */
  const deciderOf = async ({ staffId }: Office, { deciderId: firstDeciderId }: DisputeRow) => {
    const others = (await office.listPeople(executor)).filter(
      ({ id, roles }) => id !== firstDeciderId && officePermissionsOf(roles).includes('decideContests'),
    )
    return appealDecider(staffId, { firstDeciderId, othersCount: others.length })
  }

  const show = async (id: string, actor: Office): Promise<Dispute> => {
    const row = await demand(id)
    const now = clock()
    const [{ page }, sides, history, decider] = await Promise.all([
      orders.getForStaff(officeParty(actor), row.orderId),
      findSides(executor, row, new Date(now.getTime() - YEAR_MS)),
      listHistory(executor, everybodys('the office decides disputes of every seller'), row.orderId),
      deciderOf(actor, row),
    ])
    const claim = page.claims.find((one) => one.id === id)
    const order = presentOrder(page, now)
    const line = order.lines.find((one) => one.id === claim?.lineId)
    if (!claim) throw new Refusal('NOT_FOUND')
    const { appeal: _appeal, appealBefore: _before, ...shownClaim } = presentClaim(claim, 'customer', now)
    return {
      id,
      kind: openDispute(row, now),
      claim: {
        ...shownClaim,
        sellerPhotoIds: [...claim.sellerPhotoIds],
        sellerAnswer: row.decidedBy === 'farmer' ? claim.decisionReason : '',
        contest: claim.contestState && {
          state: claim.contestState,
          reason: claim.contestReason,
          at: row.contestedAt?.toISOString() ?? null,
          answer: claim.contestAnswer,
        },
      },
      appeal: claim.appeal && {
        ...claim.appeal,
        at: new Date(claim.appeal.at).toISOString(),
        mayDecide: decider !== null,
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
      const { orderId } = await demandOpen(params.id, 'late', 'appeal')
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

    decideAppeal: async ({ params, body: { isChanged, percent, reason: answer }, actor }) => {
      const row = await demandOpen(params.id, 'appeal')
      if (row.appealState === null) throw new Refusal('NOT_FOUND')
      const decider = await deciderOf(actor, row)
      if (decider === null) throw new Refusal('APPROVAL_OWN')
      const isByOnePerson = decider === 'alone'
      await orders.decideAppeal(officeParty(actor), row.orderId, params.id, {
        isChanged,
        percent,
        answer,
        isByOnePerson,
      })
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
