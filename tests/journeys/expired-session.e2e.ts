import { createTokens } from '@okolitsa/server/people/identity/tokens.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enter, see, signIn } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const RENEWAL = '**/api/v1/auth/refresh'
const FARM = '/farmers/104'
const BAGUETTE = { id: 104006, title: 'Багет на опаре' }
const CIABATTA = { id: 104007, title: 'Чиабатта с оливками' }
const BORODINSKY = { id: 104004, title: 'Бородинский заварной' }
const IS_EMPTY = 'В корзине пока пусто'

const cookieOf = async (context: BrowserContext, name: string): Promise<string | undefined> =>
  (await context.cookies()).find((one) => one.name === name)?.value

/** Content of this browser's access token. */
async function sessionOf(context: BrowserContext) {
  const token = (await cookieOf(context, 'access-token')) ?? ''
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    phone: string
    groupId: 1 | 4
    sid: string
  }
}

const changeCookie = async (context: BrowserContext, name: string, value: string): Promise<void> => {
  const known = (await context.cookies()).find((one) => one.name === name)
  if (!known) throw new Error(`the browser has no cookie ${name}`)
  await context.addCookies([{ ...known, value }])
}

/** Simulates fifteen minutes by replacing the access token with one signed sixteen minutes ago. */
async function outliveAccess(context: BrowserContext): Promise<void> {
  const { sub, phone, groupId, sid } = await sessionOf(context)
  const clock = () => new Date(Date.now() - 16 * 60_000)
  const { token, expiresAt } = await createTokens({ secret: inject('tokenSecret'), clock }).access({
    kind: 'customer',
    customerId: Number(sub),
    phone,
    groupId,
    sessionId: sid,
  })
  await changeCookie(context, 'access-token', token)
  await changeCookie(context, 'access-token-expiration-time', String(expiresAt.getTime()))
}

/** Records how the pages of a browser renew their session. */
function watchRenewals(context: BrowserContext) {
  let sent = 0
  const answers: number[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/auth/refresh') sent += 1
  })
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/v1/auth/refresh') answers.push(response.status())
  })
  return { sent: () => sent, answers }
}

const linkToCart = (page: Page, goods: string) =>
  page.getByRole('link', { name: new RegExp(`Корзина, ${goods}`) }).first()
const press = (page: Page, { title }: { readonly title: string }) =>
  page
    .locator('main')
    .getByRole('button', { name: `В корзину, ${title}` })
    .first()
    .click()
/** Ids of the customer's products on the server, because a screen also shows unsaved ones. */
const inCart = async (page: Page): Promise<number[]> => {
  const { items } = await shopCall<{ items: { products: { id: number }[] }[] }>(page, 'GET', '/api/v2/cart/list')
  return items.flatMap(({ products }) => products.map(({ id }) => id)).sort()
}

/** A customer with a first loaf in the cart; the farm's page is open. */
async function openCustomer() {
  const { page, close } = await openShop(browser, inject('shopUrl'), 1440)
  const context = page.context()
  const phone = await signInByCalls(page, inject('emulatorsUrl'))
  await enter(page, FARM)
  // the place is chosen by hand: then it is set, and the server does not look up the visitor of a public page
  await press(page, BORODINSKY)
  await linkToCart(page, '1 товар').waitFor()
  await expect.poll(() => inCart(page)).toEqual([BORODINSKY.id])
  return { page, context, phone, session: await sessionOf(context), close }
}

test('keeps the cart and accepts products a quarter of an hour after the sign-in', async () => {
  const { page, context, session, close } = await openCustomer()
  const renewals = watchRenewals(context)
  // everything drawn is checked, also briefly visible parts
  await context.addInitScript((words) => {
    const look = () => {
      if (document.documentElement?.textContent?.replaceAll('\u00a0', ' ').includes(words))
        sessionStorage.setItem('test-was-empty', '1')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, IS_EMPTY)

  await outliveAccess(context)
  await enter(page, '/cart')
  await page
    .getByRole('region', { name: /Пекарня «Закваска»/ })
    .getByText(BORODINSKY.title)
    .waitFor()
  // one renewal; a call sent before it that is refused later renews once more
  expect(renewals.sent()).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('test-was-empty'))).toBeNull()

  await enter(page, FARM)
  await linkToCart(page, '1 товар').waitFor()
  const sentBefore = renewals.sent()
  await outliveAccess(context)
  await press(page, BAGUETTE)
  await linkToCart(page, '2 товара').waitFor()
  await expect.poll(renewals.sent).toBeGreaterThan(sentBefore)
  await expect.poll(() => inCart(page)).toEqual([BORODINSKY.id, BAGUETTE.id])
  await expect.poll(() => cookieOf(context, 'guest-carts')).toBeUndefined()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('okolitsa-own-cart:'))),
  ).toEqual([])
  expect(new Set(renewals.answers)).toEqual(new Set([200]))
  expect((await sessionOf(context)).sid).toBe(session.sid)
  await close()
})

