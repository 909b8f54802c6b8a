import { setTimeout as sleep } from 'node:timers/promises'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isAlive } from './alive.ts'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, shopOf, TIMEOUT_MS, type Width, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A browser without scripts: the state before hydration, and of robots. */
const openPlain = (width: Width): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: inject('shopUrl'),
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
    locale: 'ru-RU',
  })

describe.each(walkedAt(390))('without scripts, at %i px', (width) => {
  test('goes from the home page to a product by links only', async () => {
    const context = await openPlain(width)
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.goto('/')
    await page
      .locator('main')
      .getByRole('link', { name: /Молоко и сыр/ })
      .first()
      .click()
    await page.waitForURL('**/category/molochnoe-i-syr')
    await page.getByRole('heading', { level: 1, name: 'Молоко и сыр' }).waitFor()
    // a phone only has «show more», a wider screen the pages as well
    const next = page.getByRole('link', { name: 'Страница 2' }).or(page.getByRole('link', { name: /^Показать ещё/ }))
    await next.filter({ visible: true }).last().click()
    await page.waitForURL(/\/category\/molochnoe-i-syr\?page=2/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL(/\/category\/[^/]+\/[^/]+$/)
    const farmer = page
      .locator('main')
      .getByRole('link', { name: /.+/ })
      .and(page.locator('[href^="/farmers/"]'))
      .first()
    await farmer.click()
    await page.waitForURL('**/farmers/*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
    await context.close()
  })

  test('searches by a form without scripts', async () => {
    const context = await openPlain(width)
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.goto('/')
    const search = page.getByRole('search').first()
    await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('мёд')
    await search.getByRole('searchbox').or(search.getByRole('textbox')).first().press('Enter')
    await page.waitForURL(/\/search-result\?q=/)
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
    await context.close()
  })
})

test('filters by a form and by the URL without scripts', async () => {
  const context = await openPlain(1440)
  const page = await context.newPage()
  await page.goto('/category/molochnoe-i-syr')
  const all = await page.getByRole('article').count()
  await page.getByRole('textbox', { name: 'Цена до' }).or(page.locator('input[name="priceTo"]')).first().fill('300')
  await page
    .getByRole('button', { name: /Показать/ })
    .first()
    .click()
  await page.waitForURL(/priceTo=300/)
  expect(all).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
  await context.close()
})

test('redirects moved URLs permanently, and answers 404 for unknown ones', async () => {
  const ask = (path: string) => fetch(new URL(path, inject('shopUrl')), { redirect: 'manual' })
  for (const [from, to] of [
    ['/catalog/101', '/farmers/101'],
    ['/catalog', '/farmers'],
    ['/products/syr-kozij-vyderzhannyj-101', '/category/syry-tverdye/syr-kozij-vyderzhannyj-101'],
  ] as const) {
    const answer = await ask(from)
    expect(answer.status, from).toBe(301)
    expect(new URL(answer.headers.get('location') ?? '', inject('shopUrl')).pathname).toBe(to)
  }
  for (const [path, status] of [
    ['/products/no-such-product', 404],
    ['/category/syry-tverdye/no-such-product', 404],
    ['/farmers/abc/delivery', 404],
    ['/category/syry-tverdye?page=9999', 302],
    ['/?location=nonsense', 400],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
  ] as const) {
    expect((await ask(path)).status, path).toBe(status)
  }
})

test('adds products to the cart by a form before the scripts have loaded, and keeps them afterwards', async () => {
  const plain = await openPlain(390)
  const still = await plain.newPage()
  await still.goto('/category/molochnoe-i-syr')
  await still
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^В корзину/ })
    .click()
  await still.waitForURL(/\/cart\/add\?products=\d+%3A1&key=/)
  await still.getByRole('heading', { level: 1, name: 'Кладём в корзину' }).waitFor()
  // text locators ignore text inside noscript
  const words = still.locator('noscript p')
  await words.waitFor()
  expect(await words.textContent()).toContain('Корзине нужны скрипты')
  expect(await still.getByText('Секунду, кладём').isVisible()).toBe(false)
  await plain.close()

  const context = await browser.newContext({ baseURL: inject('shopUrl'), viewport: { width: 390, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  let letScriptsCome = () => {}
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/category/molochnoe-i-syr', { waitUntil: 'commit' })
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent())?.trim() ?? ''
  await card.getByRole('button', { name: /^В корзину/ }).press('Enter')
  await page.waitForURL(/\/cart\/add\?/, { waitUntil: 'commit' })
  await page.getByText(title).first().waitFor()
  letScriptsCome()
  await page.waitForURL('**/cart')
  await page.locator('main').getByText(title).filter({ visible: true }).first().waitFor()
  // once it is hydrated, the same button stays on its page
  await page.goto('/category/molochnoe-i-syr')
  await alive(page)
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^В корзину/ })
    .click()
  await page.getByRole('article').nth(1).getByRole('group').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/category/molochnoe-i-syr')
  await context.close()
})

