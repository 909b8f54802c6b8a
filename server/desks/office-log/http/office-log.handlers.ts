import { LOG_ENTRIES_PER_PAGE, type officeLogEndpoints } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { IntegrityRun, IntegrityService } from '../../../db/integrity-ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { listOfficePeople } from '../store/names.store.ts'
import { exportLog } from '../use-cases/export-log.ts'
import { type LogDeps, searchLog } from '../use-cases/search-log.ts'

/** Runs among which the last one that ended is looked for. */
const MAX_RUNS = 10
/** Maximum people in the filter. */
const MAX_PEOPLE = 200

function lastCheckOf(runs: readonly IntegrityRun[]): { at: string; problems: number } | null {
  const last = runs.find(({ problems }) => problems !== null)
  return last?.endedAt && last.problems !== null ? { at: last.endedAt.toISOString(), problems: last.problems } : null
}

export function officeLogHandlers(
  deps: LogDeps & { readonly clock: Clock; readonly integrity: IntegrityService },
): Handlers<typeof officeLogEndpoints> {
  const { executor, audit, integrity } = deps
  return {
    listLog: async ({ query, context: { language } }) => {
      const [found, chain, people, runs] = await Promise.all([
        searchLog(deps, query, { limit: LOG_ENTRIES_PER_PAGE + 1, language }),
        audit.chain(executor),
        listOfficePeople(executor, MAX_PEOPLE),
        integrity.runs(executor, MAX_RUNS),
      ])
      const items = found.slice(0, LOG_ENTRIES_PER_PAGE)
      return {
        items,
        next: found.length > items.length ? (items.at(-1)?.id ?? null) : null,
        chain: { entries: chain.entries, since: chain.since?.toISOString() ?? null, check: lastCheckOf(runs) },
        people,
      }
    },
    exportLog: ({ body, actor, context: { language } }) => exportLog(deps, body, { staffId: actor.staffId, language }),
  }
}
