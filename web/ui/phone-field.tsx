import type { ReactNode, Ref } from 'react'
import { foreignPhone, formatPhone, phoneDigits } from './phone-format.ts'
import { TextField } from './text-field.tsx'

/**
 * A Russian number. Shows "+7 916 204-18-55", emits "+79162041855" (or less while it is being typed). A foreign number
 * is shown and emitted as typed, so that the caller can reject it.
 */
export function PhoneField({
  label,
  value,
  onValueChange,
  onBlur,
  hint,
  error,
  name = 'phone',
  placeholder,
  disabled,
  autoFocus,
  ref,
}: {
  label: ReactNode
  /** The number: empty, "+7" and digits, or another number. */
  value: string
  onValueChange: (value: string) => void
  onBlur?: (() => void) | undefined
  hint?: ReactNode
  error?: string | undefined
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}) {
  // A typed 8 or 7 is already the country code: it turns into the prefix immediately.
  const shown = value === '' ? '' : (foreignPhone(value) ?? (formatPhone(phoneDigits(value)) || '+7 '))
  return (
    <TextField
      ref={ref}
      label={label}
      hint={hint}
      error={error}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={placeholder}
      disabled={disabled}
      autoFocus={autoFocus}
      onBlur={onBlur}
      value={shown}
      onChange={(event) => {
        const input = event.target
        const text = input.value
        const foreign = foreignPhone(text)
        if (foreign !== null) {
          onValueChange(foreign)
          return
        }
        const digits = phoneDigits(text)
        const isErasing = text.length < shown.length && shown.startsWith(text)
        const isPrefix = /^\s*(\+?7|8)\s*$/.test(text)
        onValueChange(digits !== '' ? `+7${digits}` : isPrefix && !isErasing ? '+7' : '')
        keepCaret(input, formatPhone(digits))
      }}
    />
  )
}

/** Reformatting moves the caret to the end: restores it after the same digit. */
function keepCaret(input: HTMLInputElement, formatted: string) {
  const caret = input.selectionStart ?? input.value.length
  if (caret >= input.value.length) return
  const digitsBefore = phoneDigits(input.value.slice(0, caret)).length
  requestAnimationFrame(() => {
    let place = 3
    for (let seen = 0; place < formatted.length && seen < digitsBefore; place++)
      if (/\d/.test(formatted[place] ?? '')) seen++
    input.setSelectionRange(place, place)
  })
}
