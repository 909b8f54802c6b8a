import { type Ref, useId, useState } from 'react'
import css from './code-field.module.css'
import { describedBy } from './described-by.ts'
import { FieldFrame } from './field-frame.tsx'

/**
 * A code from a message: one real input over drawn cells, so that paste and the phone's suggestion fill all of them.
 */
export function CodeField({
  label,
  hideLabel = true,
  length = 4,
  value,
  onValueChange,
  onComplete,
  error,
  hint,
  disabled,
  autoFocus,
  ref,
}: {
  label: string
  hideLabel?: boolean | undefined
  length?: number | undefined
  /** Typed code, digits only. */
  value: string
  onValueChange: (value: string) => void
  /** Called once all digits are there. */
  onComplete?: ((value: string) => void) | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}) {
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const current = Math.min(value.length, length - 1)
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} hint={hint}>
      <span className={error ? `${css.code} ${css.error}` : css.code}>
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
            key={index}
            className={isFocused && index === current ? `${css.cell} ${css.current}` : css.cell}
            aria-hidden="true"
          >
            {value[index] ?? ''}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          {...describedBy(id, error, hint)}
          className={css.input}
          value={value}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the field is the only thing to do on its screen
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          maxLength={length + 12}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, length)
            onValueChange(digits)
            if (digits.length === length && digits !== value) onComplete?.(digits)
          }}
        />
      </span>
    </FieldFrame>
  )
}
