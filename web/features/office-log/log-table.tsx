import type { LogEntry } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { authorOf, changeText, shortHash } from './entry-words.ts'
import css from './log.module.css'

const COLUMNS = [text.when, text.who, text.onBehalf, text.what, text.thing, text.change, text.hash]
/** Changes shown in a row; the window shows all. */
const MAX_CHANGES = 3

/** Entries as a table; on a phone each row is a card. */
export const LogTable = ({ items, onOpen }: { items: readonly LogEntry[]; onOpen: (entry: LogEntry) => void }) => (
  <table className={css.table}>
    <thead>
      <tr>
        {COLUMNS.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((entry) => (
        <LogRow key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
      ))}
    </tbody>
  </table>
)

function LogRow({ entry, onOpen }: { entry: LogEntry; onOpen: () => void }) {
  const { at, kind, action, entity, entityId, title, seller, changes, reason, hash, onBehalfOf } = entry
  const reference = useDayReference()
  const done = text.actionOf(action, entity)
  const shown = changes.slice(0, MAX_CHANGES)
  const number = text.numberOf(entity, entityId)
  return (
    <tr>
      <td className={css.when}>
        <time dateTime={at}>{formatMoment(new Date(at), reference)}</time>
      </td>
      <td>{authorOf(entry)}</td>
      <td>{onBehalfOf?.title}</td>
      <td>
        <button type="button" className={css.open} onClick={onOpen}>
          {done}
          <span className="visually-hidden">. {text.whole}</span>
        </button>
        {kind !== 'change' && <Badge color={kind === 'refusal' ? 'red' : 'plum'}>{text.kinds[kind]}</Badge>}
      </td>
      <td>
        {[text.thingOf(entity), number ?? title].filter(Boolean).join(' ')}
        {seller && seller.title !== title && <small>{seller.title}</small>}
      </td>
      <td className={css.change}>
        {shown.map((change) => (
          <span key={change.field}>{changeText(change, entity)}</span>
        ))}
        {reason !== null && <span>{reason}</span>}
        {changes.length > shown.length && <small>+{changes.length - shown.length}</small>}
      </td>
      <td className={css.hash}>{hash === null ? text.unsealed : shortHash(hash)}</td>
    </tr>
  )
}
