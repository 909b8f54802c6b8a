import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { footerText } from '@okolitsa/strings/ru/footer.ts'
import { offlineText } from '@okolitsa/strings/ru/install.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { visitText } from '@okolitsa/strings/ru/visit.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isAlive } from './alive.ts'
import { alive, enter } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { TIMEOUT_MS } from './shop-page.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the home page opens in Russian, without errors in the console', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const answer = await page.goto(inject('shopUrl'), { waitUntil: 'load' })
  expect(answer?.status()).toBe(200)
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ru')
  expect(await page.title()).not.toBe('')
  expect(errors).toEqual([])
  await page.close()
})

test('the cookie message covers neither the buy button nor the tabs on a first visit from a phone', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: inject('shopUrl') })
  const page = await context.newPage()
  // products sold by the piece have their buy box below the fold, and so a bottom bar
  const goods = await page.request.get('/api/v2/products/farmer/102?substring=молоко')
  const [{ categoryUrlKey, slug }] = (await goods.json()).items
  await enter(page, `/category/${categoryUrlKey}/${slug}`)
  const notification = page.getByRole('region', { name: visitText.cookies.label })
  await notification.waitFor()
  const stack = [
    notification,
    page.getByRole('navigation', { name: layoutText.tabBarLabel }),
    page.locator('[data-buy-bar]'),
  ]
  // the bottom part moves up a moment later
  await expect
    .poll(async () => {
      const boxes = await Promise.all(stack.map((part) => part.boundingBox()))
      return boxes.every((box, index) => box && box.y + box.height <= (boxes[index - 1]?.y ?? 844) + 1)
    })
    .toBe(true)
  // on scrolling the message shrinks to one line, and expands on a press
  await page.mouse.wheel(0, 600)
  const line = notification.getByRole('button', { name: visitText.cookies.short })
  await line.waitFor()
  await expect.poll(async () => (await notification.boundingBox())?.height ?? 844).toBeLessThanOrEqual(64)
  await notification.getByRole('button', { name: visitText.cookies.accept }).click()
  await notification.waitFor({ state: 'detached' })
  await context.close()
})

test("records visitors' actions by device only with consent, waits for the network, and lets visitors revoke the consent", async () => {
  const context = await browser.newContext({ baseURL: inject('shopUrl') })
  const sentEvents: { name: string; kinds: string[]; ids: string[] }[] = []
  const foreign: string[] = []
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== new URL(inject('shopUrl')).origin) foreign.push(request.url())
    const [, name] = /^\/api\/v1\/events\/(.+)$/.exec(pathname) ?? []
    if (!name) return
    const body = request.postDataJSON() as { events?: { kind: string; eventId: string }[] }
    const events = body.events ?? []
    sentEvents.push({ name, kinds: events.map(({ kind }) => kind), ids: events.map(({ eventId }) => eventId) })
  })
  const page = await context.newPage()
  const notification = page.getByRole('region', { name: visitText.cookies.label })
  const consent = async () => (await context.cookies()).find(({ name }) => name === 'cookie-accepted')?.value
  const kinds = () => sentEvents.flatMap((one) => one.kinds)

  await enter(page, '/farmers/104')
  await notification.getByRole('button', { name: visitText.cookies.accept }).click()
  await notification.waitFor({ state: 'detached' })
  await expect.poll(() => consent()).toBe('1')
  await expect.poll(kinds).toContain('view-list')
  expect(sentEvents.map(({ name }) => name)).toContain('accept-cookies')

  await context.setOffline(true)
  await page
    .locator('main')
    .getByRole('button', { name: /корзин/i })
    .first()
    .click()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('okolitsa-own-event:')))
  const before = sentEvents.length
  await context.setOffline(false)
  await expect.poll(kinds).toContain('add-to-cart')
  expect(sentEvents.length).toBeGreaterThan(before)
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('okolitsa-own-event:')))

  await page.getByRole('button', { name: footerText.cookies }).click()
  const reloaded = page.waitForEvent('load')
  await notification.getByRole('button', { name: visitText.cookies.decline }).click()
  await reloaded
  await expect.poll(() => consent()).toBe('0')
  await expect.poll(() => sentEvents.map(({ name }) => name)).toContain('withdraw-cookies')
  // without settings no third-party trackers are loaded
  expect(foreign).toEqual([])
  await context.close()
})

test('navigation scrolls to the top, back to the position, 150 px above an anchor, or not at all', async () => {
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    viewport: { width: 1440, height: 700 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  /** Clicks a link that the page does not contain. */
  const follow = (href: string) =>
    page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: '.' })
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, href)

  await page.goto('/farmers')
  await alive(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(scrolled).toBe(600)
  await page.waitForFunction(() => sessionStorage.getItem('okolitsa-scroll')?.includes('600'))
  await follow('/farmers/104')
  await page.waitForURL('**/farmers/104')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBe(600)

  await follow('/farmers?noScroll=1')
  await page.waitForURL('**/farmers?noScroll=1')
  await expect.poll(() => scrolled()).toBe(600)

  await page.goto('/delivery-and-payment')
  await alive(page)
  await page.evaluate(() => {
    const section = document.querySelectorAll('main section')[2]
    if (section) section.id = 'spot'
  })
  await follow('/delivery-and-payment?from=mail#spot')
  const top = () => page.evaluate(() => Math.round(document.getElementById('spot')?.getBoundingClientRect().top ?? 0))
  await expect.poll(top).toBe(150)

  await page.goto('/restaurants/301/supy')
  const name = page.getByRole('heading', { name: 'Супы', exact: true })
  const section = page.locator('main section').filter({ has: name })
  await expect.poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(150)
  // the sticky row of sections covers no name
  expect(
    await name.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + 5, y + height / 2) === element
    }),
  ).toBe(true)
  await context.close()
})

