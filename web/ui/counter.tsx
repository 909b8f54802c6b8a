import css from './counter.module.css'

/** A round number over an icon or at the end of a row (unread, in the basket). Do not render it for zero. */
export function Counter({
  text,
  label,
}: {
  text: string /** Spoken instead of the bare number. */
  label?: string | undefined
}) {
  return (
    <b className={css.counter}>
      {label ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{label}</span>
        </>
      ) : (
        text
      )}
    </b>
  )
}
