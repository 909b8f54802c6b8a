import type { SellerContract } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { bodyOf } from '@okolitsa/domain/content/written-text.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import { useOfferCode } from '../../data/seller-contract/desk/use-seller-contract.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import css from './contract.module.css'

const text = sellerContract.offer

/** The market's offer: the text in force, the announced one, and what was accepted. */
export function OfferCard({ organizationId, contract }: { organizationId: number; contract: SellerContract }) {
  const reference = useDayReference()
  const { current, planned, offer, acceptances, mayChange, phone } = contract
  const codePhone = mayChange ? phone : null
  return (
    <Card as="section" className={css.card}>
      <h2 className="h3">{text.title}</h2>
      {offer.isMissing && (
        <Notification tone="warning" title={text.missing}>
          <p>{text.missingText}</p>
        </Notification>
      )}
      {current === null && planned === null && <p className="muted">{text.none}</p>}
      {current && (
        <>
          <p>{text.inForce(current.version, formatDate(dayIn(SHOP_TIME_ZONE, new Date(current.since)), reference))}</p>
          <Text {...current} />
          {offer.isMissing && codePhone !== null && (
            <Accept key={current.version} organizationId={organizationId} version={current.version} phone={codePhone} />
          )}
        </>
      )}
      {planned && (
        <>
          <Notification
            tone={offer.acceptBy === null ? 'success' : 'warning'}
            title={text.planned(formatDate(planned.from, reference))}
          >
            <p>{offer.acceptBy === null ? text.plannedDone : text.plannedText}</p>
          </Notification>
          <Text {...planned} />
          {offer.acceptBy !== null && codePhone !== null && (
            <Accept key={planned.version} organizationId={organizationId} version={planned.version} phone={codePhone} />
          )}
        </>
      )}
      {acceptances.length > 0 && (
        <>
          <h3 className="h4">{text.history}</h3>
          <ul className={css.lines}>
            {acceptances.map(({ version, at, who, network }) => (
              <li key={version}>
                {text.accepted(version, formatMoment(new Date(at), reference))}{' '}
                <span className="muted">{text.by(who, network)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const Text = ({ title, text: written, version }: { title: string; text: string; version: number }) => (
  <Disclosure title={`${text.read}: ${title}`}>
    <div className={css.card}>
      <p className="sm muted">{text.version(version)}</p>
      <RichText body={bodyOf(written)} />
    </div>
  </Disclosure>
)

function Accept({ organizationId, version, phone }: { organizationId: number; version: number; phone: string }) {
  const steps = useOfferCode(organizationId, version)
  return <ConfirmByCode steps={steps} phone={phone} askText={text.accept} enterText={text.accept} />
}
