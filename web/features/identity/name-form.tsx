import { identity } from '@okolitsa/strings/ru/identity.ts'
import { type FormEvent, useState } from 'react'
import { useChangeProfile } from '../../data/identity/use-change-profile.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { profileError } from './profile-form.ts'
import css from './sign-in-form.module.css'

/** Name of a new customer, who has given a phone only. */
export function NameForm({ onSaved }: { onSaved: () => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const change = useChangeProfile(onSaved)
  function submit(event: FormEvent) {
    event.preventDefault()
    const message = profileError('firstName', name)
    setError(message)
    if (!message && !change.isPending) change.mutate({ firstName: name.trim() })
  }
  return (
    <KeptForm
      id="first-name"
      sending={change}
      asks={false}
      method="post"
      className={css.form}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={identity.profile.firstName}
        autoComplete="given-name"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" busy={change.isPending}>
        {identity.account.register}
      </Button>
    </KeptForm>
  )
}
