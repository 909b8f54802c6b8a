import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import type { BankVisit } from '../../data/registration/desk/bank-visit.ts'
import { useCompanyOfNumber } from '../../data/registration/desk/use-application.ts'
import { useRegistration } from '../../data/registration/desk/use-registration.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FirstSite } from './first-site.tsx'
import { NewShopForm } from './new-shop-form.tsx'

/**
 * From the bank sign-in to a published site. A company without a shop is asked for its products; data of an existing
 * shop is not asked for again.
 */
export function ConstructorEntry({
  visit,
  bankUrl,
  addressOf,
}: {
  visit: BankVisit
  bankUrl: string | null
  addressOf: (host: string) => string
}) {
  const registration = useRegistration(visit)
  const { data: company, isPending } = useCompanyOfNumber(visit.inn)
  const { data: seller, error } = registration
  if (seller) {
    const at = seller.isNew ? { step: 2, all: 3 } : { step: 1, all: 2 }
    return <FirstSite organizationId={seller.organizationId} at={at} addressOf={addressOf} />
  }
  if (isPending) {
    return (
      <Card as="section" className="stack g4">
        <h1 className="h1">{text.title}</h1>
        <p role="status">{text.looking}</p>
      </Card>
    )
  }
  const renderRefusal = () =>
    error && (
      <>
        <Notification tone="error" title={sitePagesDesk.notDone}>
          {refusalWords(error, sitePagesDesk.notDone)}
        </Notification>
        {bankUrl && (
          <Button look="secondary" block href={bankUrl} rel="external">
            {text.again}
          </Button>
        )}
      </>
    )
  if (!company?.hasShop)
    return <NewShopForm inn={visit.inn} registration={registration} renderRefusal={renderRefusal} />
  return (
    <Card as="section" className="stack g4">
      <h1 className="h1">{text.hasShop}</h1>
      <p>{text.hasShopText(company.legalName)}</p>
      {renderRefusal()}
      <Button size="xlarge" block busy={registration.isPending} onClick={() => registration.mutate(null)}>
        {text.begin}
      </Button>
    </Card>
  )
}
