import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { PersonalField } from '@okolitsa/domain/office/personal-fields.ts'
import { formatDate, formatPhone, formatTime } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { lazy, Suspense, useState } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { EyeIcon, PhoneIcon } from '../../ui/icons.ts'
import css from './order-screen.module.css'

const RevealWindow = lazy(() => import('./reveal-window.tsx'))
const text = officeOrders.customer
const PHONES: ReadonlySet<PersonalField> = new Set(['phone', 'recipientPhone'])

/** The customer with masked fields; one field at a time is revealed for a reason. */
export function OrderCustomer({ found }: { found: OfficeOrder }) {
  const { customer, personal, abilities } = found
  const reference = useDayReference()
  const { reveal } = useOrderWork(found.order.id)
  const [asked, setAsked] = useState<PersonalField | null>(null)
  const since = formatDate(dayIn(reference.zone ?? found.order.farmer.timeZone, new Date(customer.since)), reference)
  return (
    <Card as="section" className="stack g3">
      <h2 className={css.heading}>{customer.name ?? text.hidden}</h2>
      {customer.isErased && <p className="muted">{text.erased}</p>}
      <dl className={css.facts}>
        {customer.recipientName !== null && customer.recipientName !== customer.name && (
          <div>
            <dt>{text.recipient}</dt>
            <dd>{customer.recipientName}</dd>
          </div>
        )}
        {personal.map((one) => (
          <Field key={one.field} found={found} {...one} onAsk={abilities.reveal ? setAsked : null} />
        ))}
        <div>
          <dt>{text.withUs}</dt>
          <dd>
            {text.since(since)}, {text.orders(customer.orders, customer.canceled)}
          </dd>
        </div>
        {customer.comment && (
          <div>
            <dt>{text.comment}</dt>
            <dd>{customer.comment}</dd>
          </div>
        )}
      </dl>
      {personal.length === 0 && !customer.isErased && <p className="sm muted">{text.hiddenAll}</p>}
      {asked && (
        <Suspense>
          <RevealWindow
            field={asked}
            isBusy={reveal.isPending}
            onReveal={(look) => reveal.mutate(look, { onSuccess: () => setAsked(null) })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Field({
  found: { revealed },
  field,
  masked,
  onAsk,
}: {
  found: OfficeOrder
  field: PersonalField
  masked: string
  onAsk: ((field: PersonalField) => void) | null
}) {
  const reference = useDayReference()
  const shown = revealed.find((one) => one.field === field)
  return (
    <div>
      <dt>{text.fields[field]}</dt>
      <dd className={css.personal}>
        <span>{shown ? (PHONES.has(field) ? formatPhone(shown.value) : shown.value) : masked}</span>
        {shown ? (
          <>
            <small>{text.until(formatTime(new Date(shown.until), reference.zone))}</small>
            {PHONES.has(field) && (
              <a className={css.show} href={`tel:${shown.value}`}>
                <PhoneIcon size={15} />
                {text.call}
              </a>
            )}
          </>
        ) : (
          onAsk && (
            <button type="button" className={css.show} aria-label={text.showField(field)} onClick={() => onAsk(field)}>
              <EyeIcon size={15} />
              {text.show}
            </button>
          )
        )}
      </dd>
    </div>
  )
}
