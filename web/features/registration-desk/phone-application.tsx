import { identity } from '@okolitsa/strings/ru/identity.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { useState } from 'react'
import type { StartedApplication } from '../../data/registration/desk/started-application.ts'
import { PERSON_NAME, usePhoneApplication } from '../../data/registration/desk/use-phone-application.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = registrationDesk.apply

/** Application without a bank account: name, telephone and the code sent to it. */
export function PhoneApplication({ started }: { started: StartedApplication }) {
  const [{ name }, change] = useDraft('apply-name', () => ({ name: '' }))
  const [isTried, setTried] = useState(false)
  const isNameShort = name.trim().length < PERSON_NAME.least
  const steps = usePhoneApplication(started, { name })
  const ask = () => {
    setTried(true)
    if (!isNameShort) steps.requestCode()
  }
  return (
    <>
      <Pretended service="sms" />
      <PhoneCodeForm
        steps={{ ...steps, requestCode: ask }}
        words={identity.signIn}
        label={text.phone}
        hint={text.phoneHint}
        enterText={text.begin}
      >
        <TextField
          label={text.person}
          autoComplete="name"
          maxLength={PERSON_NAME.most}
          value={name}
          error={isTried && isNameShort ? text.personError : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
      </PhoneCodeForm>
    </>
  )
}
