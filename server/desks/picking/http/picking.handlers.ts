import { MAX_PICKED_AT_ONCE, type pickingEndpoints } from '@okolitsa/contracts/picking/picking.endpoints.ts'
import { staffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { listPickingDays, listPickingOrders } from '../store/picking-list.ts'
import { type MarkLinesDeps, markLines } from '../use-cases/mark-lines.ts'
import { type MoveOrdersDeps, moveOrders } from '../use-cases/move-orders.ts'
import { type ReturnEmptiedDeps, returnEmptied } from '../use-cases/return-emptied.ts'
import { presentPicking } from './present-picking.ts'

export interface PickingHttpDeps extends Deps<'database' | 'clock'> {
  readonly orders: MoveOrdersDeps['orders']
  readonly stock: ReturnEmptiedDeps['stock'] & MarkLinesDeps['stock']
  readonly audit: MarkLinesDeps['audit']
}

/** Handlers of the desk where orders are gathered. */
export function pickingHandlers({
  database,
  clock,
  orders,
  stock,
  audit,
}: PickingHttpDeps): Handlers<typeof pickingEndpoints> {
  const { executor, inTransaction } = database
  return {
    getPicking: async ({ query, scope }) => {
      const days = await listPickingDays(executor, scope)
      const date = query.date ?? days[0]?.date ?? null
      const rows = date === null ? [] : await listPickingOrders(executor, scope, { date, most: MAX_PICKED_AT_ONCE })
      return presentPicking(date, days, rows)
    },
    mark: async ({ body: { marks }, scope, actor }) => ({
      items: await markLines({ inTransaction, clock, stock, audit }, scope, actor.staffId, marks),
    }),
    listEmptied: async ({ scope }) => ({ items: [...(await stock.listEmptied(executor, scope))] }),
    returnEmptied: async ({ params, scope, actor }) => ({
      isReturned: await returnEmptied({ database, stock, audit }, scope, actor.staffId, params.id),
    }),
    moveOrders: async ({ body, scope, actor }) => ({
      items: await moveOrders({ executor, orders }, staffParty(actor, scope), body),
    }),
  }
}
