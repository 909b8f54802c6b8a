import type { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { StaffMover, StaffOrdersDoor } from '../../orders/index.ts'
import { listHistory } from '../store/order-history.ts'
import { countHeaps, listOrders } from '../store/order-list.ts'
import { presentCabinetOrder, presentSummary } from './present-cabinet.ts'
import { readSearch } from './read-search.ts'

export interface CabinetHttpDeps {
  readonly executor: Executor
  readonly clock: Clock
  readonly orders: Pick<
    StaffOrdersDoor,
    | 'getForStaff'
    | 'move'
    | 'setStatuses'
    | 'previewChange'
    | 'applyChange'
    | 'takeMoney'
    | 'decideClaim'
    | 'contestClaim'
    | 'decideContest'
    | 'claimPhoto'
  >
}

/** Staff as the orders know them. */
const moverOf = ({ staffId, organizationId }: Staff): StaffMover => ({
  kind: organizationId === null ? 'admin' : 'farmer',
  staffId,
  organizationId,
})

export function cabinetHandlers({ executor, clock, orders }: CabinetHttpDeps): Handlers<typeof cabinetEndpoints> {
  const show = async (mover: StaffMover, orderId: number): Promise<CabinetOrder> => {
    // first whether it may be seen at all
    const order = await orders.getForStaff(mover, orderId)
    return presentCabinetOrder(order, await listHistory(executor, orderId), clock())
  }

  return {
    listOrders: async ({ query, actor }) => {
      const { page, perPage, heap } = query
      const wanted = {
        heap,
        // a seller's own organization whatever was asked for
        organizationId: actor.organizationId ?? query.organizationId ?? null,
        ...readSearch(query.search),
        now: clock(),
        limit: perPage,
        offset: (page - 1) * perPage,
      }
      const [rows, heaps] = await Promise.all([listOrders(executor, wanted), countHeaps(executor, wanted)])
      return {
        items: rows.map((row) => presentSummary(row, clock())),
        currentPage: page,
        totalItems: heaps[heap],
        totalPages: Math.ceil(heaps[heap] / perPage),
        itemsPerPage: perPage,
        heaps,
      }
    },

    getOrder: ({ params, actor }) => show(moverOf(actor), params.id),

    moveOrder: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      const { to, reason, isEarlyMeant } = body
      await orders.move(mover, params.id, to, reason, { isEarlyMeant })
      return show(mover, params.id)
    },

    setStatuses: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      await orders.setStatuses(mover, params.id, body, body.reason)
      return show(mover, params.id)
    },

    previewChange: ({ params, body, actor }) => orders.previewChange(moverOf(actor), params.id, body.wish),

    applyChange: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      await orders.applyChange(mover, params.id, body.wish, fromRoubles(body.expectedTotal), body.reason)
      return show(mover, params.id)
    },

    takeMoney: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      await orders.takeMoney(mover, params.id, fromRoubles(body.amount))
      return show(mover, params.id)
    },

    claimPhoto: async ({ params, actor }) => {
      const photo = await orders.claimPhoto(moverOf(actor), params.id, params.claimId, params.photoId)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },

    contestClaim: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      await orders.contestClaim(mover, params.id, params.claimId, body.reason)
      return show(mover, params.id)
    },

    decideContest: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      const { isUpheld, reason: answer } = body
      await orders.decideContest(mover, params.id, params.claimId, { isUpheld, answer })
      return show(mover, params.id)
    },

    decideClaim: async ({ params, body, actor }) => {
      const mover = moverOf(actor)
      await orders.decideClaim(mover, params.id, params.claimId, body)
      return show(mover, params.id)
    },
  }
}
