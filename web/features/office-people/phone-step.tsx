import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useLinkPhone } from '../../data/office/use-start.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeForm } from '../../ui/code-form.tsx'

const text = officePeople.start

/** The phone of a person for whom another one made the link; it cannot be changed. */
export function PhoneStep({
  phone,
  onDone,
}: {
  phone: string
  onDone: (phone: { readonly isProved: boolean }) => void
}) {
  const steps = useLinkPhone(onDone)
  return (
    <>
      <Pretended service="sms" />
      {steps.isCodeSent ? (
        <CodeForm
          steps={steps}
          words={identity.signIn}
          enterText={officePeople.recovery.go}
          sent={text.sentTo(phone)}
        />
      ) : (
        <div className="stack g4">
          <p>{text.confirmPhone(phone)}</p>
          {steps.error && <Notification tone="error">{steps.error}</Notification>}
          <Button block size="xlarge" busy={steps.isRequesting} onClick={steps.requestCode}>
            {steps.secondsToResend > 0 ? identity.signIn.resendIn(steps.secondsToResend) : text.getCode}
          </Button>
        </div>
      )}
    </>
  )
}
