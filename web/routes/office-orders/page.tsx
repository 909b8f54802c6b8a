import { MAX_ASSIGNED } from '@okolitsa/domain/office/order-views.ts'
import { officeOrderList as text } from '@okolitsa/strings/ru/office-order-list.ts'
import { lazy, Suspense, useState } from 'react'
import { useAssignOrders, useOrderList } from '../../data/office/orders/use-order-list.ts'
import { OfficeList } from '../../features/office-list/office-list.tsx'
import { orderBulk, orderList } from '../../features/office-orders/order-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const AssignDialog = lazy(() => import('../../features/office-orders/assign-dialog.tsx'))

/** `/office/orders`: orders of all sellers, with bulk assignment. */
export function Page() {
  const { member, query } = useLoaderData<typeof loader>()
  const page = useOrderList(query)
  const list = orderList(useDayReference(), page.sellerTitle)
  const assign = useAssignOrders()
  const [asked, ask] = useState<readonly number[] | null>(null)
  const { team } = page
  const bulk = orderBulk({
    take: (ids) => assign.mutate({ ids: ids.slice(0, MAX_ASSIGNED), memberId: member.id }),
    assign: (ids) => ask(ids.slice(0, MAX_ASSIGNED)),
  })
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} />
      <OfficeList
        key={JSON.stringify([query.filters, query.search, query.after])}
        list={list}
        query={query}
        page={page}
        bulk={team === null ? [] : bulk}
        empty={<p>{text.empty}</p>}
      />
      {asked && team && (
        <Suspense>
          <AssignDialog ids={asked} team={team} onClose={() => ask(null)} />
        </Suspense>
      )}
    </OfficeFrame>
  )
}
