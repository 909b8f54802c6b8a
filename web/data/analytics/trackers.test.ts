import { beforeEach, expect, test, vi } from 'vitest'
import { metrika } from './metrika.ts'
import type { ShopEvent } from './shop-event.ts'
import { createTrackers, MOST_HELD, type Tracker } from './trackers.ts'
import { vkPixel } from './vk-pixel.ts'

const product = { id: 5, title: 'Сыр', price: 500 }
const seen: ShopEvent = { kind: 'view-product', product }
const home: ShopEvent = { kind: 'page', url: 'https://shop.test/', referrer: 'https://ya.test/' }

/** Scripts the page asked for; each comes when the test says. */
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
const settle = () => new Promise((resolve) => setImmediate(resolve))
const ymCommands = () => (windowOfPage.ym as { a: unknown[][] }).a

function start(trackers: Tracker[], customerId: string | null = null) {
  const warnings: string[] = []
  const all = createTrackers({ trackers, customerId: () => customerId, warn: (text) => void warnings.push(text) })
  return { ...all, warnings }
}

test('before the visitor agrees nothing foreign is asked for; what happened meanwhile is told then', async () => {
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

test('a guest is told of without a number, and a purchase with its sum', async () => {
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

test('a counter that a blocker stopped is warned of and holds no more than a few events; the others go on', async () => {
  const told: ShopEvent[] = []
  const blocked: Tracker = {
    name: 'blocked',
    load: () => Promise.reject(new Error('blocked')),
    track: () => told.push(),
  }
  const well: Tracker = { name: 'well', load: async () => undefined, track: (event) => told.push(event) }
  const { track, start: agree, warnings } = start([blocked, well])
  for (let times = 0; times < MOST_HELD + 30; times++) track(seen)
  await agree()
  await settle()
  expect(told).toHaveLength(MOST_HELD)
  expect(warnings).toEqual(['the counter blocked did not come; its events wait'])
})
