import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { ReactNode } from 'react'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { latePart } from '../../platform/loading/late-part.tsx'
import { OpeningAlert } from './opening-alert.tsx'

const Bar = latePart(() => import('../../features/stock-alerts/stock-alert-bar.tsx'))
const PageButton = latePart(() => import('../../features/stock-alerts/stock-alert-button.tsx'))
const OpeningBar = latePart(() => import('../../features/stock-alerts/opening-alert-bar.tsx'))

type Gone = Pick<ProductCard, 'id' | 'title' | 'availability' | 'farmer'>

/** Whether the product may become available; the opening of a market is not awaited by product. */
export const isAwaitable = ({ availability: { reason } }: Gone): boolean => reason !== null && reason !== 'marketClosed'

/**
 * Subscribes to the return of the product, the opening of the farm, or delivery to the place: loaded for unavailable
 * products after hydration.
 * @param still placeholder of the same size
 */
export function StockAlert({ product, kind, still }: { product: Gone; kind: 'card' | 'page'; still: ReactNode }) {
  const isAlive = useIsAlive()
  if (!isAlive || !isAwaitable(product)) return still
  const { reason } = product.availability
  if (reason === 'paused') {
    return kind === 'card' ? (
      <OpeningBar farmer={product.farmer} still={still} />
    ) : (
      <OpeningAlert organizationId={product.farmer.id} isWide still={still} />
    )
  }
  const isHere = reason !== 'notDeliveredHere' && reason !== 'willNotLast'
  return kind === 'card' ? (
    <Bar product={product} isHere={isHere} still={still} />
  ) : (
    <PageButton product={product} isHere={isHere} still={still} />
  )
}
