import { farmAddresses } from '../../data/catalog/addresses.ts'
import { FarmerDelivery } from '../../features/catalog/farmer-delivery.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'
import { TabScreen } from './tab-screen.tsx'

export function Page() {
  const { farmer } = useLoaderData<typeof loader>()
  const { site } = useRootData()
  return (
    <TabScreen farmer={farmer} tab="delivery">
      <FarmerDelivery farmer={farmer} goodsHref={farmAddresses(site, farmer.id).goods} />
    </TabScreen>
  )
}
