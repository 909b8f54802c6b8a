import type { LogEntry, OfficeLog } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { formatCount, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'
import { lazy, Suspense, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { type LogQuery, logPath, OFFICE_LOG_PATH } from '../../data/office/log-query.ts'
import { useExportLog } from '../../data/office/use-export-log.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArrowRightIcon, DownloadIcon } from '../../ui/icons.ts'
import css from './log.module.css'
import { LogFilters } from './log-filters.tsx'
import { LogTable } from './log-table.tsx'

const LogEntryWindow = lazy(() => import('./log-entry-window.tsx'))

/** The log: filters, entries newest first, one entry whole. */
export function LogScreen({ query, log }: { query: LogQuery; log: OfficeLog }) {
  const { items, next, people } = log
  const [opened, open] = useState<LogEntry | null>(null)
  const { before, ...filter } = query
  return (
    <Card as="section" className="stack g4">
      <LogFilters key={logPath(filter)} query={query} people={people} />
      <Narrowed query={query} />
      {items.length === 0 ? (
        <EmptyState picture={basketPicture} title={text.nothing} text={text.nothingText} />
      ) : (
        <LogTable items={items} onOpen={open} />
      )}
      <div className={css.foot}>
        <p>{text.explained}</p>
        {before !== undefined && (
          <Button look="secondary-gray" size="small" href={logPath(filter)}>
            {text.latest}
          </Button>
        )}
        {next !== null && (
          <Button
            look="secondary-gray"
            size="small"
            trailingIcon={ArrowRightIcon}
            href={logPath({ ...filter, before: next })}
          >
            {text.next}
          </Button>
        )}
      </div>
      {opened && (
        <Suspense>
          <LogEntryWindow entry={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Number of sealed entries, the time of the first one, and the last check of the books and the chain. */
export function ChainNote({ chain: { entries, since, check } }: Pick<OfficeLog, 'chain'>) {
  const reference = useDayReference()
  if (since === null) return text.chainEmpty
  const when = (moment: string) => formatMoment(new Date(moment), reference)
  const checked =
    check === null ? text.unchecked : check.problems === 0 ? text.checked(when(check.at)) : text.broken(when(check.at))
  return `${text.chain(formatCount(entries, text.entries), when(since))} · ${checked}`
}

/** Downloads the entries of the filter, of all pages. */
export function ExportLog({ query: { before: _page, ...filter } }: { query: LogQuery }) {
  const exporting = useExportLog()
  return (
    <Button
      look="secondary-gray"
      size="small"
      icon={DownloadIcon}
      busy={exporting.isPending}
      onClick={() => exporting.mutate(filter)}
    >
      {text.export}
    </Button>
  )
}

/** Filters that have no field of their own, each with a way out. */
function Narrowed({ query }: { query: LogQuery }) {
  const { action, entity, subject, before: _page, ...rest } = query
  if (action === undefined && (entity === undefined || subject === undefined)) return null
  return (
    <p className={css.narrowed}>
      {action !== undefined && (
        <Chip selected removable href={logPath({ ...rest, entity, subject })}>
          {text.only(text.actionOf(action, entity ?? ''))}
        </Chip>
      )}
      {entity !== undefined && subject !== undefined && (
        <Chip selected removable href={logPath({ ...rest, action })}>
          {text.only(`${text.thingOf(entity)} ${text.numberOf(entity, subject) ?? subject}`)}
        </Chip>
      )}
      <a className="link" href={OFFICE_LOG_PATH}>
        {text.reset}
      </a>
    </p>
  )
}
