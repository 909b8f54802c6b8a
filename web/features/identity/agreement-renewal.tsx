import { consents as text } from '@okolitsa/strings/ru/consents.ts'
import { useRequiredTexts } from '../../data/identity/use-consents.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextChanges } from '../../ui/text-changes.tsx'

/** Asks for consent again after the texts have changed, and shows what is new in them. */
export default function AgreementRenewal() {
  const { texts, isFetching, refetch, confirm } = useRequiredTexts()
  const asked = texts?.filter(({ isAccepted }) => !isAccepted) ?? []
  return (
    <Notification
      tone="info"
      title={text.renewTitle}
      action={
        <Button
          size="medium"
          busy={confirm.isPending || isFetching}
          onClick={() => (texts ? confirm.mutate() : void refetch())}
        >
          {texts || isFetching ? text.renewConfirm : text.retry}
        </Button>
      }
    >
      <p>{text.renewText}</p>
      {asked.map(({ purpose, title, href, changes }) => (
        <div key={purpose}>
          <a className="link" href={href}>
            {title}
          </a>
          {changes && (
            <Disclosure title={text.changes}>
              <TextChanges lines={changes} />
            </Disclosure>
          )}
        </div>
      ))}
    </Notification>
  )
}
