import { ReviewPanel } from '../../features/reviews/review-panel.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './reviews-loader.ts'
import { TabScreen } from './tab-screen.tsx'

export function Page() {
  const { farmer, reviews } = useLoaderData<typeof loader>()
  return (
    <TabScreen farmer={farmer} tab="reviews">
      <ReviewPanel key={farmer.id} thing={{ about: 'farmer', id: farmer.id }} title={farmer.title} initial={reviews} />
    </TabScreen>
  )
}
