import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { everyBlock } from '@okolitsa/contracts/site-blocks/every-block.data.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { freshPhone, openShop, shopOf, WIDTHS } from './shop-page.ts'

const FARM = 'Сыроварня Лучковых'
const OWN_ID = 101
const FOREIGN_ID = 102

const host = () => shopOf('syrovarnya-luchkovyh')

/** Status and redirect of a page on the seller's host; sent with a Host header, because Node resolves host names. */
const open = (path: string, where = new URL(host()).host) =>
  new Promise<[status: number | undefined, leadsTo: string | undefined]>((resolve, reject) => {
    get(inject('shopUrl') + path, { headers: { host: where } }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location])
    }).on('error', reject)
  })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

for (const width of WIDTHS) {
  test(`a seller's shop at ${width} shows its home page and menu, and adds a product to the cart`, async () => {
    const { page, complaints, picture, close } = await openShop(browser, host(), width)
    const answer = await page.goto('/', { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(FARM)
    expect(await page.title()).toContain(FARM)
    expect(await page.title()).not.toContain('Околица')
    await expect.poll(() => page.getAttribute('link[rel=canonical]', 'href')).toBe(`${host()}/`)
    await expect.poll(() => page.locator('header').textContent()).toContain(FARM)
    // the shop opens at the seller's place
    await expect.poll(() => page.locator('header').textContent()).toContain('Москва')
    await expect.poll(() => page.locator('footer').textContent()).toContain('ИНН')
    await expect.poll(() => page.locator('a[href^="/farmers"]').count()).toBe(0)
    await picture('seller-home')

    await page.goto('/cart')
    await expect.poll(() => page.getByRole('link', { name: 'К товарам' }).getAttribute('href')).toBe('/')

    const menu = page.locator('header nav')
    for (const link of await menu.getByRole('link').all()) {
      const path = await link.getAttribute('href')
      expect([path, ...(await open(path ?? ''))]).toEqual([path, 200, undefined])
    }
    await menu.getByRole('link', { name: 'Доставка и оплата' }).click()
    await page.waitForURL('**/delivery')
    await expect.poll(() => page.title()).toBe(`Доставка — ${FARM}`)
    await picture('seller-delivery')
    await menu.getByRole('link', { name: 'О нас' }).click()
    await page.waitForURL('**/info')
    await picture('seller-info')

    await menu.getByRole('link', { name: 'Товары' }).click()
    await page.waitForURL(`${host()}/`)
    // reads of the cart may still be on their way
    const isStored = page.waitForResponse(
      (response) => response.request().method() !== 'GET' && response.url().includes('/cart') && response.ok(),
    )
    await page
      .getByRole('button', { name: /^В корзину/ })
      .first()
      .click()
    await isStored
    await page.goto('/cart', { waitUntil: 'load' })
    await page.getByText(FARM).last().waitFor()
    await picture('seller-cart')
    expect(complaints).toEqual([])
    await close()
  })
}

test("sends the source, the site's mode and the tester flag with every call of a page, also on closing", async () => {
  const { page, close } = await openShop(browser, host(), 1440)
  await page.context().addCookies([{ name: 'hidden-seller', value: '1', url: host() }])
  const calls: { path: string; names: Record<string, string | undefined> }[] = []
  page.on('request', (request) => {
    const headers = request.headers()
    const names = { source: headers['x-source'], mode: headers['x-site-mode'], tester: headers['x-test-seller'] }
    const { pathname } = new URL(request.url())
    if (/^\/(api|v1|v2|server)\//.test(pathname) && ['fetch', 'xhr', 'ping'].includes(request.resourceType()))
      calls.push({ path: pathname, names })
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.locator('main a[href^="/category/"]').first().click()
  const steps = () => calls.filter(({ path }) => path === '/api/v1/events/steps').length
  await expect.poll(steps, { timeout: 30_000 }).toBe(1)
  await page.locator('main a[href^="/category/"]').first().click()
  // events not sent yet are sent when the page closes
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('own-event:')))
  await expect.poll(isKept, { interval: 20 }).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(steps).toBe(2)
  for (const { path, names } of calls)
    expect([path, names]).toEqual([path, { source: 'web', mode: 'saas', tester: '1' }])
  await close()
})

test('other sellers are unreachable, and no part of the marketplace is shown', async () => {
  const { page, close } = await openShop(browser, host(), 1440)
  expect(await open(`/farmers/${OWN_ID}`)).toEqual([301, '/'])
  expect(await open(`/farmers/${OWN_ID}/delivery`)).toEqual([301, '/delivery'])
  for (const path of ['/farmers', `/farmers/${FOREIGN_ID}`, `/farmers/${FOREIGN_ID}/info`, '/map', '/recipes'])
    expect([path, ...(await open(path))]).toEqual([path, 404, undefined])
  for (const path of ['/reviews', '/questions']) expect([path, ...(await open(path))]).toEqual([path, 200, undefined])
  await page.goto('/farmers')
  expect(await page.title()).toBe('Страница не найдена')
  await close()
})

test('the shop loads the same data as the marketplace', async () => {
  const { hostname, port } = new URL(inject('shopUrl'))
  for (const path of ['/category', '/contacts', '/cart', '/search-result'])
    for (const where of [`${hostname}:${port}`, new URL(host()).host, new URL(shopOf('ferma-yagodinyh')).host])
      expect([where, path, ...(await open(path, where))]).toEqual([where, path, 200, undefined])
})

test('serves two shops on two hosts of one port repeatedly', async () => {
  for (const round of [1, 2]) {
    for (const [origin, title] of [
      [host(), FARM],
      [shopOf('ferma-yagodinyh'), 'Ягодиных'],
    ] as const) {
      const { page, close } = await openShop(browser, origin, 1440)
      await page.goto('/')
      expect([round, await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([
        round,
        expect.stringContaining(title),
      ])
      await close()
    }
  }
})

test("another website shows the products; a product is added to the shop's cart, once only", async () => {
  const { page, complaints, close } = await openShop(browser, host(), 390)
  // the complete HTML, because the expected texts may be anywhere
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const siteUuid = /"siteUuid":"([^"]+)"/.exec(await page.content())?.[1] ?? ''
  const tag = `<script async src="${host()}/widget.js" data-site="${siteUuid}" data-count="2" data-heading="<b>Сыр</b>"></script>`
  const policy = `default-src 'none'; script-src ${host()}; connect-src ${host()}; img-src ${host()}`
  // a real server, because an intercepted page may not access this computer
  const blog = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.setHeader('content-security-policy', policy)
    answer.end(
      `<!doctype html><html lang="ru"><meta name="viewport" content="width=device-width"><title>Блог</title><main><h1>Блог о сыре</h1>${tag}</main>`,
    )
  })
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    blog.close()
  })
  const { port } = blog.address() as AddressInfo
  // a proxy header on cross-origin calls would need a preflight
  await page.context().setExtraHTTPHeaders({})
  await page.goto(`http://blog.localhost:${port}/`)
  await page.getByRole('heading', { name: '<b>Сыр</b>' }).waitFor()
  await expect.poll(() => page.locator('section li').count()).toBe(2)
  await checkAccessible(page)
  const opening = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /^В корзину/ })
    .first()
    .press('Enter')
  const shop = await opening
  const link = shop.url()
  await shop.waitForURL(`${host()}/cart`)
  const quantities = () =>
    shop.evaluate(async () => {
      const { items } = await (await fetch('/api/v2/cart/list')).json()
      return items.flatMap(({ products }: { products: { quantityInCart: number }[] }) =>
        products.map(({ quantityInCart }) => quantityInCart),
      )
    })
  await expect.poll(() => quantities()).toEqual([1])
  await shop.goto(link, { waitUntil: 'commit' })
  await shop.waitForURL(`${host()}/cart`)
  await expect.poll(() => quantities()).toEqual([1])
  expect(complaints).toEqual([])
  await close()
})

