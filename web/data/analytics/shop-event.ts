import type { ListName } from '@okolitsa/domain/analytics/event-kinds.ts'

/** A product as trackers know it; the price in roubles. */
export interface SeenGoods {
  readonly id: number
  readonly title: string
  readonly price: number
}

/** Events of a page: actions of spec 7.13, steps towards an order, and page views for third-party counters. */
export type ShopEvent =
  | { readonly kind: 'page'; readonly url: string; readonly referrer: string }
  | { readonly kind: 'view-list'; readonly list: ListName; readonly products: number }
  | { readonly kind: 'view-product' | 'add-to-cart'; readonly product: SeenGoods }
  | { readonly kind: 'show-cart'; readonly cartIds: readonly string[] }
  | { readonly kind: 'begin-checkout'; readonly carts: number }
  | { readonly kind: 'order'; readonly orderId: number; readonly sum: number }
  | { readonly kind: 'add-product-to-wishlist'; readonly productId: number }
  | {
      readonly kind: 'search-result-click'
      readonly text: string
      readonly productId?: number | undefined
      readonly organizationId?: number | undefined
    }
