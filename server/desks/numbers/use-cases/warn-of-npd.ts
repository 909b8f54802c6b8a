import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import type { Deps } from '../../../services.ts'
import { takeNpdWarnings } from '../store/npd-year.store.ts'

/** Notifies self-employed sellers when they have sold 80 % of the yearly limit, or all of it; each once a year. */
export const warnOfNpd = ({
  database,
  clock,
  sellerNotifications,
}: Deps<'database' | 'clock' | 'sellerNotifications'>): Promise<void> =>
  withLongTimeout(database.inTransaction, async (tx) => {
    const warnings = await takeNpdWarnings(tx, clock())
    await sellerNotifications.notifyOwners(
      tx,
      warnings.map(({ organizationId, year, level }) => ({
        ...{ organizationId, what: level === 'over' ? 'npdOver' : 'npdNear', key: `npd:${year}:${level}` },
        ...{ values: {}, isPressing: true },
      })),
    )
  })
