import { useLoaderData } from 'react-router'
import { FarmerInfo } from '../../features/catalog/farmer-info.tsx'
import type { loader } from './loader.ts'
import { TabScreen } from './tab-screen.tsx'

/** Who the farm is. */
export function Page() {
  const { farmer } = useLoaderData<typeof loader>()
  return (
    <TabScreen farmer={farmer} tab="info">
      <FarmerInfo farmer={farmer} />
    </TabScreen>
  )
}
