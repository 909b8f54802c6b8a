import type { cabinetEndpoints } from '@okolitsa/contracts/cabinet/cabinet.endpoints.ts'
import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { StaffOrdersService, StaffParty } from '../../../sales/orders/index.ts'
import { listHistory } from '../store/order-history.ts'
import { countQueues, listOrders } from '../store/order-list.ts'
import { presentCabinetOrder, presentSummary } from './present-cabinet.ts'
import { readSearch } from './read-search.ts'

export interface CabinetHttpDeps {
  readonly executor: Executor
  readonly clock: Clock
  readonly orders: Pick<
    StaffOrdersService,
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
const partyOf = ({ staffId, organizationId }: Staff): StaffParty => ({
  kind: organizationId === null ? 'admin' : 'farmer',
  staffId,
  organizationId,
})

export function cabinetHandlers({ executor, clock, orders }: CabinetHttpDeps): Handlers<typeof cabinetEndpoints> {
  const show = async (party: StaffParty, orderId: number): Promise<CabinetOrder> => {
    // first whether it may be seen at all
    const order = await orders.getForStaff(party, orderId)
    return presentCabinetOrder(order, await listHistory(executor, orderId), clock())
  }

  return {
    listOrders: async ({ query, actor }) => {
      const { page, perPage, queue } = query
      const wanted = {
        queue,
        // a seller's own organization whatever was asked for
        organizationId: actor.organizationId ?? query.organizationId ?? null,
        ...readSearch(query.search),
        now: clock(),
        limit: perPage,
        offset: (page - 1) * perPage,
      }
      const [rows, queues] = await Promise.all([listOrders(executor, wanted), countQueues(executor, wanted)])
      return {
        items: rows.map((row) => presentSummary(row, clock())),
        currentPage: page,
        totalItems: queues[queue],
        totalPages: Math.ceil(queues[queue] / perPage),
        itemsPerPage: perPage,
        queues,
      }
    },

    getOrder: ({ params, actor }) => show(partyOf(actor), params.id),

    moveOrder: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      const { to, reason, isEarlyMeant } = body
      await orders.move(party, params.id, to, reason, { isEarlyMeant })
      return show(party, params.id)
    },

    setStatuses: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      await orders.setStatuses(party, params.id, body, body.reason)
      return show(party, params.id)
    },

    previewChange: ({ params, body, actor }) => orders.previewChange(partyOf(actor), params.id, body.requestedChange),

    applyChange: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      await orders.applyChange(party, params.id, body.requestedChange, fromRoubles(body.expectedTotal), body.reason)
      return show(party, params.id)
    },

    takeMoney: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      await orders.takeMoney(party, params.id, fromRoubles(body.amount))
      return show(party, params.id)
    },

    claimPhoto: async ({ params, actor }) => {
      const photo = await orders.claimPhoto(partyOf(actor), params.id, params.claimId, params.photoId)
      if (!photo) throw new Refusal('NOT_FOUND')
      return photo
    },

    contestClaim: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      await orders.contestClaim(party, params.id, params.claimId, body.reason)
      return show(party, params.id)
    },

    decideContest: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      const { isUpheld, reason: answer } = body
      await orders.decideContest(party, params.id, params.claimId, { isUpheld, answer })
      return show(party, params.id)
    },

    decideClaim: async ({ params, body, actor }) => {
      const party = partyOf(actor)
      await orders.decideClaim(party, params.id, params.claimId, body)
      return show(party, params.id)
    },
  }
}