test("renders a page with every type of block on its host, with the shop's data", async () => {
  const ask = async (url: string, body: object, token = '') => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    expect([url, reply.ok]).toEqual([url, true])
    return await reply.json()
  }
  const at = (path: string) => `${inject('shopUrl')}/v1${path}`
  const proof = await ask(`${inject('emulatorsUrl')}/dbo/proofs`, { subject: `client-${OWN_ID}` })
  const { token } = await ask(at(`/auth/by-external-token?externalToken=${encodeURIComponent(proof.value)}`), {})
  const name = `vse-${Math.random().toString(36).slice(2, 8)}`
  const of = { organizationId: OWN_ID, mode: 'landing', trade: 'dairy', name, isPublished: true }
  const { siteUuid, page } = await ask(at('/cabinet/sites'), of, token)
  const blocks = everyBlock(page.draft.document.blocks[0].props.picture)
  const content = { ...page.draft, document: { blocks } }
  const { id, revision } = await ask(at(`/cabinet/sites/${siteUuid}/pages`), { path: '/vse', content }, token)
  await ask(at(`/cabinet/site-pages/${id}/publish`), { revision }, token)
  const html = await new Promise<string>((resolve, reject) => {
    get(`${inject('shopUrl')}/vse`, { headers: { host: new URL(shopOf(name)).host } }, async (answer) => {
      resolve((await answer.toArray()).join(''))
    }).on('error', reject)
  })
  for (const block of blocks) expect([block.id, html.includes(`id="${block.id}"`)]).toEqual([block.id, true])
  // texts that only come from the shop
  for (const words of [
    'Что о\u00A0нас говорят',
    'Как нас найти',
    'Доставка и\u00A0оплата',
    'Лавка на Бауманской',
    'Все товары',
  ])
    expect([words, html.includes(words)]).toEqual([words, true])
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('a landing accepts a request, and its seller reads it', async () => {
  const { page, complaints, picture, close } = await openShop(browser, shopOf('paseka-deda-egora'), 390)
  await page.goto('/', { waitUntil: 'load' })
  // Russian letters only, unique in this run
  const name = `Анна ${freshPhone()
    .slice(-6)
    .replace(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')}`
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Жду звонка' }) })
  await form.getByLabel('Что вас интересует').selectOption('День на пасеке')
  await form.getByRole('textbox', { name: 'Имя' }).fill(name)
  await form.getByRole('textbox', { name: 'Телефон' }).fill(freshPhone().slice(-10))
  // a faster submission is treated as a bot's
  await page.waitForFunction(() => performance.now() > 4_000)
  await form.getByRole('button', { name: 'Жду звонка' }).click()
  await page.getByText('Заявку приняли. Скоро вам ответят.').waitFor()
  await checkAccessible(page)
  expect(complaints).toEqual([])

  // a script stores the URL of the return
  await enter(page, `${inject('shopUrl')}/cabinet/requests`)
  await page.getByRole('link', { name: 'Войти через банк' }).click()
  await page.getByRole('button', { name: 'Войти в кабинет: Пасека Деда Егора', exact: true }).click()
  await page.getByText(name).waitFor()
  await page.getByText('День на пасеке').first().waitFor()
  await picture('98-requests')
  await close()
})
