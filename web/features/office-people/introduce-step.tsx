import { MAX_OFFICE_NAME } from '@okolitsa/contracts/office/office-start.endpoints.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useState } from 'react'
import { useIntroduction } from '../../data/office/use-start.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = officePeople.start

/** Name and phone of the future owner. */
export function IntroduceStep({
  name,
  setName,
  initialPhone,
  onDone,
}: {
  name: string
  setName: (name: string) => void
  initialPhone: string
  onDone: (phone: { readonly isProved: boolean }) => void
}) {
  const [isNameMissing, setNameMissing] = useState(false)
  const steps = useIntroduction({ name: name.trim(), initialPhone, onDone })
  const requestCode = () => {
    setNameMissing(name.trim() === '')
    if (name.trim() !== '') steps.requestCode()
  }
  return (
    <>
      <Pretended service="sms" />
      <PhoneCodeForm
        steps={{ ...steps, requestCode }}
        words={identity.signIn}
        label={text.phone}
        hint={text.phoneHint}
        enterText={officePeople.recovery.go}
        isMain
      >
        <TextField
          label={text.name}
          value={name}
          error={isNameMissing ? text.nameRequired : undefined}
          onChange={({ target }) => {
            setName(target.value)
            setNameMissing(false)
          }}
          autoComplete="name"
          maxLength={MAX_OFFICE_NAME}
        />
      </PhoneCodeForm>
    </>
  )
}