test('the menu is a swipeable row under the search on a phone, and no element is wider than the screen', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: inject('shopUrl') })
  const page = await context.newPage()
  for (const path of ['/', '/farmers', '/restaurants/301']) {
    await enter(page, path)
    const menu = page.getByRole('navigation', { name: layoutText.menuLabel })
    const [row, search] = await Promise.all([menu, page.getByRole('search')].map((part) => part.boundingBox()))
    expect(row?.y).toBeGreaterThanOrEqual((search?.y ?? 844) + (search?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const words of Object.values({
      ...layoutText.menu,
      blog: layoutText.menu.recipes,
      becomeSeller: layoutText.menu.recipes,
    })) {
      const link = menu.getByRole('link', { name: words })
      await link.scrollIntoViewIfNeeded()
      const box = await link.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBeGreaterThanOrEqual(0)
    }
  }
  await context.close()
})

test("an error screen has the error's title, whatever its status", async () => {
  for (const [path, status] of [
    ['/checkout', 500],
    ['/checkout?cart=00000000-0000-4000-8000-000000000000', 500],
    ['/shared-cart/join/abc', 404],
    ['/cart/add?products=none', 404],
    ['/unsubscribe?token=none', 404],
    ['/courier/none', 404],
    ['/no-such-page', 404],
    ['/festival/not-found', 200],
  ] as const) {
    const answer = await fetch(new URL(path, inject('shopUrl')))
    const [, title] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? []
    expect([path, answer.status, title]).toEqual([path, status, errorScreens.pageTitle])
  }
})

test('a page requested offline says so and opens automatically when the network is back', async () => {
  const context = await browser.newContext({ baseURL: inject('shopUrl') })
  const page = await context.newPage()
  await page.goto('/farmers')
  await alive(page)
  await context.setOffline(true)
  await page.locator('main a[href^="/farmers/1"]').first().click()
  await page.getByRole('heading', { name: errorScreens.offline.title }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { name: errorScreens.offline.title }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toMatch(/^\/farmers\/1\d\d$/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await context.close()
})

test('recent pages and carts are shown with their age offline, and refresh automatically', async () => {
  const context = await browser.newContext({ baseURL: inject('shopUrl'), locale: 'ru-RU' })
  const page = await context.newPage()
  const remembers = (name: string, part: string) =>
    expect
      .poll(
        () =>
          page.evaluate(
            async ([cache = '', path = '']) =>
              (await (await caches.open(cache)).keys()).some(({ url }) => url.includes(path)),
            [name, part],
          ),
        { timeout: TIMEOUT_MS },
      )
      .toBe(true)
  const banner = page.getByText(/Нет сети\. Показываем/)
  await page.goto('/category/molochnoe-i-syr')
  await alive(page)
  // its code comes with the service worker: no page has to stay open until it loads it
  await remembers('okolitsa-files', '/assets/offline-guard-')
  await page
    .getByRole('button', { name: /корзину/ })
    .first()
    .click()
  await remembers('okolitsa-pages', '/category/molochnoe-i-syr')
  await page.goto('/cart')
  await remembers('okolitsa-pages', '/cart')
  await remembers('okolitsa-own', '/api/v2/cart/list')
  // parts that the page loads late are cached after it
  const isWhole = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const files = loaded.filter((path) => path.startsWith('/assets/') && /\.(js|css)$/.test(path))
      return (await Promise.all(files.map((path) => caches.match(path, { ignoreVary: true })))).every(Boolean)
    })
  await expect.poll(isWhole, { timeout: TIMEOUT_MS }).toBe(true)

  await context.setOffline(true)
  // a service worker that was restarted at this moment can stay on the network: the cut is then repeated
  const openKept = async (path: string) => {
    const attempt = async () => {
      await page.goto(path)
      const isShown = await banner.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      )
      if (isShown) return true
      await context.setOffline(false)
      await context.setOffline(true)
      return false
    }
    await expect.poll(attempt, { timeout: TIMEOUT_MS }).toBe(true)
  }
  await openKept('/category/molochnoe-i-syr')
  const title = page.getByRole('heading', { level: 1 })
  await expect.poll(() => title.textContent()).toContain('Молоко')
  await openKept('/cart')
  await page.locator('main h2 a').first().waitFor()
  // the checkout is never cached, because an old price must not be paid; unvisited pages are not cached either
  await page.goto('/checkout')
  await page.getByRole('heading', { name: offlineText.title }).waitFor()
  await page.locator('main a[href="/category/molochnoe-i-syr"]').waitFor()
  await openKept('/category/molochnoe-i-syr')
  await context.setOffline(false)
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => title.textContent()).toContain('Молоко')
  await context.close()
})

test('the footer is styled before any code has loaded', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(inject('shopUrl'))
  const footer = page.locator('footer')
  const ground = await footer.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).not.toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor))
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  const columns = await footer
    .locator('nav')
    .first()
    .evaluate((element) => getComputedStyle(element.parentElement as Element).display)
  expect(columns).toBe('grid')
  await context.close()
})

test("keeps the footer's links when its code fails to load", async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/assets/footer-content-*', (route) => route.fulfill({ status: 404, body: '' }))
  const lost = page.waitForResponse('**/assets/footer-content-*')
  await page.goto(inject('shopUrl'))
  const links = page.locator('footer a')
  const written = await links.count()
  await lost
  await page.waitForFunction(isAlive)
  expect(written).toBeGreaterThan(5)
  expect(await links.count()).toBe(written)
  await context.close()
})
