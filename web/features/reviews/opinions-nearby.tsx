import { lazy, Suspense } from 'react'
import { Near } from '../../ui/near.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ProductOpinions = lazy(() => import('./product-opinions.tsx'))

/** Placeholder of about the final height, to prevent a layout shift below. */
const still = (
  <div className="section">
    <Skeleton height={360} radius={20} />
  </div>
)
/** Whether the URL links to the reviews or questions, which then load immediately. */
const isAskedFor = () => /^#(reviews|questions)$/.test(location.hash)

/** Reviews and questions under a product, loaded on approach. */
export function OpinionsNearby({ productId, title }: { productId: number; title: string }) {
  return (
    <Near still={still} isWantedAtOnce={isAskedFor}>
      {() => (
        <Suspense fallback={still}>
          <ProductOpinions productId={productId} title={title} />
        </Suspense>
      )}
    </Near>
  )
}