test('announces an expired session, and keeps input for the same customer', async () => {
  const { page, context, phone, close } = await openCustomer()
  await enter(page, '/checkout')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  await changeCookie(context, 'refresh-token', 'a-token-of-two-months-ago')
  await outliveAccess(context)
  const message = see(page, 'Вы давно не заходили, поэтому войдите ещё раз')
  // an automatic call of the page may be faster than the press: then the button is gone already
  const pressed = page.getByRole('button', { name: /^Оплатить/ }).click()
  // the press opens a sign-in dialog over the page; closing it ends the session
  const asked = page.getByRole('dialog', { name: 'Вход закончился' })
  const putAway = asked
    .waitFor()
    .then(() => asked.getByRole('button', { name: 'Закрыть' }).click())
    .catch(() => message)
  await Promise.race([pressed.then(() => putAway).catch(() => message), message])
  await message
  await expect.poll(() => cookieOf(context, 'access-token')).toBeUndefined()

  // another tab of the same browser is signed out
  const other = await context.newPage()
  await enter(other, '/cart')
  await see(other, IS_EMPTY)
  await other.getByRole('link', { name: 'Войти' }).filter({ visible: true }).first().waitFor()

  await signIn(page, inject('emulatorsUrl'), phone)
  const name = page.getByRole('textbox', { name: 'Имя' })
  await name.waitFor()
  await expect.poll(() => name.inputValue()).toBe('Вера')

  // a reloaded tab finds an expired session before it has loaded its customer
  const alive = await context.cookies()
  await changeCookie(context, 'refresh-token', 'a-token-of-two-months-ago')
  await outliveAccess(context)
  await enter(page, FARM)
  await see(page, 'Вы давно не заходили, поэтому войдите ещё раз')
  // as after another sign-in: codes are sent once a minute
  await context.addCookies(alive)
  await enter(page, '/checkout')
  await expect.poll(() => name.inputValue()).toBe('Вера')

  // another tab finds it expired first, without a notification
  await changeCookie(context, 'refresh-token', 'a-token-of-two-months-ago')
  await outliveAccess(context)
  await enter(other, '/checkout')
  await expect.poll(() => cookieOf(context, 'access-token')).toBeUndefined()
  await page.reload()
  await context.addCookies(alive)
  await enter(page, '/checkout')
  await expect.poll(() => name.inputValue()).toBe('Вера')
  await close()
})

test('two tabs renew their session one after another, and both stay signed in', async () => {
  const { page, context, session, close } = await openCustomer()
  const other = await context.newPage()
  await enter(other, FARM)
  await linkToCart(other, '1 товар').waitFor()
  const renewals = watchRenewals(context)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(RENEWAL, async (route) => {
    await held
    await route.continue()
  })

  await outliveAccess(context)
  await press(page, BAGUETTE)
  await press(other, CIABATTA)
  // one tab renews, the other waits
  await page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held, pending].every((list) => list.some(({ name }) => name === 'session-renewal'))
  })
  await expect.poll(renewals.sent).toBe(1)
  release()
  // a tab reloads its carts when it is focused, while the other tab's press may still be in flight
  for (const tab of [page, other])
    await expect
      .poll(async () => {
        await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
        return linkToCart(tab, '3 товара').count()
      })
      .toBe(1)
  await expect.poll(() => inCart(page)).toEqual([BORODINSKY.id, BAGUETTE.id, CIABATTA.id])
  // a call in flight may be refused later and renew once more without signing out
  expect(new Set(renewals.answers)).toEqual(new Set([200]))
  expect((await sessionOf(context)).sid).toBe(session.sid)
  await close()
})

test('a connection cut during the renewal signs out no tab and loses no input', async () => {
  const { page, context, session, close } = await openCustomer()
  await enter(page, '/checkout')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  await enter(page, FARM)
  await linkToCart(page, '1 товар').waitFor()

  await outliveAccess(context)
  await context.route(RENEWAL, (route) => route.abort())
  await press(page, BAGUETTE)
  await see(page, /Нет связи/)
  await expect.poll(() => cookieOf(context, 'refresh-token')).toBeDefined()
  await expect.poll(() => page.getByRole('link', { name: 'Войти' }).filter({ visible: true }).count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('okolitsa-own-checkout'))).toContain('Вера')

  await context.unrouteAll({ behavior: 'wait' })
  // a press during an interrupted renewal gets the interruption, too
  await page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].every(({ name }) => name !== 'session-renewal')
  })
  await press(page, BAGUETTE)
  await linkToCart(page, '2 товара').waitFor()
  await expect.poll(() => inCart(page)).toEqual([BORODINSKY.id, BAGUETTE.id])
  expect((await sessionOf(context)).sid).toBe(session.sid)
  await close()
})
