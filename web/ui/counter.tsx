import css from './counter.module.css'

/** A round number over an icon or at the end of a row (unread, in the basket). Render nothing yourself when it is zero. */
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
