import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { personalDataText as text } from '@okolitsa/strings/ru/personal-data.ts'
import type { FormEvent } from 'react'
import type { useCode } from '../../data/identity/use-code.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import Modal from '../../ui/modal.tsx'
import css from './sign-in-form.module.css'

/** Window that asks for a code sent to the customer's own phone. */
export default function CodeWindow({
  title,
  confirmText,
  isDangerous,
  proof,
  onClose,
}: {
  title: string
  confirmText: string
  isDangerous?: boolean
  proof: ReturnType<typeof useCode<unknown>>
  onClose: () => void
}) {
  const { code, error, secondsToResend } = proof
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!proof.isCodeSent) proof.requestCode()
    else if (code.length === proof.codeLength) proof.enter(code)
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={title} closeLabel={text.close} size="small">
      <form method="post" className={css.form} noValidate onSubmit={submit}>
        <Pretended service="sms" />
        <p className="sm muted" role="status">
          {proof.isCodeSent ? identity.signIn.sentTo(proof.phone) : text.code(formatPhone(proof.phone))}
        </p>
        {proof.isCodeSent && (
          <CodeField
            label={identity.signIn.code}
            length={proof.codeLength}
            value={code}
            onValueChange={proof.setCode}
            error={error}
            autoFocus
          />
        )}
        {!proof.isCodeSent && error && <p role="alert">{error}</p>}
        <Button
          type="submit"
          block
          look={isDangerous && proof.isCodeSent ? 'danger' : 'primary'}
          busy={proof.isEntering || proof.isRequesting}
        >
          {proof.isCodeSent ? confirmText : text.sendCode}
        </Button>
        {proof.isCodeSent && (
          <Button look="soft" block disabled={secondsToResend > 0} onClick={proof.requestCode}>
            {secondsToResend > 0 ? identity.signIn.resendIn(secondsToResend) : identity.signIn.resend}
          </Button>
        )}
      </form>
    </Modal>
  )
}
