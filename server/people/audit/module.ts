import { differenceOf } from '@okolitsa/domain/audit/difference.ts'
import { defineModule } from '../../module.ts'
import type { AuditService } from './ports.ts'
import { insertEntries, listEntries, listLog, listTrail } from './store/audit.store.ts'

/** Audit trail of the sellers' side: changes with author, time and values. Entries are never changed or deleted. */
export function createAuditModule(): AuditService {
  return {
    record: async (tx, author, changes) => {
      const entries = changes.flatMap((change) => {
        const difference = differenceOf(change.before, change.after)
        return difference ? [{ ...change, ...difference }] : []
      })
      if (entries.length > 0) await insertEntries(tx, author, entries)
    },
    listOf: (executor, { entity, ...of }, limit) =>
      listEntries(executor, { ...of, entities: [entity] }, { limit, before: null }),
    pageOf: listEntries,
    trailOf: listTrail,
    logOf: listLog,
  }
}

export const auditModule = defineModule({
  name: 'audit',
  uses: [],
  create: () => ({ service: createAuditModule() }),
})
