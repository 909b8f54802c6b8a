import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { enter, fillAddress, see } from './customer.ts'
import { NOVOSIBIRSK } from './far-place.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, type ShopPage, type Width, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ drawsMaps: true })
})
afterAll(() => browser.close())

/** A seller with its own courier and two pick-up places, who also ships by CDEK. */
const SELLER = 134
const GOODS = [{ productId: 134001, quantity: 3 }]
/** Time limit of a map, ms: it is rendered by the CPU here. */
const MAP_MS = 90_000

/** A visitor's cart with products of the seller. */
async function makeCart(page: Page, products: readonly object[], place?: Location): Promise<string> {
  const body = { organizationId: SELLER, products, ...(place && { place }) }
  return (await shopCall<{ cartId: string }>(page, 'POST', '/api/v2/cart', body)).cartId
}

/** A new signed-in customer at the checkout of one cart. */
async function openCheckout(width: Width): Promise<ShopPage> {
  const shop = await openShop(browser, inject('shopUrl'), width)
  const { page } = shop
  await signInByCalls(page, inject('emulatorsUrl'))
  await enter(page, `/checkout?cart=${await makeCart(page, GOODS)}`)
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  return shop
}

const pick = (page: Page, name: RegExp | string) => choose(page.getByRole('radio', { name }).first())

/** Orders, leaves the payment for later and opens the order's page. */
async function orderAndOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Оплатить|Заказать)/ }).click()
  await page.waitForURL('**/payment/sbp?*')
  const orderId = new URL(page.url()).searchParams.get('orderId')
  await enter(page, `/account/orders/${orderId}`)
}

/** Opens the window of all points and waits until its map is drawn. */
async function openMap(page: Page, width: Width, title: string) {
  await page.getByRole('button', { name: /карт/ }).click()
  const window = page.getByRole('dialog', { name: title })
  // a click on the text waits until the window is open
  if (width === 390) await window.getByText('На карте', { exact: true }).click()
  await window.locator('[data-ready=true]').waitFor({ timeout: MAP_MS })
  return window
}

test.each(walkedAt(390))("the seller's courier delivers, at %i px", async (width) => {
  const { page, complaints, picture, close } = await openCheckout(width)
  await pick(page, /Курьер/)
  await fillAddress(page, 'Москва Пятницкая 12')
  await see(page, /^Привезём /)
  await picture('31-courier')
  await orderAndOpen(page)
  await see(page, /Пятницкая/)
  expect(complaints).toEqual([])
  await close()
})

/** A seller whose courier serves a part of Moscow. */
const LUNCHES = { organizationId: 130, products: [{ productId: 130001, quantity: 5 }] }

test.each(walkedAt(390))('a customer at an unmapped address marks the house, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await signInByCalls(page, inject('emulatorsUrl'))
  const { cartId } = await shopCall<{ cartId: string }>(page, 'POST', '/api/v2/cart', LUNCHES)
  await enter(page, `/checkout?cart=${cartId}`)
  await pick(page, /Курьер/)
  await fillAddress(page, 'Москва Дубравная 35')
  await see(page, 'Где ваш дом?')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  await page.getByRole('button', { name: /^(Оплатить|Заказать)/ }).click()
  await see(page, 'Покажите дом на карте, тогда скажем, привезут ли')
  await picture('35-point-needed')

  await page.getByRole('button', { name: 'Показать на карте' }).click()
  const window = page.getByRole('dialog', { name: 'Где ваш дом?' })
  await window.locator('[data-ready=true]').waitFor({ timeout: MAP_MS })
  const done = window.getByRole('button', { name: 'Дом здесь' })
  await expect.poll(() => done.isDisabled()).toBe(true)
  // the map's position is set by arrow keys, a street, or pasted coordinates
  const point = window.getByRole('combobox', { name: 'Улица, метро или соседний дом' })
  await window.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => done.isDisabled()).toBe(false)
  await see(page, /^Булавка внутри/)
  await picture('36-point-on-map')
  await checkAccessible(page)

  // a point outside the courier's area is reported immediately, and can be corrected
  await point.fill('55.89, 37.85')
  // the list of a search would cover the button below
  await page.waitForTimeout(1_000)
  expect(await point.getAttribute('aria-expanded')).toBe('false')
  await done.click()
  await see(page, 'Сюда пока не привезут. Попробуйте другой адрес')
  await page.getByRole('button', { name: 'Поправить точку на карте' }).click()
  await window.locator('[data-ready=true]').waitFor({ timeout: MAP_MS })
  await point.fill('55.75, 37.55')
  await done.click()
  await see(page, /^Привезём /)
  await page.getByText('Где ваш дом?').waitFor({ state: 'detached' })
  await orderAndOpen(page)
  await see(page, /Дубравная/)

  // the same change for a placed order with a new address
  await page.getByRole('button', { name: 'Изменить доставку' }).click()
  const change = page.getByRole('dialog', { name: 'Изменить доставку' })
  await fillAddress(page, 'Москва Дубравная 37')
  await change.getByText('Где ваш дом?').waitFor()
  await picture('37-point-needed-for-order')
  await change.getByRole('button', { name: 'Показать на карте' }).click()
  await point.fill('55.74, 37.54')
  await done.click()
  await change.getByText('Где ваш дом?').waitFor({ state: 'detached' })
  await change.getByRole('button', { name: /^Сохранить ·/ }).click()
  await change.waitFor({ state: 'detached' })
  await see(page, /Дубравная.* 37/)

  // a print contains the order without navigation
  await page.emulateMedia({ media: 'print' })
  await see(page, 'Что в заказе')
  for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0)
  await page.emulateMedia({ media: null })
  // a refusal asks for the point, which the browser logs
  expect(complaints.filter((words) => !words.includes('/delivery/preview'))).toEqual([])
  await close()
})

