import { officeOrderList as text } from '@okolitsa/strings/ru/office-order-list.ts'
import { OfficeOrderList } from '../../features/office-orders/order-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/orders`: orders of all sellers. */
export function Page() {
  const { member, query, page } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} />
      <OfficeOrderList query={query} page={page} />
    </OfficeFrame>
  )
}
