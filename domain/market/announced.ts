import type { MarketState } from './market.ts'

/** Whether a browser sees the announcement of the market instead of its pages. */
export const isAnnounced = ({
  market,
  isPreview,
}: {
  readonly market: { readonly state: MarketState }
  readonly isPreview?: boolean
}): boolean => market.state === 'preparing' && !isPreview
