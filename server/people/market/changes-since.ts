import { MARKET_PARTS, type MarketChanged } from '@okolitsa/contracts/market/market-settings.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Deps } from '../../services.ts'
import { findPersonName } from './store/market.store.ts'

/** Maximum number of entries read; an earlier version counts as changed in every group. */
const MAX_ENTRIES = 50

/** Groups by the fields of the audited market. */
const PARTS: Readonly<Record<string, MarketChanged['groups'][number]>> = {
  identity: 'identity',
  operator: 'operator',
  contacts: 'contacts',
  closedAreas: 'areas',
  fees: 'fees',
  payouts: 'payouts',
  closing: 'closing',
  state: 'state',
}

/** The latest change of the market, and the groups that were changed after a version. */
export async function changesSince(
  { audit }: Deps<'audit'>,
  executor: Executor,
  { version, seen }: { readonly version: number; readonly seen: number },
): Promise<MarketChanged> {
  const market = { organizationId: null, entity: 'market', entityId: 'market' } as const
  const entries = await audit.listOf(executor, market, MAX_ENTRIES)
  const [latest] = entries
  const staffId = latest?.author.kind === 'staff' ? latest.author.staffId : null
  const later = entries.filter(({ after }) => Number(after?.version) > seen)
  // a version that is not in the log, as one before a restored backup
  const isKnown = later.length === version - seen
  const fields = new Set(later.flatMap(({ after }) => Object.keys(after ?? {})))
  return {
    version,
    changedAt: latest?.at.toISOString() ?? null,
    changedBy: staffId === null ? null : await findPersonName(executor, staffId),
    groups: isKnown ? [...new Set([...fields].flatMap((field) => PARTS[field] ?? []))] : [...MARKET_PARTS],
  }
}
