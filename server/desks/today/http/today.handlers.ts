import type { todayEndpoints } from '@okolitsa/contracts/today/today.endpoints.ts'
import { may } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { findToday } from '../store/today.store.ts'
import { presentPause, presentToday } from './present-today.ts'

export type TodayDeps = Deps<'database' | 'sellers' | 'clock' | 'numbers' | 'sellerContract'>

export function todayHandlers({
  database,
  sellers,
  clock,
  numbers,
  sellerContract,
}: TodayDeps): Handlers<typeof todayEndpoints> {
  return {
    getToday: async ({ scope, actor }) => {
      const now = clock()
      const organizationId = scope.organizationIds[0]
      const seesNumbers = may(actor, 'seeNumbers')
      const [row, suspension, termination, npd, contract] = await Promise.all([
        findToday(database.executor, scope, { organizationId, now }),
        sellers.suspensionOf(database.executor, organizationId),
        sellers.terminationOf(database.executor, organizationId),
        seesNumbers ? numbers.npdYearOf(database.executor, organizationId, now) : null,
        seesNumbers ? sellerContract.standingOf(database.executor, organizationId) : null,
      ])
      if (!row) throw new Refusal('NOT_FOUND')
      return { ...presentToday(row, { suspension, termination }, now, seesNumbers), npd, contract }
    },
    setPause: async ({ params, body: { length, till = null, reason = null }, actor }) => {
      const now = clock()
      const author = { kind: 'staff', staffId: actor.staffId } as const
      const pause = await database.inTransaction((tx) =>
        sellers.pauseSales(tx, author, params.id, { length, till, reason, now }),
      )
      return { pause: presentPause(pause, now) }
    },
  }
}
