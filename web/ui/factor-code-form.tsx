import { useState } from 'react'
import { Button } from './button.tsx'
import { submitting } from './code-submit.ts'
import { TextField } from './text-field.tsx'

/** A code of the authenticator app, or a recovery code. */
export function FactorCodeForm({
  label,
  hint,
  button,
  error,
  isBusy,
  onEnter,
}: {
  label: string
  hint?: string
  button: string
  error: string | undefined
  isBusy: boolean
  onEnter: (code: string) => void
}) {
  const [code, setCode] = useState('')
  const typed = code.trim()
  return (
    <form
      method="post"
      className="stack g3"
      noValidate
      onSubmit={submitting(() => {
        if (typed !== '') onEnter(/^[\d\s]+$/.test(typed) ? typed.replace(/\s/g, '') : typed)
      })}
    >
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
      />
      <Button type="submit" block busy={isBusy}>
        {button}
      </Button>
    </form>
  )
}
