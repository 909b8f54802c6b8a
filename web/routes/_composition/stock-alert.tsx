import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { lazy, type ReactNode } from 'react'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { BackgroundPart } from '../../platform/loading/background-part.tsx'

const Bar = lazy(() => import('../../features/stock-alerts/stock-alert-bar.tsx'))
const PageButton = lazy(() => import('../../features/stock-alerts/stock-alert-button.tsx'))

type Gone = Pick<ProductCard, 'id' | 'title' | 'availability'>

/** Goods that may come back; what does not reach the place will not by waiting. */
export const isAwaitable = ({ availability: { reason } }: Gone): boolean =>
  reason === 'outOfStock' || reason === 'notOnSale' || reason === 'noDates'

/**
 * «Tell me when it is back», fetched where goods are gone, once the page is alive.
 * @param still what stands there until then, of the same size
 */
export function StockAlert({ product, kind, still }: { product: Gone; kind: 'card' | 'page'; still: ReactNode }) {
  const isAlive = useIsAlive()
  if (!isAlive || !isAwaitable(product)) return still
  return (
    <BackgroundPart fallback={still}>
      {kind === 'card' ? <Bar product={product} /> : <PageButton productId={product.id} />}
    </BackgroundPart>
  )
}
