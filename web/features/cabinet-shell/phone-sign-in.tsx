import { cabinet } from '@okolitsa/strings/ru/cabinet.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { usePhoneSignIn } from '../../data/staff/desk/use-phone-sign-in.ts'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'

const { phone, phoneHint } = cabinet.signIn

/** Sign-in of staff and applicants by telephone. */
export const PhoneSignIn = ({ next }: { next: string | null }) => (
  <PhoneCodeForm
    steps={usePhoneSignIn(next)}
    words={identity.signIn}
    label={phone}
    hint={phoneHint}
    enterText={identity.signIn.enter}
  />
)
