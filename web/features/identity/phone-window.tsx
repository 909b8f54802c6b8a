import { identity } from '@okolitsa/strings/ru/identity.ts'
import type { FormEvent } from 'react'
import { useChangePhone } from '../../data/identity/use-change-phone.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import Modal from '../../ui/modal.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import css from './sign-in-form.module.css'

const text = identity.phoneChange

/** A window that moves the account to another number: the number, then the code from the message to it. */
export default function PhoneWindow({ current, onClose }: { current: string; onClose: () => void }) {
  const change = useChangePhone(current, onClose)
  const { phone, code, error, secondsToResend } = change
  const submit = (action: () => void) => (event: FormEvent) => {
    event.preventDefault()
    action()
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close} size="small">
      {change.isCodeSent ? (
        <form
          method="post"
          className={css.form}
          noValidate
          onSubmit={submit(() => {
            if (code.length === change.codeLength) change.enter(code)
          })}
        >
          <p className="sm muted" role="status">
            {identity.signIn.sentTo(phone)}{' '}
            <button type="button" className="link" onClick={change.changePhone}>
              {identity.signIn.change}
            </button>
          </p>
          <CodeField
            label={identity.signIn.code}
            length={change.codeLength}
            value={code}
            onValueChange={change.setCode}
            onComplete={change.enter}
            error={error}
            autoFocus
          />
          <Button type="submit" block busy={change.isEntering}>
            {text.open}
          </Button>
          <Button
            look="soft"
            block
            busy={change.isRequesting}
            disabled={secondsToResend > 0}
            onClick={change.requestCode}
          >
            {secondsToResend > 0 ? identity.signIn.resendIn(secondsToResend) : identity.signIn.resend}
          </Button>
        </form>
      ) : (
        <form method="post" className={css.form} noValidate onSubmit={submit(change.requestCode)}>
          <p className="sm muted">{text.text}</p>
          <PhoneField
            label={text.phone}
            value={phone}
            onValueChange={change.setPhone}
            error={error}
            placeholder="+7"
            autoFocus
          />
          <Button type="submit" block busy={change.isRequesting} aria-disabled={secondsToResend > 0}>
            {secondsToResend > 0 ? identity.signIn.resendIn(secondsToResend) : identity.signIn.getCode}
          </Button>
        </form>
      )}
    </Modal>
  )
}
