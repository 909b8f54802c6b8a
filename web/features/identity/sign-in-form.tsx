import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useSignIn } from '../../data/identity/use-sign-in.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import css from './sign-in-form.module.css'

const text = identity.signIn

/** Sign-in of customers: phone, then the code from the message. */
export const SignInForm = ({
  autoFocus,
  onDone,
}: {
  autoFocus?: boolean | undefined
  onDone?: ((customerId: number) => void) | undefined
}) => (
  <div className={css.form}>
    <Pretended service="sms" />
    <PhoneCodeForm
      steps={useSignIn(onDone)}
      words={text}
      label={text.phone}
      enterText={text.enter}
      isMain
      autoFocus={autoFocus}
      below={
        <p className="xs muted">
          {text.agree}
          <a className="link" href="/personal-data-consent">
            {text.agreeLink}
          </a>
        </p>
      }
    />
  </div>
)
