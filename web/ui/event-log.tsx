import css from './event-log.module.css'

/** Events, oldest first: action, note, time and author. */
export function EventLog({
  events,
}: {
  events: ReadonlyArray<{ action: string; notes: readonly string[]; whenAndWho: string }>
}) {
  return (
    <ol className={css.log}>
      {events.map(({ action, notes, whenAndWho }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the log is append-only
        <li key={index}>
          <b>{action}</b>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          <small>{whenAndWho}</small>
        </li>
      ))}
    </ol>
  )
}
