import { differenceOf } from '@okolitsa/domain/audit/difference.ts'
import { defineModule } from '../../module.ts'
import { erasePersonal, personalData } from './personal-data.ts'
import type { AuditService } from './ports.ts'

import { insertEntries, listActs, listEntries, listLog, listTrail } from './store/audit.store.ts'
import { countLate, findChain, insertDay, sealAudit } from './store/audit-chain.store.ts'
import { searchEntries } from './store/audit-search.store.ts'

/** Interval at which a node chains new entries, ms. */
const SEAL_EVERY_MS = 500

/** Audit trail: changes with author, time and values. Entries are never changed or deleted, and form a hash chain. */
export function createAuditModule(): AuditService {
  return {
    record: async (tx, author, changes) => {
      const entries = changes.flatMap((change) => {
        const difference = differenceOf(change.before, change.after)
        return difference ? [{ ...change, ...difference }] : []
      })
      if (entries.length > 0) await insertEntries(tx, author, entries)
    },
    note: (executor, author, { facts, ...fact }) =>
      insertEntries(executor, author, [{ ...fact, before: null, after: facts }]),
    erase: erasePersonal,
    listOf: (executor, { entity, ...of }, limit) =>
      listEntries(executor, { ...of, entities: [entity] }, { limit, before: null }),
    pageOf: listEntries,
    trailOf: listTrail,
    actsOf: listActs,
    logOf: listLog,
    search: searchEntries,
    chain: findChain,
    late: countLate,
    closeDay: insertDay,
  }
}

export const auditModule = defineModule({
  name: 'audit',
  uses: [],
  personalData,
  create: ({ database: { executor } }) => ({
    service: createAuditModule(),
    periodic: [{ name: 'seal-audit', cron: '* * * * *', everyMs: SEAL_EVERY_MS, run: () => sealAudit(executor) }],
    gauges: [
      {
        name: 'audit_unsealed',
        help: 'Audit entries that wait for the sealer for a minute',
        read: () => countLate(executor),
      },
    ],
  }),
})
