import { lazy, Suspense } from 'react'
import { Near } from '../../ui/near.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const ProductOpinions = lazy(() => import('./product-opinions.tsx'))

/** Reviews and questions take about that much; nothing below them jumps when they come. */
const still = (
  <div className="section">
    <Skeleton height={360} radius={20} />
  </div>
)
/** Whoever follows a link to them is there already. */
const isAskedFor = () => /^#(reviews|questions)$/.test(location.hash)

/** Reviews and questions under a product: nobody waits for them who only buys. */
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
