import { FarmerInfo } from '../../features/catalog/farmer-info.tsx'
import { FarmPostList } from '../../features/farm-posts/farm-post-list.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader, loadFarmInfo } from './info-loader.ts'
import { TabScreen } from './tab-screen.tsx'

export function Page() {
  return <FarmInfoScreen {...useLoaderData<typeof loader>()} />
}

/** Information about a farm; also used on the farm's own site. */
export function FarmInfoScreen({ farmer, posts }: Awaited<ReturnType<typeof loadFarmInfo>>) {
  return (
    <TabScreen farmer={farmer} tab="info">
      <FarmerInfo farmer={farmer} news={posts && <FarmPostList key={farmer.id} farm={farmer} initial={posts} />} />
    </TabScreen>
  )
}
