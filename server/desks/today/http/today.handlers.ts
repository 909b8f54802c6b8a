import type { todayEndpoints } from '@okolitsa/contracts/today/today.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { may } from '@okolitsa/domain/identity/actor.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'
import { findToday } from '../store/today.store.ts'
import { presentPause, presentToday } from './present-today.ts'

export interface TodayDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly sellers: Pick<SellersService, 'pauseSales'>
  readonly clock: Clock
}

/** Whose day it is: the one who is named, otherwise the first one the person works for. */
function sellerOf(scope: StaffScope, organizationId: number | undefined): number {
  if (organizationId !== undefined) return organizationId
  if (scope.kind === 'all') refuseMistakes({ organizationId: 'required' })
  const [first] = scope.kind === 'seller' ? scope.organizationIds : []
  if (first === undefined) throw new Refusal('NOT_FOUND')
  return first
}

/** Handlers of the page a seller's day begins with. */
export function todayHandlers({ database, sellers, clock }: TodayDeps): Handlers<typeof todayEndpoints> {
  return {
    getToday: async ({ query, scope, actor }) => {
      const now = clock()
      const row = await findToday(database.executor, scope, {
        organizationId: sellerOf(scope, query.organizationId),
        now,
      })
      if (!row) throw new Refusal('NOT_FOUND')
      return presentToday(row, now, may(actor, 'seeNumbers'))
    },
    setPause: async ({ params, body: { length, till = null, reason = null }, scope, actor }) => {
      if (!covers(scope, { organizationId: params.id })) throw new Refusal('NOT_FOUND')
      const now = clock()
      const author = { kind: 'staff', staffId: actor.staffId } as const
      const pause = await database.inTransaction((tx) =>
        sellers.pauseSales(tx, author, params.id, { length, till, reason, now }),
      )
      return { pause: presentPause(pause, now) }
    },
  }
}
