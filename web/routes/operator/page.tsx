import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { useLoaderData } from 'react-router'
import { listPath } from '../../data/operator/list-query.ts'
import { EmptySearches } from '../../features/operator/empty-searches.tsx'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import { OrderList } from '../../features/operator/order-list.tsx'
import { SignInPanel } from '../../features/operator/sign-in-panel.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import type { loader } from './loader.ts'

/** The operator's page: orders of a seller, or of all for the administrator. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} isHidden />
      <OperatorHead member={data.kind === 'orders' ? data.member : null} />
      <div className="wrap section stack g5">
        {data.kind === 'orders' && data.emptySearches && <EmptySearches items={data.emptySearches} />}
        {data.kind === 'orders' ? (
          <OrderList
            key={listPath(data.query)}
            initial={data.orders}
            query={data.query}
            organizationId={data.member.organization?.id ?? null}
          />
        ) : (
          <SignInPanel bankUrl={data.bankUrl} externalToken={data.externalToken} next={data.next} />
        )}
      </div>
    </>
  )
}
