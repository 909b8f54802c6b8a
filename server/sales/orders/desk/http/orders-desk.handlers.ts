import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { MAX_COUNTED_ORDERS } from '@okolitsa/contracts/orders/order-queue.ts'
import type { ordersDeskEndpoints } from '@okolitsa/contracts/orders/orders-desk.endpoints.ts'
import { may, type Staff } from '@okolitsa/domain/identity/actor.ts'
import type { SellerScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import { scopeOfParty, staffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { presentPreview } from '../../public.ts'
import { exportOrders } from '../export/export-orders.ts'
import type { UnseenOrders } from '../ports.ts'
import { countOrders } from '../store/order-counts.ts'
import { findMiss, listHistory } from '../store/order-history.ts'
import { listOrders, type OrderListQuery } from '../store/order-list.ts'
import { presentCabinetOrder, presentSummary } from './present-desk-order.ts'
import { readSearch } from './read-search.ts'

export interface OrdersDeskDeps extends Deps<'executor' | 'clock' | 'orders'> {
  readonly notifications: UnseenOrders
}

/** Number of pages; a list that is not counted completely has one more page while pages are full. */
const pagesOf = (
  total: number,
  { page, perPage, isFull }: { page: number; perPage: number; isFull: boolean },
): number => Math.max(Math.ceil(total / perPage), total >= MAX_COUNTED_ORDERS && isFull ? page + 1 : 0)

/** Name of the file, in Latin letters as headers require. */
const EXPORT_NAME = 'orders'

const soughtIn = ({ search, date, way, sort }: OrdersAsked) => ({
  ...readSearch(search),
  ...{ date: date ?? null, way: way ?? null, sort: sort ?? null },
})
interface OrdersAsked {
  readonly search: string
  readonly date?: string | undefined
  readonly way?: OrderListQuery['way'] | undefined
  readonly sort?: OrderListQuery['sort'] | undefined
}

const neighbourOf = (after: number | undefined, before: number | undefined): OrderListQuery['neighbour'] => {
  if (after !== undefined) return { id: after, side: 'earlier' }
  return before === undefined ? null : { id: before, side: 'later' }
}

export function ordersDeskHandlers({
  executor,
  clock,
  notifications,
  orders,
}: OrdersDeskDeps): Handlers<typeof ordersDeskEndpoints> {
  const show = async (actor: Staff, scope: SellerScope, orderId: number): Promise<CabinetOrder> => {
    const party = staffParty(actor, scope)
    // checks the access before the history is read
    const found = await orders.getForStaff(party, orderId)
    // a reader without the permission gets no steps and no changes
    const order = may(actor, 'workOrders') ? found : { ...found, moves: [], changes: [] }
    const [history, missed] = await Promise.all([
      listHistory(executor, scopeOfParty(party), orderId),
      findMiss(executor, orderId),
    ])
    return presentCabinetOrder(order, { decidesClaims: may(actor, 'decideClaims') }, history, clock(), missed)
  }

  return {
    listOrders: async ({ query, scope }) => {
      const { page, perPage, queue, after, before } = query
      const wanted: OrderListQuery = {
        queue,
        ...soughtIn(query),
        now: clock(),
        limit: perPage,
        offset: (page - 1) * perPage,
        neighbour: neighbourOf(after, before),
      }
      const [rows, { total, queues }] = await Promise.all([
        listOrders(executor, scope, wanted),
        countOrders(executor, scope, wanted),
      ])
      return {
        items: rows.map((row) => presentSummary(row, clock())),
        currentPage: page,
        totalItems: total,
        totalPages: pagesOf(total, { page, perPage, isFull: rows.length === perPage }),
        itemsPerPage: perPage,
        queues,
      }
    },

    exportOrders: async ({ query, scope, context }) => {
      const bytes = await exportOrders(executor, scope, {
        ...{ queue: query.queue, ...soughtIn(query), now: clock() },
        language: context.language,
      })
      context.setHeader('content-disposition', `attachment; filename="${EXPORT_NAME}.xlsx"`)
      return bytes
    },

    getOrder: async ({ params, actor, scope }) => {
      const order = await show(actor, scope, params.id)
      await notifications.seen(executor, scope, ['order', 'dinner', 'booking', 'claim'], params.id)
      return order
    },

    moveOrder: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      const { to, reason, isEarlyMeant } = body
      await orders.move(party, params.id, to, reason, { isEarlyMeant, isWeighedFirst: true })
      return show(actor, scope, params.id)
    },

    setStatuses: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.setStatuses(party, params.id, body, body.reason)
      return show(actor, scope, params.id)
    },

    previewChange: async ({ params, body, actor, scope }) =>
      presentPreview(await orders.previewChange(staffParty(actor, scope), params.id, body.requestedChange)),

    applyChange: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.applyChange(party, params.id, body.requestedChange, fromRoubles(body.expectedTotal), body.reason)
      return show(actor, scope, params.id)
    },

    listRedeliveryDays: async ({ params, actor, scope }) => ({
      items: [...(await orders.redeliveryDays(staffParty(actor, scope), params.id))],
    }),

    redeliver: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      const hasThatDay = async () => (await orders.getForStaff(party, params.id)).page.view.deliveryDate === body.date
      // a repeated request, or the same change by another person, has no effect
      if (!(await hasThatDay())) {
        try {
          if (!(await findMiss(executor, params.id))) throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'state' })
          await orders.redeliver(party, params.id, body.date)
        } catch (error) {
          // a request sent at the same moment may have committed between the reads of this one
          if (!(error instanceof Refusal && (await hasThatDay()))) throw error
        }
      }
      return show(actor, scope, params.id)
    },

    takeMoney: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.takeMoney(party, params.id, fromRoubles(body.amount))
      return show(actor, scope, params.id)
    },

    payDebt: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.payDebt(party, params.id, { debtId: params.debtId, ...body })
      return show(actor, scope, params.id)
    },

    addRepaymentPhotos: async ({ params, actor, scope, readForm }) => {
      const party = staffParty(actor, scope)
      await orders.addRepaymentPhotos(party, params.id, params.debtId, async () => (await readForm()).files)
      return show(actor, scope, params.id)
    },

    countPackages: async ({ params, body, actor, scope }) => {
      await orders.countPackages(staffParty(actor, scope), params.id, body)
      return show(actor, scope, params.id)
    },

    addParcelPhotos: async ({ params, actor, scope, readForm }) => {
      const party = staffParty(actor, scope)
      await orders.addParcelPhotos(party, params.id, async () => (await readForm()).files)
      return show(actor, scope, params.id)
    },

    parcelPhoto: async ({ params, actor, scope }) => {
      const photo = await orders.parcelPhoto(staffParty(actor, scope), params.id, params.photoId)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },

    addClaimPhotos: async ({ params, actor, scope, readForm }) => {
      const party = staffParty(actor, scope)
      await orders.addClaimPhotos(party, params.id, params.claimId, async () => (await readForm()).files)
      return show(actor, scope, params.id)
    },

    claimPhoto: async ({ params, actor, scope }) => {
      const photo = await orders.claimPhoto(staffParty(actor, scope), params.id, params.claimId, params.photoId)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },

    contestClaim: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.contestClaim(party, params.id, params.claimId, body.reason)
      return show(actor, scope, params.id)
    },

    appealClaim: async ({ params, actor, scope, readForm }) => {
      await orders.appealClaim(staffParty(actor, scope), params.id, params.claimId, async () => {
        const { body, files } = await readForm()
        return { text: body.text, photos: files }
      })
      return show(actor, scope, params.id)
    },

    previewClaim: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      const { refund, returnedBonuses } = await orders.previewClaim(party, params.id, params.claimId, body.percent)
      return { refund: toRoubles(refund), returnedBonuses: toRoubles(returnedBonuses) }
    },

    replaceClaim: async ({ params, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.replaceClaim(party, params.id, params.claimId)
      return show(actor, scope, params.id)
    },

    decideClaim: async ({ params, body, actor, scope }) => {
      const party = staffParty(actor, scope)
      await orders.decideClaim(party, params.id, params.claimId, body)
      return show(actor, scope, params.id)
    },
  }
}