test('keeps input from before hydration', async () => {
  const context = await browser.newContext({ baseURL: shopOf('paseka-deda-egora') })
  const page = await context.newPage()
  let letScriptsCome = () => {}
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome
    await sleep(100)
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Жду звонка' }) })
  const service = form.getByLabel('Что вас интересует')
  const phone = form.getByRole('textbox', { name: 'Телефон' })
  await service.selectOption('День на пасеке')
  await phone.fill('9162041855')
  letScriptsCome()
  await alive(page)
  // the form's script loads later than the page
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна')
  // the phone is formatted only by a hydrated page
  await expect.poll(() => phone.inputValue()).toBe('+7 916 204-18-55')
  await expect.poll(() => service.inputValue()).toBe('День на пасеке')
  await expect.poll(() => form.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Анна')
  await context.close()
})

test('does not load inlined styles again, neither immediately nor with later parts', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/category/molochnoe-i-syr')
  await alive(page)
  const inDocument: string[] = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '').assets.inlineStyleFiles,
    'okolitsa-data',
  )
  expect(inDocument.length).toBeGreaterThan(3)
  expect(loaded.filter((path) => inDocument.includes(path))).toEqual([])
  await close()
})

test('shows the heart and the quantity of a card that is hydrated after its data', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.goto('/category/molochnoe-i-syr')
  await alive(page)
  const heart = page.getByRole('button', { name: /^В\sизбранное/ }).last()
  await heart.click()
  await page
    .getByRole('button', { name: /^В\sкорзину/ })
    .last()
    .click()
  const steppers = page.getByRole('article').getByRole('group')
  await steppers.waitFor()
  await page.reload()
  await alive(page)
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await steppers.waitFor()
  // a hydration mismatch would be reported there
  expect(complaints).toEqual([])
  await close()
})

test('a card handles a press before its turn to hydrate', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.addInitScript(`window.isAlive = ${isAlive}`)
  await page.addInitScript(() => {
    const { isAlive } = window as unknown as { isAlive: (part?: 'root') => boolean }
    const press = () => {
      if (!isAlive('root')) return void setTimeout(press)
      Object.assign(window, { pressedWhileAllWasAlive: isAlive() })
      const hearts = document.querySelectorAll<HTMLElement>('article [aria-pressed]')
      hearts[hearts.length - 1]?.click()
    }
    press()
  })
  await page.goto('/category/molochnoe-i-syr')
  const wasAlive = await page.waitForFunction(() => {
    const { pressedWhileAllWasAlive } = window as unknown as { pressedWhileAllWasAlive?: boolean }
    return pressedWhileAllWasAlive === undefined ? null : [pressedWhileAllWasAlive]
  })
  expect(await wasAlive.jsonValue()).toEqual([false])
  await expect.poll(() => page.locator('article [aria-pressed]').last().getAttribute('aria-pressed')).toBe('true')
  await close()
})

test('shows an error when the code of filters fails to load, and loads it with a page reload', async () => {
  const context = await browser.newContext({ baseURL: inject('shopUrl'), serviceWorkers: 'block' })
  const page = await context.newPage()
  let isLost = true
  await page.route(/\/assets\/filter-parts[^/]*\.js/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/category/molochnoe-i-syr')
  const reload = page.getByRole('complementary').getByRole('button', { name: catalog.filters.reload })
  await reload.waitFor()
  // the products are listed nevertheless
  await page.getByRole('article').first().waitFor()
  isLost = false
  await reload.click()
  await page.getByRole('complementary').locator('form').waitFor()
  await alive(page)
  expect(await reload.count()).toBe(0)
  await context.close()
})

test('keeps the other parts of the page working when the code of one part fails to load', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  let asked = 0
  // finds the script loaded only when idle: the one for offline pages
  await page.route(/\/assets\/offline-guard[^/]*\.js/, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/sign-in')
  await alive(page)
  const field = page.getByRole('textbox', { name: 'Телефон' }).first()
  await field.fill('9162041855')
  const born = await page.evaluate(() => performance.timeOrigin)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await sleep(300)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born)
  expect(await field.inputValue()).toBe('+7 916 204-18-55')
  await close()
})
