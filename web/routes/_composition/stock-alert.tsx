import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { ReactNode } from 'react'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { latePart } from '../../platform/loading/late-part.tsx'

const Bar = latePart(() => import('../../features/stock-alerts/stock-alert-bar.tsx'))
const PageButton = latePart(() => import('../../features/stock-alerts/stock-alert-button.tsx'))

type Gone = Pick<ProductCard, 'id' | 'title' | 'availability'>

/** Goods that may come back, or come to the place one day. */
export const isAwaitable = ({ availability: { reason } }: Gone): boolean => reason !== null

/**
 * «Tell me when it is back», fetched where goods are gone, once the page is alive.
 * @param still what stands there until then, of the same size
 */
export function StockAlert({ product, kind, still }: { product: Gone; kind: 'card' | 'page'; still: ReactNode }) {
  const isAlive = useIsAlive()
  if (!isAlive || !isAwaitable(product)) return still
  const { reason } = product.availability
  const isHere = reason !== 'notDeliveredHere' && reason !== 'willNotLast'
  return kind === 'card' ? (
    <Bar product={product} isHere={isHere} still={still} />
  ) : (
    <PageButton productId={product.id} isHere={isHere} still={still} />
  )
}
