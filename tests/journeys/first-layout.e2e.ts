import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

/** Parts that a new document lays out later: cards outside the first screen, and the end of the page. */
const CARDS = "[data-offscreen='items'] > :nth-child(n + 3)"
const END = "[data-offscreen='whole']"

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Whether the content of a part is laid out. */
const isLaidOut = (part: Locator) =>
  part.evaluate(({ firstElementChild }) => firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test('deferred parts are laid out on scrolling without scripts', async () => {
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.goto('/')
  const card = page.locator(CARDS).last()
  expect(await card.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('auto')
  const end = page.locator(END)
  expect(await isLaidOut(end)).toBe(false)
  for (const part of [card, end]) {
    await part.scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(part)).toBe(true)
    expect((await part.boundingBox())?.height).toBeGreaterThan(200)
  }
  await context.close()
})

test('a page hydrates without a date formatter: the first one takes a phone 60 ms', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (Format, [locale, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
        made.push(JSON.stringify(options))
        return new Format(locale, options)
      },
    })
  })
  for (const path of ['/', '/category/molochnoe-i-syr', '/farmers', '/search-result?q=мёд', '/farmers/126']) {
    await page.goto(path)
    await alive(page)
    expect(await page.evaluate(() => (window as unknown as { readonly made: string[] }).made), path).toEqual([])
  }
  await close()
})

test('a hydrated page is laid out completely, without a shift of the visible part', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) moved.push((entry as unknown as { readonly value: number }).value)
    }
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/category/molochnoe-i-syr', '/farmers']) {
    await page.goto(path)
    await alive(page)
    await page.locator('html:not([data-arriving])').waitFor()
    const parts = await page.locator(`${CARDS}, ${END}`).all()
    expect(parts.length, path).toBeGreaterThan(5)
    expect(await Promise.all(parts.map(isLaidOut)), path).not.toContain(false)
    const moved = await page.evaluate(() => (window as unknown as { readonly moved: number[] }).moved)
    expect(
      moved.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThan(0.1)
  }
  await close()
})
