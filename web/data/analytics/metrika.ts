import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { loadScript } from './load-script.ts'
import type { SeenGoods, ShopEvent } from './shop-event.ts'
import type { Tracker } from './trackers.ts'

/** Accepts commands immediately: queues them until the script has loaded. */
type Ym = ((...command: unknown[]) => void) & { a?: unknown[][]; l?: number }
interface MetrikaPage {
  ym?: Ym
  dataLayer?: unknown[]
}

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

const toProduct = ({ id, title, price }: SeenGoods) => ({ id: String(id), name: title, price })

/** The e-commerce action of Metrika for an event; null = none. */
function commerceOf(event: ShopEvent): [action: string, facts: unknown] | null {
  switch (event.kind) {
    case 'view-product':
      return ['detail', { products: [toProduct(event.product)] }]
    case 'add-to-cart':
      return ['add', { products: [{ ...toProduct(event.product), quantity: 1 }] }]
    case 'order':
      return ['purchase', { actionField: { id: String(event.orderId), revenue: event.sum }, products: [] }]
    default:
      return null
  }
}

/**
 * Yandex Metrika: hits are sent explicitly (pages change without a load), e-commerce through `dataLayer`, a goal for
 * every event. No session recording, because it would capture typed text.
 */
export function metrika(id: string): Tracker {
  const page = window as unknown as MetrikaPage
  const counter = Number(id)
  return {
    name: 'metrika',
    async load() {
      page.dataLayer ??= []
      if (!page.ym) {
        const commands: unknown[][] = []
        const ym: Ym = (...command) => void commands.push(command)
        page.ym = Object.assign(ym, { a: commands, l: pageClock.ms() })
      }
      const isReady = new Promise<void>((resolve) =>
        document.addEventListener(`yacounter${counter}inited`, () => resolve(), { once: true }),
      )
      page.ym(counter, 'init', {
        defer: true,
        trackLinks: true,
        accurateTrackBounce: true,
        clickmap: false,
        webvisor: false,
        ecommerce: 'dataLayer',
        triggerEvent: true,
      })
      await Promise.all([loadScript(SCRIPT), isReady])
    },
    track(event, customerId) {
      if (event.kind === 'page') {
        const who = customerId && { params: { customer_id: customerId } }
        page.ym?.(counter, 'hit', event.url, { title: document.title, referer: event.referrer, ...who })
        return
      }
      const commerce = commerceOf(event)
      if (commerce) page.dataLayer?.push({ ecommerce: { currencyCode: 'RUB', [commerce[0]]: commerce[1] } })
      page.ym?.(counter, 'reachGoal', event.kind, customerId ? { customer_id: customerId } : {})
    },
  }
}
