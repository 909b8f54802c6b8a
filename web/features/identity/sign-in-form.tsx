import { identity } from '@okolitsa/strings/ru/identity.ts'
import type { FormEvent } from 'react'
import { useSignIn } from '../../data/identity/use-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import css from './sign-in-form.module.css'

const text = identity.signIn

/** Phone, then the code from the message. The code sends itself once it is whole. */
export function SignInForm({ autoFocus }: { autoFocus?: boolean | undefined }) {
  const signIn = useSignIn()
  const { phone, code, error, secondsToResend } = signIn
  const submit = (action: () => void) => (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  if (!signIn.isCodeSent) {
    return (
      <form method="post" className={css.form} noValidate onSubmit={submit(signIn.requestCode)}>
        <PhoneField
          label={text.phone}
          value={phone}
          onValueChange={signIn.setPhone}
          error={error}
          placeholder="+7"
          autoFocus={autoFocus}
        />
        <Button type="submit" block busy={signIn.isRequesting} aria-disabled={secondsToResend > 0}>
          {secondsToResend > 0 ? text.resendIn(secondsToResend) : text.getCode}
        </Button>
        <p className="xs muted">
          {text.agree}
          <a className="link" href="/personal-data-consent">
            {text.agreeLink}
          </a>
        </p>
      </form>
    )
  }
  return (
    <form
      method="post"
      className={css.form}
      noValidate
      onSubmit={submit(() => {
        if (code.length === signIn.codeLength) signIn.enter(code)
      })}
    >
      <p className="sm muted" role="status">
        {text.sentTo(phone)}{' '}
        <button type="button" className="link" onClick={signIn.changePhone}>
          {text.change}
        </button>
      </p>
      <CodeField
        label={text.code}
        length={signIn.codeLength}
        value={code}
        onValueChange={signIn.setCode}
        onComplete={signIn.enter}
        error={error}
        autoFocus
      />
      <Button type="submit" block busy={signIn.isEntering}>
        {text.enter}
      </Button>
      <Button look="soft" block busy={signIn.isRequesting} disabled={secondsToResend > 0} onClick={signIn.requestCode}>
        {secondsToResend > 0 ? text.resendIn(secondsToResend) : text.resend}
      </Button>
    </form>
  )
}
