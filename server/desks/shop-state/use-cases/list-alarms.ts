import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { ALARM_KINDS, ALARMS, type AlarmKind, type Trouble, troubleOfBooks } from '@okolitsa/domain/office/alarms.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Deps } from '../../../services.ts'

/** Age of an answer, ms: every open start page asks. */
const TTL_MS = 15_000
/** Number of checks of the books that are looked at. */
const MAX_RUNS = 20

export interface Alarm {
  readonly kind: AlarmKind
  readonly count: number
  readonly since: Date
  readonly orderId: number | null
}

export function createAlarms({
  executor,
  integrity,
  fiscal,
  outsideServices,
  sellerNotifications,
}: Deps<'executor' | 'integrity' | 'fiscal' | 'outsideServices' | 'sellerNotifications'>) {
  const cache = createTimedCache<readonly Alarm[]>({ ttlMs: TTL_MS, most: 1 })
  const read = async (): Promise<readonly Alarm[]> => {
    const [receipts, runs, unanswered] = await Promise.all([
      fiscal.overdueReceipts(),
      integrity.runs(executor, MAX_RUNS),
      sellerNotifications.unansweredOrders(executor),
    ])
    const troubles: Readonly<Record<AlarmKind, Trouble & { readonly orderId?: number | null }>> = {
      services: outsideServices.failing(),
      receipts,
      integrity: troubleOfBooks(runs),
      unanswered,
    }
    return ALARM_KINDS.flatMap((kind) => {
      const { count, since, orderId = null } = troubles[kind]
      return count > 0 && since ? [{ kind, count, since, orderId }] : []
    })
  }
  /** Alarms that the person may see. */
  return async ({ roles }: Office): Promise<readonly Alarm[]> => {
    const permissions = officePermissionsOf(roles)
    return (await cache.get('all', read)).filter(({ kind }) => permissions.includes(ALARMS[kind]))
  }
}
