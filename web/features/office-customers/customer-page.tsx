import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import type { PersonalField } from '@okolitsa/domain/office/personal-fields.ts'
import { formatPhone, formatPrice, formatTime } from '@okolitsa/strings/ru/format.ts'
import { officeCustomers as text } from '@okolitsa/strings/ru/office-customers.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { EyeIcon } from '../../ui/icons.ts'
import { CustomerState, dayOf } from './customer-list.tsx'
import css from './customers.module.css'

const words = officeOrders.customer

/** A card with a heading. */
export const Section = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <Card as="section" className={css.section}>
    <div className={css.title}>
      <h2>{title}</h2>
      {action}
    </div>
    {children}
  </Card>
)

/** Name, state and first facts of a customer. */
export function CustomerHead({ customer }: { customer: OfficeCustomer }) {
  const reference = useDayReference()
  const { name, since, orders, sum } = customer
  return (
    <header className={css.head}>
      <h1>
        {name || text.noName} <CustomerState customer={customer} reference={reference} />
      </h1>
      <p>
        {[text.page.since(dayOf(since), reference), text.page.bought(orders), formatPrice(Math.round(sum))].join(' · ')}
      </p>
    </header>
  )
}

/** Masked contacts; one field at a time is revealed for a reason. */
export function ContactsCard({
  customer: { personal, revealed, abilities },
  onAsk,
}: {
  customer: OfficeCustomer
  onAsk: (field: PersonalField) => void
}) {
  const reference = useDayReference()
  return (
    <Section title={text.page.contacts}>
      <dl className={css.pairs}>
        {personal.map(({ field, masked }) => {
          const shown = revealed.find((one) => one.field === field)
          return (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              <dd>
                <span>{shown ? (field === 'phone' ? formatPhone(shown.value) : shown.value) : masked}</span>
                {shown && <small>{words.until(formatTime(new Date(shown.until), reference.zone))}</small>}
                {!shown && abilities.reveal && (
                  <button
                    type="button"
                    className={css.show}
                    aria-label={words.showField(field)}
                    onClick={() => onAsk(field)}
                  >
                    <EyeIcon size={15} />
                    {words.show}
                  </button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
