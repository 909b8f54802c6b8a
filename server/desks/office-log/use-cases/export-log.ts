import {
  type LogEntry,
  type LogFilter,
  MAX_EXPORTED_ENTRIES,
} from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { listPeople } from '../store/names.store.ts'
import { type LogDeps, searchLog } from './search-log.ts'

export interface ExportedLog {
  readonly name: string
  readonly text: string
  readonly rows: number
  /** True = there are older entries, which the file does not contain. */
  readonly isCut: boolean
}

/** Writes the filtered entries as CSV, with who made the file and when; the export is an entry of the log itself. */
export async function exportLog(
  deps: LogDeps & { readonly clock: Clock },
  filter: LogFilter,
  { staffId, language }: { readonly staffId: number; readonly language: Language },
): Promise<ExportedLog> {
  const { executor, audit, clock } = deps
  const found = await searchLog(deps, filter, { limit: MAX_EXPORTED_ENTRIES + 1, language })
  const entries = found.slice(0, MAX_EXPORTED_ENTRIES)
  await audit.note(
    executor,
    { kind: 'staff', staffId },
    {
      kind: 'read',
      action: 'exportLog',
      entity: 'audit_log',
      entityId: 'audit_log',
      organizationId: null,
      facts: { rows: entries.length, filter: JSON.stringify(filter) },
    },
  )
  const { file } = wordsIn(language).officeLog
  const now = clock().toISOString()
  const people = await listPeople(executor, [staffId])
  const text = csvOf([
    [file.made(people.get(staffId)?.name ?? String(staffId), now), JSON.stringify(filter)],
    [...file.headings],
    ...entries.map((entry) => rowOf(entry, language)),
  ])
  return {
    name: `${file.name}-${now.slice(0, 10)}.csv`,
    text,
    rows: entries.length,
    isCut: found.length > entries.length,
  }
}

function rowOf(entry: LogEntry, language: Language): (string | number)[] {
  const { officeLog: words } = wordsIn(language)
  const { who, service, origin, changes } = entry
  return [
    entry.id,
    entry.at,
    words.kinds[entry.kind],
    who ? (who.name ?? String(who.staffId)) : words.serviceOf(service ?? ''),
    entry.onBehalfOf?.title ?? '',
    origin ? [origin.network, origin.browser, origin.system].filter(Boolean).join(', ') : '',
    words.actionOf(entry.action, entry.entity),
    [words.thingOf(entry.entity), entry.title].filter(Boolean).join(': '),
    entry.entityId,
    entry.seller?.title ?? '',
    changes
      .map(({ field, before, after }) => {
        const label = words.fieldOf(field, entry.entity)
        const shown = words.valueOf(field, after)
        return before === null ? `${label}: ${shown}` : `${label}: ${words.valueOf(field, before)} → ${shown}`
      })
      .join('; '),
    entry.reason ?? '',
    entry.requestId ?? '',
    entry.hash ?? '',
  ]
}
