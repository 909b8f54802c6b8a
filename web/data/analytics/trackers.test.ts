import { beforeEach, expect, test, vi } from 'vitest'
import { metrika } from './metrika.ts'
import { mindbox } from './mindbox.ts'
import type { ShopEvent } from './shop-event.ts'
import { createTrackers, MAX_HELD, type Tracker } from './trackers.ts'
import { varioqub } from './varioqub.ts'
import { vkPixel } from './vk-pixel.ts'

const product = { id: 5, title: 'Сыр', price: 500 }
const seen: ShopEvent = { kind: 'view-product', product }
const home: ShopEvent = { kind: 'page', url: 'https://shop.test/', referrer: 'https://ya.test/' }

/** Requested scripts; the test resolves each. */
let scripts: { src: string; onload: () => void; onerror: () => void }[] = []
const page = new EventTarget()
const windowOfPage: Record<string, unknown> = {}
beforeEach(() => {
  scripts = []
  for (const name of Object.keys(windowOfPage)) delete windowOfPage[name]
  Object.assign(page, {
    title: 'Сыр',
    createElement: () => ({}),
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', windowOfPage)
  return () => vi.unstubAllGlobals()
})
const agreed = new Set(['metrika', 'vkPixel', 'abTests', 'personalization'])
const settle = () => new Promise((resolve) => setImmediate(resolve))
const ymCommands = () => (windowOfPage.ym as { a: unknown[][] }).a

function start(trackers: Tracker[], customerId: string | null = null) {
  const warnings: string[] = []
  const all = createTrackers({ trackers, customerId: () => customerId, warn: (text) => void warnings.push(text) })
  return { ...all, start: () => all.start(agreed), warnings }
}

test('requests no script before the consent and delivers earlier events afterwards', async () => {
  const { track, start: agree } = start([metrika('77'), vkPixel('88')], '42')
  track(home)
  track(seen)
  expect(scripts).toEqual([])
  expect(windowOfPage).toEqual({})
  const begun = agree()
  await agree()
  expect(scripts.map(({ src }) => new URL(src).host)).toEqual(['mc.yandex.ru', 'top-fwz1.mail.ru'])
  for (const script of scripts) script.onload()
  page.dispatchEvent(new Event('yacounter77inited'))
  await begun
  expect(ymCommands()).toEqual([
    [77, 'init', expect.objectContaining({ defer: true, webvisor: false, ecommerce: 'dataLayer' })],
    [77, 'hit', 'https://shop.test/', { title: 'Сыр', referer: 'https://ya.test/', params: { customer_id: '42' } }],
    [77, 'reachGoal', 'view-product', { customer_id: '42' }],
  ])
  expect(windowOfPage.dataLayer).toEqual([
    { ecommerce: { currencyCode: 'RUB', detail: { products: [{ id: '5', name: 'Сыр', price: 500 }] } } },
  ])
  expect(windowOfPage._tmr).toEqual([
    { id: '88', type: 'pageView', url: 'https://shop.test/', start: expect.any(Number) },
    { id: '88', type: 'itemView', list: '1', pagetype: 'product', productid: '5', totalvalue: 500 },
    { id: '88', type: 'reachGoal', goal: 'view-product' },
  ])
})

test('reports a guest without an id, and an order with its sum', async () => {
  const { track, start: agree } = start([metrika('77')])
  const begun = agree()
  scripts[0]?.onload()
  page.dispatchEvent(new Event('yacounter77inited'))
  await begun
  track({ kind: 'order', orderId: 7, sum: 1_250.5 })
  expect(ymCommands().at(-1)).toEqual([77, 'reachGoal', 'order', {}])
  expect(JSON.stringify(windowOfPage.dataLayer)).toBe(
    '[{"ecommerce":{"currencyCode":"RUB","purchase":{"actionField":{"id":"7","revenue":1250.5},"products":[]}}}]',
  )
})

test('warns of a blocked tracker, queues a limited number of events for it, and serves the others', async () => {
  const expected: ShopEvent[] = []
  const blocked: Tracker = {
    name: 'vkPixel',
    load: () => Promise.reject(new Error('blocked')),
    track: () => expected.push(),
  }
  const well: Tracker = { name: 'metrika', load: async () => undefined, track: (event) => expected.push(event) }
  const { track, start: agree, warnings } = start([blocked, well])
  for (let times = 0; times < MAX_HELD + 30; times++) track(seen)
  await agree()
  await settle()
  expect(expected).toHaveLength(MAX_HELD)
  expect(warnings).toEqual(['the counter vkPixel did not come; its events wait'])
})

const service = { id: '77', baseUrl: 'https://script.test' }
const wait = async (begun: Promise<void>) => {
  for (const script of scripts) script.onload()
  await begun
}

test('starts the A/B service with the open page and again with the next one, without third-party code', async () => {
  Object.assign(windowOfPage, { location: { pathname: '/', search: '' } })
  const { track, start: agree } = start([varioqub(service)])
  track(home)
  expect(scripts).toEqual([])
  const begun = agree()
  expect(scripts.map(({ src }) => src)).toEqual(['https://script.test/expjs/latest/exp.js'])
  const { a: requests } = windowOfPage.ymab as { a: { callback?: () => void }[][] }
  requests[0]?.[0]?.callback?.()
  await wait(begun)
  track(seen)
  track(home)
  const config = { enableJS: false, enableRedir: false }
  expect(requests).toEqual([[{ clientId: 'metrika.77', config, callback: expect.any(Function) }]])
  Object.assign(windowOfPage, { location: { pathname: '/recipes', search: '?page=2' } })
  track({ kind: 'page', url: 'https://shop.test/recipes?page=2', referrer: '' })
  expect(requests.slice(1)).toEqual([[{ clientId: 'metrika.77', config }]])
})

test('reports products and orders by id, the customer once', async () => {
  const { track, start: agree } = start([mindbox({ ...service, id: 'shop.Website' })], '42')
  track(home)
  track(seen)
  expect(windowOfPage.mindbox).toBeUndefined()
  const begun = agree()
  expect(scripts.map(({ src }) => src)).toEqual(['https://script.test/scripts/v1/tracker.js'])
  await wait(begun)
  track({ kind: 'view-list', list: 'category', products: 12 })
  track({ kind: 'add-to-cart', product })
  track({ kind: 'add-product-to-wishlist', productId: 5 })
  track({ kind: 'show-cart', cartIds: ['opens-a-cart'] })
  track({ kind: 'begin-checkout', carts: 1 })
  track({ kind: 'order', orderId: 7, sum: 1_250.5 })
  track({ kind: 'search-result-click', text: 'сыр', productId: 5 })
  const { queue } = windowOfPage.mindbox as { queue: unknown[][] }
  const expected = (name: string, data: unknown) => ['async', { operation: `Website.${name}`, data }]
  const five = { ids: { website: '5' } }
  expect(queue).toEqual([
    ['create', { endpointId: 'shop.Website' }],
    expected('AuthorizeCustomer', { customer: { ids: { website: '42' } } }),
    expected('ViewProduct', { viewProduct: { product: five, price: 500 } }),
    expected('ViewList', { customerAction: { customFields: { list: 'category', products: 12 } } }),
    expected('AddToCart', { addProductToList: { product: five, pricePerItem: 500 } }),
    expected('AddToWishList', { addProductToList: { product: five } }),
    expected('ViewCart', { customerAction: { customFields: { carts: 1 } } }),
    expected('BeginCheckout', { customerAction: { customFields: { carts: 1 } } }),
    expected('Order', { order: { ids: { website: '7' }, totalPrice: 1_250.5 } }),
    expected('SearchResultClick', { customerAction: { customFields: { product: 5, farmer: undefined } } }),
  ])
  expect(JSON.stringify(queue)).not.toMatch(/сыр|opens-a-cart/)
})

test('never requests a tracker without consent, until it is given', async () => {
  const { track, start: agree } = createTrackers({
    trackers: [metrika('77'), mindbox(service)],
    customerId: () => null,
    warn: () => undefined,
  })
  track(seen)
  void agree(new Set(['metrika']))
  expect(scripts.map(({ src }) => new URL(src).host)).toEqual(['mc.yandex.ru'])
  const begun = agree(agreed)
  expect(scripts.map(({ src }) => new URL(src).host)).toEqual(['mc.yandex.ru', 'script.test'])
  await wait(begun)
  expect((windowOfPage.mindbox as { queue: unknown[][] }).queue).toHaveLength(2)
})
