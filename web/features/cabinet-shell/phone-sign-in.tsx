import { cabinet } from '@okolitsa/strings/ru/cabinet.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { usePhoneSignIn } from '../../data/staff/desk/use-phone-sign-in.ts'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'

const { phone, phoneHint } = cabinet.signIn

/** The way in for people whose seller has given their telephone, and for who applied by theirs. */
export const PhoneSignIn = ({ next }: { next: string | null }) => (
  <PhoneCodeForm
    steps={usePhoneSignIn(next)}
    words={identity.signIn}
    label={phone}
    hint={phoneHint}
    enterText={identity.signIn.enter}
  />
)
