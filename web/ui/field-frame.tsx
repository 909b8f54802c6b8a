import type { ReactNode } from 'react'
import { asSentence } from './as-sentence.ts'
import css from './field-frame.module.css'
import { CircleAlertIcon } from './icons.ts'

/**
 * Label above, control, then the hint or the error. Used by the controls of this folder and by custom controls of
 * features.
 */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  hideLabel,
  children,
}: {
  /** Id of the control; the hint gets `${id}-hint`, the error `${id}-error`. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
      </label>
      {children}
      {error ? (
        <span id={`${id}-error`} className={css.error} role="alert">
          <CircleAlertIcon size={15} />
          {asSentence(error)}
        </span>
      ) : (
        hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}
