import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, enter, fillAddress, fillCarts, see } from './customer.ts'
import { NOVOSIBIRSK } from './far-place.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Product shipped by CDEK; its seller's courier serves Moscow. */
const NUTS = { farmerId: 134, productId: 134_001 }
const MOSCOW: Location = {
  ...NOVOSIBIRSK,
  title: 'Москва',
  city: 'Москва',
  region: 'Москва',
  regionCode: '77',
  coords: { latitude: 55.75222, longitude: 37.61556 },
  precision: 'place',
}

test('the shop states far from the farms which sellers deliver, which do not, and the alternatives', async () => {
  const shopUrl = inject('shopUrl')
  const { page, complaints, close } = await openShop(browser, shopUrl, 390)
  await enter(page, '/cart')
  // added in Moscow: milk is delivered by its farm's car
  await fillCarts(page, [{ organizationId: 102, products: [{ productId: 102001, quantity: 4 }] }])
  await page.context().addCookies([{ name: 'location', value: encodeLocation(NOVOSIBIRSK), url: shopUrl }])

  // sections below the fold load on scrolling, for this place and its day
  await enter(page, '/')
  const recipes = page.getByText(/^Рецепты на\s(ужин|выходные)$/)
  // on a busy machine the page grows after it was scrolled to its end: then it scrolls again
  await expect
    .poll(
      async () => {
        await page.evaluate(() =>
          scrollY + innerHeight >= document.documentElement.scrollHeight - 1 ? scrollTo(0, 0) : scrollBy(0, 500),
        )
        return recipes.count()
      },
      { timeout: TIMEOUT_MS },
    )
    .toBeGreaterThan(0)
  await see(page, /^Рецепты на\s(ужин|выходные)$/)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await checkAccessible(page)

  await enter(page, '/cart')
  const milk = page.getByRole('region', { name: /Ферма Ягодиных/ })
  await milk.getByRole('button', { name: 'Сменить адрес' }).waitFor()
  // the name keeps its width next to the text
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
  await expect.poll(() => nuts.getByRole('progressbar').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('an address without delivery can be changed', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/cart')
  await fillCarts(page, [{ organizationId: 102, products: [{ productId: 102001, quantity: 8 }] }])
  await enter(page, '/checkout')
  await fillAddress(page, 'Новосибирск Красный проспект 10')
  await see(page, 'Сюда пока не привезут. Попробуйте другой адрес')
  // no total is shown for an impossible order
  await expect.poll(() => page.getByRole('button', { name: 'Заказать', exact: true }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByText('0 ₽', { exact: true }).count()).toBe(0)
  await page.reload()
  await alive(page)
  await see(page, 'Сюда пока не привезут. Попробуйте другой адрес')
  await fillAddress(page, 'Москва Пятницкая 12')
  await page.getByRole('radio', { name: /Курьер/, checked: true }).waitFor({ state: 'attached' })
  await page.getByText('Сюда пока не привезут').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})

const KAZAN = {
  city: 'Казань',
  region: 'Республика Татарстан',
  regionCode: '16',
  street: 'улица Баумана',
  house: '5',
  flat: '3',
  coords: { latitude: 55.7894, longitude: 49.1221 },
}

test.each(walkedAt(1440))(
  'the place in the header has precedence; a saved address elsewhere is offered, at %i px',
  async (width) => {
    const shopUrl = inject('shopUrl')
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, width)
    // a customer who chose Moscow, with a main address in Kazan
    await enter(page, '/cart')
    await page.context().addCookies([{ name: 'location', value: encodeLocation(MOSCOW), url: shopUrl }])
    await signInByCalls(page, inject('emulatorsUrl'))
    await shopCall(page, 'POST', '/api/v1/addresses', KAZAN)
    const products = [{ productId: NUTS.productId, quantity: 3 }]
    await shopCall(page, 'POST', '/api/v2/cart', { organizationId: NUTS.farmerId, place: MOSCOW, products })

    await enter(page, '/checkout')
    // the address is empty and the methods are those of Moscow
    const address = page.getByRole('combobox', { name: 'Адрес' })
    await expect.poll(() => address.inputValue()).toBe('')
    await page.getByRole('radio', { name: /Курьер/, checked: true }).waitFor({ state: 'attached' })
    await see(page, 'Привезти на ваш адрес?')
    await see(page, /^Ореховый дом.*: (пришлёт СДЭК|курьером .*)/)
    await picture('place-offered')
    await page.getByRole('button', { name: 'Привезти туда' }).click()

    // the checkout, the header and the carts change together
    await expect.poll(() => address.inputValue()).toBe('Казань, Республика Татарстан, улица Баумана, 5')
    await expect.poll(() => page.getByRole('textbox', { name: 'Квартира' }).inputValue()).toBe('3')
    await page.getByText('Привезти на ваш адрес?').waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: /СДЭК/, checked: true }).waitFor({ state: 'attached' })
    await enter(page, '/cart')
    await see(page, 'улица Баумана, 5')
    await page
      .getByRole('region', { name: /Ореховый дом/ })
      .getByText('отправим СДЭК')
      .waitFor()

    // the header is changed back, and so is the checkout
    await page
      .getByRole('button', { name: /Ваш адрес/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('combobox', { name: 'Город, посёлок или адрес' }).fill('Москва')
    await page.getByRole('option', { name: 'Москва', exact: true }).first().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // another tab may have another place, and does not change this tab's
    await page.context().addCookies([{ name: 'location', value: encodeLocation(NOVOSIBIRSK), url: shopUrl }])
    await enter(page, '/checkout')
    await see(page, /Сейчас оформляем для места «Москва»/)
    await expect.poll(() => address.inputValue()).toBe('')
    expect(complaints).toEqual([])
    await close()
  },
)

test('loads the restaurants of a new place once, and states whether they deliver there', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v2/restaurants/availability') asked.push(searchParams)
  })
  await enter(page, '/farmers')
  const moveTo = async (town: string) => {
    await page
      .getByRole('button', { name: /Ваш адрес/ })
      .first()
      .click()
    await page.getByRole('combobox', { name: 'Город, посёлок или адрес' }).fill(town)
    await page.getByRole('option', { name: town }).first().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await moveTo('Новосибирск')
  // at night its restaurants are closed
  await see(page, /^Новосибирск: рестораны сюда возят, (сейчас открыто: \d|но\sсейчас закрыты)/)
  const [query] = asked
  expect(Object.fromEntries(query ?? [])).toMatchObject({ regionId: '54', city: 'Новосибирск' })
  expect(Number(query?.get('latitude'))).toBeCloseTo(55, 0)
  expect(Number(query?.get('longitude'))).toBeCloseTo(83, 0)
  // neither another page nor a new focus loads them again
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('link', { name: 'Рецепты' }).first().click()
  await page.waitForURL('**/recipes')
  expect(asked).toHaveLength(1)

  const nobody = { isAvailable: false, restaurantsCount: 0, openCount: 0 }
  await page.route('**/api/v2/restaurants/availability?*', (route) => route.fulfill({ json: nobody }))
  await moveTo('Москва')
  await see(page, /^Москва: рестораны сюда пока не\sвозят/)
  expect(asked.map((place) => place.get('city'))).toEqual(['Новосибирск', 'Москва'])
  // a page about restaurants has no such message
  await enter(page, '/restaurants')
  await moveTo('Новосибирск')
  await expect.poll(() => asked.length).toBe(3)
  await page.waitForTimeout(300)
  expect(await page.getByText(/рестораны сюда/).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('the main address is the default place of a customer', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/farmers')
  await signInByCalls(page, inject('emulatorsUrl'))
  await shopCall(page, 'POST', '/api/v1/addresses', KAZAN)
  await page.reload()
  // the place is part of the page's HTML
  await expect.poll(() => page.locator('header').getByText('улица Баумана, 5').count()).toBe(1)
  expect(complaints).toEqual([])
  await enter(page, '/account')
  await page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator('header').getByText('Москва').first().waitFor()
  await close()
})
