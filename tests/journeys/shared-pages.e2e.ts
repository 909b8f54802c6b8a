import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { encodeLocation, type Location, titleOf } from '@okolitsa/domain/geo/location.ts'
import { PAGE_KEY_COOKIE } from '@okolitsa/domain/geo/page-place.ts'
import { LANGUAGE_COOKIE, type Language } from '@okolitsa/domain/language/language.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { alive } from './customer.ts'
import { NOVOSIBIRSK } from './far-place.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, shopOf, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const PATHS = [
  '/',
  '/farmers?sort=rating',
  '/farmers/102',
  '/category/molochnoe-i-syr',
  '/category/hleb/baget-na-opare-104',
  '/restaurants',
  '/restaurants/301',
  '/tours?sort=soon',
  '/recipes',
  '/cart',
  'pechka/',
  'syrovarnya-luchkovyh/info',
]

const at = (place: Partial<Location>): Location => {
  const location: Location = { ...NOVOSIBIRSK, precision: 'house', ...place }
  return { ...location, title: titleOf(location) }
}
const moscow = { city: 'Москва', region: 'Москва', regionCode: '77' }
const DOORS = [
  at({ ...moscow, coords: { latitude: 55.7512, longitude: 37.6184 }, street: 'улица Варварка', house: '1' }),
  at({ ...moscow, coords: { latitude: 55.7513, longitude: 37.6185 }, street: 'Ветошный переулок', house: '5' }),
] as const

/** @param address a path, with the name of a seller before it for the seller's shop */
async function visit(address: string, cookies: string) {
  const slash = address.indexOf('/')
  const { host } = new URL(slash === 0 ? inject('shopUrl') : shopOf(address.slice(0, slash)))
  const headers = { accept: 'text/html', cookie: cookies, host, 'x-forwarded-for': '198.51.100.77' }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // sent with a Host header, because Node resolves host names
  get(new URL(address.slice(slash), inject('shopUrl')), { headers }, resolve).on('error', reject)
  const answer = await promise
  const key = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith(`${PAGE_KEY_COOKIE}=`))
  return {
    status: answer.statusCode,
    cacheControl: answer.headers['cache-control'],
    key: key?.split(';')[0],
    html: (await text(answer)).replace(/"now":"[^"]*"|"requestId":"[^"]*"/g, ''),
  }
}

test.each(['ru', 'en'] satisfies Language[])(
  'serves one page without addresses to all addresses of a zone: %s',
  async (language) => {
    for (const path of PATHS) {
      const pages: { readonly cookies: string; readonly key: string | undefined }[] = []
      for (const door of DOORS) {
        const cookies = `location=${encodeLocation(door)}; ${LANGUAGE_COOKIE}=${language}`
        const first = await visit(path, cookies)
        expect([path, first.status, first.cacheControl]).toEqual([path, 200, 'private, no-store'])
        pages.push({ cookies: `${cookies}; ${first.key}`, key: first.key })
      }
      expect(new Set(pages.map(({ key }) => key)).size).toBe(1)
      // other journeys may change the page between two reads
      await expect
        .poll(
          async () => {
            const [one, other] = await Promise.all(pages.map(({ cookies }) => visit(path, cookies)))
            expect(one?.cacheControl).toMatch(/^public, max-age=0, s-maxage=[01]$/)
            for (const { street } of DOORS) expect(one?.html).not.toContain(street)
            return one?.html === other?.html
          },
          { timeout: 60_000 },
        )
        .toBe(true)
    }
  },
)

test("the browser writes the distance to the visitor's address, without a layout shift", async () => {
  const shopUrl = inject('shopUrl')
  const { page, complaints, close } = await openShop(browser, shopUrl, 390)
  await page.context().addCookies([{ name: 'location', value: encodeLocation(DOORS[0]), url: shopUrl }])
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/farmers?sort=rating')
  await alive(page)
  await expect.poll(() => page.getByText(/км от\sвас/).count(), { timeout: TIMEOUT_MS }).toBeGreaterThan(0)
  await expect.poll(() => page.getByText('улица Варварка, 1').count(), { timeout: TIMEOUT_MS }).toBeGreaterThan(0)
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  )
  expect(moved).toBeLessThan(0.01)
  expect(complaints).toEqual([])
  await close()
})

test('the page shows the distance in tens of kilometres without scripts', async () => {
  const context = await browser.newContext({ baseURL: inject('shopUrl'), javaScriptEnabled: false, locale: 'ru-RU' })
  await context.addCookies([{ name: 'location', value: encodeLocation(DOORS[0]), url: inject('shopUrl') }])
  const page = await context.newPage()
  await page.goto('/farmers?sort=rating')
  expect(await page.getByText(/около\s\d+0\sкм/).count()).toBeGreaterThan(0)
  expect(await page.getByText(/км от\sвас/).count()).toBe(0)
  await context.close()
})
