import type { PersonalField } from '@okolitsa/domain/office/personal-fields.ts'
import { officeCustomers as text } from '@okolitsa/strings/ru/office-customers.ts'
import { lazy, Suspense, useState } from 'react'
import { CUSTOMERS_PATH } from '../../data/office/customers-query.ts'
import { useCustomerWork, useOfficeCustomer } from '../../data/office/use-customers.ts'
import { CustomerBlockCard } from '../../features/office-customers/customer-block.tsx'
import { BonusesCard, ConsentsCard, LogCard, OrdersCard } from '../../features/office-customers/customer-cards.tsx'
import { CustomerMergeCard } from '../../features/office-customers/customer-merge.tsx'
import { ContactsCard, CustomerHead } from '../../features/office-customers/customer-page.tsx'
import { SessionsCard } from '../../features/office-customers/customer-sessions.tsx'
import css from '../../features/office-customers/customers.module.css'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeColumns } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const RevealWindow = lazy(() => import('../../features/office-orders/reveal-window.tsx'))

/** `/office/customers/:id`: a customer with masked contacts, orders, bonuses, consents, sessions, block and log. */
export function Page() {
  const { member, customer: initial } = useLoaderData<typeof loader>()
  const customer = useOfficeCustomer(initial)
  const { reveal } = useCustomerWork(customer.id)
  const [asked, ask] = useState<PersonalField | null>(null)
  return (
    <OfficeFrame member={member}>
      {/* titles of tabs name nobody */}
      <PageHead title={text.title} isHidden />
      <nav className="sm">
        <a className="link" href={CUSTOMERS_PATH}>
          {text.page.back}
        </a>
      </nav>
      <CustomerHead customer={customer} />
      <OfficeColumns>
        <div className={css.column}>
          <OrdersCard id={customer.id} />
          <BonusesCard customer={customer} />
          <LogCard customer={customer} />
        </div>
        <div className={css.column}>
          <ContactsCard customer={customer} onAsk={ask} />
          <CustomerBlockCard customer={customer} />
          <SessionsCard customer={customer} />
          <ConsentsCard customer={customer} />
          <CustomerMergeCard customer={customer} />
        </div>
      </OfficeColumns>
      {asked && (
        <Suspense>
          <RevealWindow
            field={asked}
            isBusy={reveal.isPending}
            onReveal={(look) => reveal.mutate(look, { onSuccess: () => ask(null) })}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </OfficeFrame>
  )
}
