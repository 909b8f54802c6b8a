import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const ProductOpinions = lazy(() => import('./product-opinions.tsx'))

/** How far above the screen's lower edge loading begins. */
const NEAR = '600px'

/** Reviews and questions under a product: nobody waits for them who only buys. */
export function OpinionsNearby({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    // whoever follows a link to them is there already
    if (/^#(reviews|questions)$/.test(location.hash)) setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `0px 0px ${NEAR} 0px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <ProductOpinions productId={productId} />
        </Suspense>
      )}
    </div>
  )
}
