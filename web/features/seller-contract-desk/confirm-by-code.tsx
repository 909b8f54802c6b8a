import { identity } from '@okolitsa/strings/ru/identity.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import type { useCode } from '../../data/identity/use-code.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeForm } from '../../ui/code-form.tsx'

const text = sellerContract.code
const codeWords = { ...identity.signIn, code: text.label }

/** Asks for a code at the owner's phone and takes it. */
export function ConfirmByCode({
  steps,
  phone,
  askText,
  enterText,
}: {
  steps: ReturnType<typeof useCode>
  /** Masked phone of the owner. */
  phone: string
  askText: string
  enterText: string
}) {
  const { isCodeSent, isRequesting, secondsToResend, error, requestCode } = steps
  if (isCodeSent)
    return (
      <>
        <Pretended service="sms" />
        <CodeForm steps={steps} words={codeWords} enterText={enterText} sent={text.sent(phone)} />
      </>
    )
  return (
    <>
      {error && (
        <p role="alert" className="sm">
          {error}
        </p>
      )}
      <Button block size="xlarge" busy={isRequesting} disabled={secondsToResend > 0} onClick={requestCode}>
        {secondsToResend > 0 ? identity.signIn.resendIn(secondsToResend) : askText}
      </Button>
      <p className="sm muted">{text.text(phone)}</p>
    </>
  )
}