test.each(walkedAt(1440))('a place of the seller is chosen from the list and on the map, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openCheckout(width)
  await pick(page, /Заберу сам/)
  const places = page.getByRole('group', { name: 'Где заберёте' }).getByRole('radio')
  await choose(places.nth(1))
  await expect.poll(() => places.nth(1).isChecked()).toBe(true)

  const window = await openMap(page, width, 'Где заберёте заказ')
  const pins = window.locator('button.maplibregl-marker')
  await pins.first().waitFor({ timeout: MAP_MS })
  await picture('32-seller-map')
  await checkAccessible(page)
  // clustered points separate when the cluster is pressed
  for (let press = 0; press < 6 && (await pins.count()) < 2; press++) {
    await pins.first().click()
    await page.waitForTimeout(500)
  }
  const name = (await pins.last().getAttribute('aria-label')) ?? ''
  await pins.last().click()
  await window.getByRole('button', { name: 'Заберу здесь' }).click()
  await window.waitFor({ state: 'detached' })
  const title = name.split(',')[0] ?? ''
  await expect.poll(() => page.getByRole('radio', { name: title }).first().isChecked()).toBe(true)
  await see(page, /^Будем ждать /)
  await orderAndOpen(page)
  await see(page, new RegExp(title))
  expect(complaints).toEqual([])
  await close()
})

test.each(walkedAt(390))('CDEK delivers to a point found by its street, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openCheckout(width)
  await pick(page, /^СДЭК/)
  await pick(page, /^Пункт выдачи/)
  const window = await openMap(page, width, 'Пункты СДЭК')
  await picture('33-cdek-map')
  await checkAccessible(page)
  if (width === 390) await window.getByText('Списком', { exact: true }).click()
  await window.getByRole('searchbox', { name: 'Найти по улице или названию' }).fill('садовая')
  await window.getByText('1 пункт', { exact: true }).waitFor({ state: 'attached' })
  await choose(window.getByRole('radio', { name: /Садовая/ }))
  expect(await window.getByRole('link', { name: 'Открыть в Яндекс Картах' }).getAttribute('href')).toContain(
    'https://yandex.ru/maps/',
  )
  await window.getByRole('button', { name: 'Заберу здесь' }).click()
  await window.waitFor({ state: 'detached' })
  await see(page, /^Будет в\s+пункте/)
  // a pick-up needs no address
  await expect.poll(() => page.getByRole('combobox', { name: 'Адрес' }).count()).toBe(0)
  await picture('34-cdek-point')
  await checkAccessible(page)
  await orderAndOpen(page)
  await see(page, 'Пункт СДЭК')
  await see(page, /Садовая/)
  await picture('35-cdek-order')
  expect(complaints).toEqual([])
  await close()
})

test.each(walkedAt(1440))('CDEK delivers to the door, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openCheckout(width)
  await pick(page, /^СДЭК/)
  await pick(page, /^Курьер до двери/)
  await page.getByRole('button', { name: /^(Оплатить|Заказать)/ }).click()
  await see(page, 'Выберите адрес из подсказок, с улицей и домом')
  await fillAddress(page, 'Москва Пятницкая 12')
  await see(page, /^Привезём /)
  await picture('36-cdek-door')
  await orderAndOpen(page)
  await see(page, /Пятницкая/)
  expect(complaints).toEqual([])
  await close()
})

test('far from the farms only CDEK is offered', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.context().addCookies([{ name: 'location', value: encodeLocation(NOVOSIBIRSK), url: inject('shopUrl') }])
  await signInByCalls(page, inject('emulatorsUrl'))
  const cartId = await makeCart(page, [{ productId: 134001, quantity: 1 }], NOVOSIBIRSK)
  await enter(page, `/checkout?cart=${cartId}`)
  await page.getByRole('radio', { name: /СДЭК/ }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: /^Курьер сюда не\sвезут/ }).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

/** Simulates a carrier without answers until repaired; the shop's own carrier is shared. */
async function withoutCarrier(page: Page): Promise<{ mend(): void }> {
  let isSilent = true
  await page.route('**/api/v1/shipping-methods/*', async (route) => {
    const answer = await route.fetch()
    const { items } = (await answer.json()) as { items: { methodCode: string }[] }
    const ways = items.filter(({ methodCode }) => !isSilent || methodCode !== 'cdek')
    await route.fulfill({ json: { items: ways, totalItems: ways.length, isCarrierSilent: isSilent } })
  })
  return {
    mend: () => {
      isSilent = false
    },
  }
}

test('does not mention CDEK when it is unavailable', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await withoutCarrier(page)
  await signInByCalls(page, inject('emulatorsUrl'))
  await enter(page, `/checkout?cart=${await makeCart(page, GOODS)}`)
  await page.getByRole('radio', { name: /Заберу сам/ }).waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('radio', { name: /СДЭК/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('does not claim that there is no delivery when the only carrier does not answer, and retries automatically', async () => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 390)
  const carrier = await withoutCarrier(page)
  await page.clock.install()
  await signInByCalls(page, inject('emulatorsUrl'))
  await enter(page, `/checkout?cart=${await makeCart(page, GOODS)}`)
  await fillAddress(page, 'Новосибирск Красный проспект 10')
  await see(page, 'СДЭК сейчас не отвечает. Через полминуты спросим ещё раз, довезёт ли сюда')
  await expect.poll(() => page.getByText('Сюда пока не привезут').count()).toBe(0)
  await picture('36-cdek-silent')
  carrier.mend()
  await page.clock.fastForward(40_000)
  await page.getByRole('radio', { name: /СДЭК/, checked: true }).waitFor({ state: 'attached' })
  await page.getByText('СДЭК сейчас не отвечает').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
