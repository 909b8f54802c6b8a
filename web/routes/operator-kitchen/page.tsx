import { useLoaderData } from 'react-router'
import { KitchenScreen } from '../../features/operator/kitchen-screen.tsx'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import type { loader } from './loader.ts'

/** `/operator/kitchen`: what a kitchen has to answer, to cook and to hand over. */
export function Page() {
  const { member, organizationId, orders, menu } = useLoaderData<typeof loader>()
  return (
    <>
      <OperatorHead member={member} />
      <KitchenScreen organizationId={organizationId} orders={orders} menu={menu} />
    </>
  )
}
