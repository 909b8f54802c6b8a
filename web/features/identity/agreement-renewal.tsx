import { REQUIRED_CONSENTS } from '@okolitsa/domain/identity/consent.ts'
import { consentTexts, consents as text } from '@okolitsa/strings/ru/consents.ts'
import { useConfirmAgreement } from '../../data/identity/use-consents.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Asks for consent again after the texts have changed. */
export function AgreementRenewal() {
  const confirm = useConfirmAgreement()
  return (
    <Notification
      tone="info"
      title={text.renewTitle}
      action={
        <Button size="medium" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {text.renewConfirm}
        </Button>
      }
    >
      <p>{text.renewText}</p>
      <ul>
        {REQUIRED_CONSENTS.map((purpose) => (
          <li key={purpose}>
            <a className="link" href={consentTexts[purpose].href ?? ''}>
              {consentTexts[purpose].document.title}
            </a>
          </li>
        ))}
      </ul>
    </Notification>
  )
}
