import { MOST_PICKED_AT_ONCE, type pickingEndpoints } from '@okolitsa/contracts/picking/picking.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { staffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { listEmptied } from '../store/emptied.store.ts'
import { listPickingDays, listPickingOrders } from '../store/picking-list.ts'
import { type MarkLinesDeps, markLines } from '../use-cases/mark-lines.ts'
import { type MoveOrdersDeps, moveOrders } from '../use-cases/move-orders.ts'
import { type ReturnEmptiedDeps, returnEmptied } from '../use-cases/return-emptied.ts'
import { presentPicking } from './present-picking.ts'

export interface PickingHttpDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly orders: MoveOrdersDeps['orders']
  readonly stock: ReturnEmptiedDeps['stock'] & MarkLinesDeps['stock']
  readonly audit: MarkLinesDeps['audit']
}

/** One seller of the scope, when one is named. An administrator gathers for nobody in general. */
function narrowed(scope: StaffScope, organizationId: number | undefined): StaffScope {
  if (organizationId === undefined) {
    refuseMistakes(scope.kind === 'all' ? { organizationId: 'required' } : {})
    return scope
  }
  if (!covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
  return { kind: 'seller', organizationIds: [organizationId] }
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
      const within = narrowed(scope, query.organizationId)
      const days = await listPickingDays(executor, within)
      const date = query.date ?? days[0]?.date ?? null
      const rows = date === null ? [] : await listPickingOrders(executor, within, { date, most: MOST_PICKED_AT_ONCE })
      return presentPicking(date, days, rows)
    },
    mark: async ({ body: { marks }, scope, actor }) => ({
      items: await markLines({ inTransaction, clock, stock, audit }, scope, actor.staffId, marks),
    }),
    listEmptied: async ({ query, scope }) => ({
      items: await listEmptied(executor, narrowed(scope, query.organizationId)),
    }),
    returnEmptied: async ({ params, scope, actor }) => ({
      isReturned: await returnEmptied({ database, stock, audit }, scope, actor.staffId, params.id),
    }),
    moveOrders: async ({ body, scope, actor }) => ({
      items: await moveOrders({ executor, orders }, staffParty(actor, scope), body),
    }),
  }
}
