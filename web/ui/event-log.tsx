import css from './event-log.module.css'

/** What happened, oldest first: the action, a note, when and who. */
export function EventLog({
  events,
}: {
  events: ReadonlyArray<{ action: string; notes: readonly string[]; whenAndWho: string }>
}) {
  return (
    <ol className={css.log}>
      {events.map(({ action, notes, whenAndWho }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
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
