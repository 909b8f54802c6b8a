import { FarmerDelivery } from '../../features/catalog/farmer-delivery.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'
import { TabScreen } from './tab-screen.tsx'

/** How a farm delivers. */
export function Page() {
  const { farmer } = useLoaderData<typeof loader>()
  return (
    <TabScreen farmer={farmer} tab="delivery">
      <FarmerDelivery farmer={farmer} />
    </TabScreen>
  )
}
