import { useLoaderData } from 'react-router'
import { FarmerInfo } from '../../features/catalog/farmer-info.tsx'
import { FarmPostList } from '../../features/farm-posts/farm-post-list.tsx'
import type { loader } from './info-loader.ts'
import { TabScreen } from './tab-screen.tsx'

/** Who the farm is. */
export function Page() {
  const { farmer, posts } = useLoaderData<typeof loader>()
  return (
    <TabScreen farmer={farmer} tab="info">
      <FarmerInfo farmer={farmer} news={posts && <FarmPostList key={farmer.id} farm={farmer} initial={posts} />} />
    </TabScreen>
  )
}
