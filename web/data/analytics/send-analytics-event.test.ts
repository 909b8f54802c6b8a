import { ConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectShopApi, type ShopApi } from '../../platform/client/shop-api.ts'
import { sendAnalyticsEvent } from './send-analytics-event.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const showCart = vi.fn(async (_: unknown) => ({}))
const page = new EventTarget() as EventTarget & { cookie: string; prerendering: boolean }

beforeEach(() => {
  Object.assign(page, { cookie: '', prerendering: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { userAgent: CHROME })
  showCart.mockClear()
  connectShopApi({ events: { showCart } } as unknown as ShopApi)
  return () => vi.unstubAllGlobals()
})
const tell = () => sendAnalyticsEvent((events) => events.showCart({ body: { cartIds: [] } }))

test('what a visitor did is told once', () => {
  tell()
  expect(showCart).toHaveBeenCalledExactlyOnceWith({ body: { cartIds: [] } })
})

test('of a page opened ahead it is told when somebody looks at it', () => {
  page.prerendering = true
  tell()
  expect(showCart).not.toHaveBeenCalled()
  page.prerendering = false
  for (let times = 0; times < 2; times++) page.dispatchEvent(new Event('prerenderingchange'))
  expect(showCart).toHaveBeenCalledTimes(1)
})

test.each([
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0)',
])('what a robot did is not: %s', (userAgent) => {
  vi.stubGlobal('navigator', { userAgent })
  tell()
  expect(showCart).not.toHaveBeenCalled()
})

test('an event lost on the way is nobody’s mistake', async () => {
  showCart.mockRejectedValueOnce(new ConnectionLost(new TypeError('cut')))
  tell()
  await new Promise((resolve) => setImmediate(resolve))
  expect(showCart).toHaveBeenCalledTimes(1)
})
