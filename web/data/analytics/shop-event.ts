import type { ListName } from '@okolitsa/domain/analytics/event-kinds.ts'

/** Goods as counters know them; the price in roubles. */
export interface SeenGoods {
  readonly id: number
  readonly title: string
  readonly price: number
}

/** What a page tells of its visitor: deeds of spec 7.13, steps towards a purchase, and pages for foreign counters. */
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
