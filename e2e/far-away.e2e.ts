import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { shopCall } from './shop-calls.ts'
import { openShop } from './shop-page.ts'
import { enter, fillAddress, fillCarts, see } from './shopper.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Sends by CDEK; its courier stays near Moscow. */
const NUTS = { farmerId: 134, productId: 134_001 }
const NOVOSIBIRSK: Location = {
  title: 'Новосибирск',
  city: 'Новосибирск',
  settlement: null,
  region: 'Новосибирская область',
  regionCode: '54',
  street: null,
  house: null,
  postalCode: null,
  coords: { latitude: 55.0302, longitude: 82.9204 },
}

test('far from the farms the shop says who sends, who does not come, and what to do', async () => {
  const shopUrl = inject('shopUrl')
  const { page, complaints, close } = await openShop(browser, shopUrl, 390)
  await enter(page, '/cart')
  // gathered in Moscow: milk goes by its farm's car
  await fillCarts(page, [{ organizationId: 102, products: [{ productId: 102001, quantity: 4 }] }])
  await page.context().addCookies([{ name: 'location', value: encodeLocation(NOVOSIBIRSK), url: shopUrl }])

  await enter(page, '/cart')
  const milk = page.getByRole('region', { name: /Ферма Ягодиных/ })
  await milk.getByRole('button', { name: 'Сменить адрес' }).waitFor()
  // the name is not squeezed by what is said beside it
  expect((await milk.getByRole('heading').boundingBox())?.height).toBeLessThan(40)
  await enter(page, '/checkout')
  await see(page, 'Пока нечего оформлять')

  await enter(page, `/farmers/${NUTS.farmerId}/delivery`)
  await see(page, 'К вам отправим СДЭК')
  const products = [{ productId: NUTS.productId, quantity: 1 }]
  await shopCall(page, 'POST', '/api/v2/cart', { organizationId: NUTS.farmerId, place: NOVOSIBIRSK, products })
  await enter(page, '/cart')
  const nuts = page.getByRole('region', { name: /Ореховый дом/ })
  await nuts.getByText('отправим СДЭК').waitFor()
  expect(await nuts.getByRole('progressbar').count()).toBe(0)
  await nuts.getByRole('link', { name: /^Оформить/ }).click()
  await page.getByRole('radio', { name: /СДЭК/ }).waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await close()
})

test('an address that nobody comes to can be changed for another', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/cart')
  await fillCarts(page, [{ organizationId: 102, products: [{ productId: 102001, quantity: 8 }] }])
  await enter(page, '/checkout')
  await fillAddress(page, 'Новосибирск Красный проспект 10')
  await see(page, 'Сюда пока не привезут. Попробуйте другой адрес')
  // no sum is named that nobody will pay
  expect(await page.getByRole('button', { name: 'Заказать', exact: true }).isDisabled()).toBe(true)
  expect(await page.getByText('0 ₽', { exact: true }).count()).toBe(0)
  await page.reload()
  await see(page, 'Сюда пока не привезут. Попробуйте другой адрес')
  await fillAddress(page, 'Москва Пятницкая 12')
  await page.getByRole('radio', { name: /Курьер/, checked: true }).waitFor({ state: 'attached' })
  await page.getByText('Сюда пока не привезут').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
