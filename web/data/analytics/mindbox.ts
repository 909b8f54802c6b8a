import type { ForeignService } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { loadScript } from './load-script.ts'
import type { SeenGoods, ShopEvent } from './shop-event.ts'
import type { Tracker } from './trackers.ts'

/** Accepts commands immediately: queues them until the script has loaded. */
type Mindbox = ((...command: unknown[]) => void) & { queue?: unknown[][] }

const idsOf = (id: number | string) => ({ ids: { website: String(id) } })
const productOf = ({ id, price }: SeenGoods) => ({ product: idsOf(id), pricePerItem: price })
const withFacts = (customFields: Readonly<Record<string, unknown>>) => ({ customerAction: { customFields } })

/**
 * The operation of Mindbox for an event; null = none. The tracker counts pages itself. Search texts are private, and
 * the id of a cart gives access to it: neither is sent.
 */
function operationOf(event: ShopEvent): [name: string, facts: unknown] | null {
  switch (event.kind) {
    case 'page':
      return null
    case 'view-list':
      return ['ViewList', withFacts({ list: event.list, products: event.products })]
    case 'view-product':
      return ['ViewProduct', { viewProduct: { product: idsOf(event.product.id), price: event.product.price } }]
    case 'add-to-cart':
      return ['AddToCart', { addProductToList: productOf(event.product) }]
    case 'add-product-to-wishlist':
      return ['AddToWishList', { addProductToList: { product: idsOf(event.productId) } }]
    case 'show-cart':
      return ['ViewCart', withFacts({ carts: event.cartIds.length })]
    case 'begin-checkout':
      return ['BeginCheckout', withFacts({ carts: event.carts })]
    case 'order':
      return ['Order', { order: { ...idsOf(event.orderId), totalPrice: event.sum } }]
    case 'search-result-click':
      return ['SearchResultClick', withFacts({ product: event.productId, farmer: event.organizationId })]
  }
}

/**
 * Personalization and events by Mindbox: every event is an operation `Website.…` of the shop's integration point. A
 * customer is identified once by the shop's number, without telephone and address.
 */
export function mindbox({ id, baseUrl }: ForeignService): Tracker {
  const page = window as unknown as { mindbox?: Mindbox }
  const operate = (name: string, data: unknown) => page.mindbox?.('async', { operation: `Website.${name}`, data })
  let named: string | null = null
  return {
    name: 'personalization',
    async load() {
      if (!page.mindbox) {
        const queue: unknown[][] = []
        const stub: Mindbox = (...command) => void queue.push(command)
        page.mindbox = Object.assign(stub, { queue })
      }
      page.mindbox('create', { endpointId: id })
      await loadScript(`${baseUrl}/scripts/v1/tracker.js`)
    },
    track(event, customerId) {
      if (customerId !== null && customerId !== named) {
        operate('AuthorizeCustomer', { customer: idsOf(customerId) })
        named = customerId
      }
      const operation = operationOf(event)
      if (operation) operate(...operation)
    },
  }
}
