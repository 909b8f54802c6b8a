import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { dayOf, versionOf } from '@okolitsa/domain/identity/consent.ts'
import { actionLog } from '@okolitsa/strings/ru/action-log.ts'
import { consentTexts, consents as consentWords } from '@okolitsa/strings/ru/consents.ts'
import { formatDate, formatMoment, formatNumber, formatOrderNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeCustomers } from '@okolitsa/strings/ru/office-customers.ts'
import { orders as orderWords } from '@okolitsa/strings/ru/orders.ts'
import { useOrdersOfCustomer } from '../../data/office/use-customers.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Section } from './customer-page.tsx'
import css from './customers.module.css'

const text = officeCustomers.page
const OrderLink = ({ id }: { id: number }) => (
  <a className="link" href={`/office/orders/${id}`}>
    {formatOrderNumber(id)}
  </a>
)

/** Latest orders of all kinds. */
export function OrdersCard({ id }: { id: number }) {
  const reference = useDayReference()
  const { data, isError, refetch } = useOrdersOfCustomer(id)
  return (
    <Section
      title={text.orders}
      action={
        data?.next != null && (
          <a className="link sm" href={`/office/orders?customer=${id}`}>
            {text.allOrders}
          </a>
        )
      }
    >
      {isError && (
        <Button look="secondary" size="medium" onClick={() => void refetch()}>
          {text.failed}
        </Button>
      )}
      {!data && !isError && <Skeleton height={48} />}
      {data?.items.length === 0 && <p className="muted">{text.noOrders}</p>}
      <ul className={css.lines}>
        {data?.items.map(({ id: orderId, placedAt, state, isDinner, total, seller }) => (
          <li key={orderId}>
            <span>
              <b>
                <OrderLink id={orderId} />
              </b>
              <small>
                {formatMoment(new Date(placedAt), reference)} · {seller.title}
              </small>
            </span>
            <span>{orderWords.statusOf(state, isDinner)}</span>
            <b>{formatPrice(total)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function BonusesCard({ customer: { bonuses, movements } }: { customer: OfficeCustomer }) {
  const reference = useDayReference()
  return (
    <Section title={text.bonuses} action={<b>{text.balance(formatNumber(bonuses))}</b>}>
      {movements.length === 0 && <p className="muted">{text.noMovements}</p>}
      <ul className={css.lines}>
        {movements.map(({ id, kind, amount, orderId, at }) => (
          <li key={id}>
            <span>
              {text.kinds[kind]}
              <small>
                {formatMoment(new Date(at), reference)}
                {orderId !== null && (
                  <>
                    , <OrderLink id={orderId} />
                  </>
                )}
              </small>
            </span>
            <b>{amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Consents by the edition of their text, latest first. */
export function ConsentsCard({ customer: { consents } }: { customer: OfficeCustomer }) {
  const reference = useDayReference()
  return (
    <Section title={text.consents}>
      {consents.length === 0 && <p className="muted">{text.noConsents}</p>}
      <ul className={css.lines}>
        {consents.map(({ id, purpose, action, edition, at }) => (
          <li key={id}>
            <span>
              {consentTexts[purpose].document.title}
              <small>{consentWords.edition(formatDate(dayOf(edition), reference), versionOf(edition))}</small>
            </span>
            <span>
              {text.actions[action]}
              <small>{formatMoment(new Date(at), reference)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function LogCard({ customer: { log } }: { customer: OfficeCustomer }) {
  const reference = useDayReference()
  return (
    <Section title={text.log}>
      {log.length === 0 && <p className="muted">{text.noLog}</p>}
      <ol className={css.lines}>
        {log.map(({ id, at, who, action }) => (
          <li key={id}>
            <span>
              {actionLog.actionOf(action, 'customer')}
              <small>{who ?? text.bySystem}</small>
            </span>
            <time dateTime={at}>{formatMoment(new Date(at), reference)}</time>
          </li>
        ))}
      </ol>
    </Section>
  )
}
