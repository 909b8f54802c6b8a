import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { loadScript } from './load-script.ts'
import type { ShopEvent } from './shop-event.ts'
import type { Tracker } from './trackers.ts'

const SCRIPT = 'https://top-fwz1.mail.ru/js/code.js'

/** The pixel's product of an event; null = only the event name is sent. */
function itemOf(event: ShopEvent): Record<string, unknown> | null {
  switch (event.kind) {
    case 'view-product':
      return { pagetype: 'product', productid: String(event.product.id), totalvalue: event.product.price }
    case 'view-list':
      return { pagetype: 'category' }
    case 'show-cart':
      return { pagetype: 'cart' }
    case 'order':
      return { pagetype: 'purchase', totalvalue: event.sum }
    default:
      return null
  }
}

/** The pixel of VK Ads: pages, viewed products, goals. No customer data. */
export function vkPixel(id: string): Tracker {
  const page = window as unknown as { _tmr?: { push(event: unknown): unknown } }
  return {
    name: 'vkPixel',
    async load() {
      page._tmr ??= []
      await loadScript(SCRIPT)
    },
    track(event) {
      if (event.kind === 'page') {
        page._tmr?.push({ id, type: 'pageView', url: event.url, start: pageClock.ms() })
        return
      }
      const item = itemOf(event)
      if (item) page._tmr?.push({ id, type: 'itemView', list: '1', ...item })
      page._tmr?.push({ id, type: 'reachGoal', goal: event.kind })
    },
  }
}
