import { identity } from '@okolitsa/strings/ru/identity.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { usePhoneSignIn } from '../../data/staff/desk/use-phone-sign-in.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'

const { phone, phoneHint } = ordersDesk.signIn

/** Sign-in of staff and applicants by telephone. */
export const PhoneSignIn = ({ next }: { next: string | null }) => (
  <>
    <Pretended service="sms" />
    <PhoneCodeForm
      steps={usePhoneSignIn(next)}
      words={identity.signIn}
      label={phone}
      hint={phoneHint}
      enterText={identity.signIn.enter}
    />
  </>
)
