import { officeCustomers as text } from '@okolitsa/strings/ru/office-customers.ts'
import { useCustomers } from '../../data/office/use-customers.ts'
import { customerList } from '../../features/office-customers/customer-list.tsx'
import { OfficeList } from '../../features/office-list/office-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/customers`: customers with masked phones. */
export function Page() {
  const { member, query } = useLoaderData<typeof loader>()
  const page = useCustomers(query)
  const list = customerList(useDayReference())
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={page.count !== null && text.note(page.count)} />
      <OfficeList
        key={JSON.stringify([query.filters, query.search, query.after])}
        list={list}
        query={query}
        page={page}
        bulk={[]}
        empty={<p>{text.empty}</p>}
      />
    </OfficeFrame>
  )
}
