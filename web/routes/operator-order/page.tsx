import { orders } from '@okolitsa/strings/ru/orders.ts'
import { useLoaderData } from 'react-router'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import { StaffOrderScreen } from '../../features/operator/staff-order-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import type { loader } from './loader.ts'

/** One order at the counter. */
export function Page() {
  const { member, found } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={orders.orderPageTitle(found.order.number)} isHidden />
      <OperatorHead member={member} />
      <div className="wrap section stack g5">
        <StaffOrderScreen key={found.order.id} initial={found} />
      </div>
    </>
  )
}
