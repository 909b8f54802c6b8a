import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const FARM = 101
const MILK = 101_010

/** An order shipped by its seller, so that it may be delivered before its day. */
async function sentOrder(): Promise<{ orderId: number; date: string }> {
  const customer = await openShop(browser, shop.shopUrl, 390)
  const phone = await signInByCalls(customer.page, shop.emulatorsUrl)
  const orderId = await placeOrder(customer.page, {
    ...{ organizationId: FARM, productId: MILK, quantity: 5, phone },
    ...{ methodCode: 'courier' as const, paymentMethod: 'cashondelivery' as const },
  })
  await customer.close()
  const seller = await sellerCalls(shop, FARM)
  await seller.move(orderId, 'isAssembling', 'onTheRoad')
  const { deliveryDate } = (await seller.orderOf(orderId)) as { deliveryDate: string }
  return { orderId, date: deliveryDate }
}

/** The whole number of an order: a small one is also in hours and sums. */
const numberOf = (orderId: number) => new RegExp(`№\\s${orderId.toLocaleString('ru-RU').replace(/\s/g, '\\s')}(?!\\d)`)
const rowOf = (page: Page, orderId: number) => page.getByRole('listitem').filter({ hasText: numberOf(orderId) })
const give = (page: Page, orderId: number, courier: string) =>
  rowOf(page, orderId).getByRole('combobox').selectOption({ label: courier })

async function newLink(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Как зовут курьера' }).fill(name)
  await page.getByRole('button', { name: 'Сделать ссылку' }).click()
  await see(page, `Ссылка для курьера: ${name}`)
  return page.getByRole('textbox', { name: 'Ссылка для курьера' }).inputValue()
}

/** Whether this edit of the route puts the two orders into different cars. */
function isSplit(edit: Request, first: { orderId: number }, second: { orderId: number }): boolean {
  const { stops } = edit.postDataJSON() as { stops: { orderId: number; linkId: string | null }[] }
  const carOf = ({ orderId }: { orderId: number }) => stops.find((stop) => stop.orderId === orderId)?.linkId
  return carOf(first) !== carOf(second)
}

/** A phone with a service worker, which needs its own context. */
async function courierPhone(link: string) {
  const context = await browser.newContext({
    ...{ baseURL: shop.shopUrl, locale: 'ru-RU', viewport: { width: 390, height: 844 } },
    ...{ isMobile: true, hasTouch: true, reducedMotion: 'reduce' as const },
  })
  await context.addCookies([{ name: 'cookie-accepted', value: '1', url: shop.shopUrl }])
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await enter(page, new URL(link).pathname)
  return { context, page }
}

test('records the number of packages in the cabinet, and attaches a photo of a delivery', async () => {
  const { orderId } = await sentOrder()
  const desk = await openShop(browser, shop.shopUrl, 390)
  await signInAsStaff(desk.page, shop.emulatorsUrl, `client-${FARM}`)
  await enter(desk.page, `/cabinet/orders/${orderId}`)
  const more = desk.page.getByRole('button', { name: 'Добавить место' })
  for (let press = 0; press < 2; press += 1) await more.click()
  await desk.page.getByRole('button', { name: 'Добавить холодное место' }).click()
  const seller = await sellerCalls(shop, FARM)
  const order = async () =>
    (await seller.orderOf(orderId)) as { packages: object; doorPhotoIds: string[]; deliveryDate: string }
  await expect.poll(async () => (await order()).packages, { timeout: TIMEOUT_MS }).toEqual({ total: 3, cold: 1 })
  await desk.picture('order-packages')
  await checkAccessible(desk.page)

  const { deliveryDate } = await order()
  await enter(desk.page, `/cabinet/couriers?date=${deliveryDate}`)
  const phone = await courierPhone(await newLink(desk.page, 'Вера'))
  await phone.page
    .getByRole('button')
    .filter({ hasText: numberOf(orderId) })
    .or(phone.page.getByText(numberOf(orderId)))
    .first()
    .click()
  await see(phone.page, /3\sместа, 1\sхолодное/)
  await phone.page.getByRole('button', { name: /^Отдано/ }).click()
  await phone.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'дверь.png', mimeType: 'image/png', buffer: await phone.page.screenshot() })
  await phone.page.getByRole('img', { name: /Фото у\sдвери/ }).waitFor()
  await checkAccessible(phone.page)
  await phone.page.getByRole('button', { name: 'Да, отдано' }).click()
  await expect.poll(async () => (await order()).doorPhotoIds.length, { timeout: TIMEOUT_MS }).toBe(1)
  await phone.context.close()
  expect(desk.complaints).toEqual([])
  await desk.close()
})

test('splits a day between two cars, changes their order by hand, and records deliveries offline', async () => {
  const first = await sentOrder()
  const second = await sentOrder()
  expect(second.date).toBe(first.date)
  const desk = await openShop(browser, shop.shopUrl, 1440)
  await signInAsStaff(desk.page, shop.emulatorsUrl, `client-${FARM}`)
  await enter(desk.page, `/cabinet/couriers?date=${first.date}`)
  const [anton, boris] = [await newLink(desk.page, 'Антон'), await newLink(desk.page, 'Борис')]

  // both orders are in one car, and the later one is moved first by keyboard
  await give(desk.page, first.orderId, 'Антон')
  await give(desk.page, second.orderId, 'Антон')
  const car = desk.page.getByRole('heading', { name: 'Везёт Антон' }).locator('xpath=../..')
  await car.getByRole('listitem').nth(1).waitFor()
  const [top] = await car.getByRole('listitem').allInnerTexts()
  await car
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Раньше/ })
    .press('Enter')
  await see(desk.page, 'Порядок поставили вы.')
  await expect.poll(async () => (await car.getByRole('listitem').allInnerTexts())[1], { timeout: TIMEOUT_MS }).toBe(top)
  await desk.picture('couriers-two-cars')
  await checkAccessible(desk.page)
  // Shown immediately and saved a moment later; earlier edits may still be on their way.
  const written = desk.page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/cabinet/couriers/route') && isSplit(answer.request(), first, second),
  )
  await give(desk.page, second.orderId, 'Борис')
  await written
  await see(desk.page, 'Везёт Борис')

  const phone = await courierPhone(anton)
  await phone.page.getByRole('heading', { level: 1, name: 'Здравствуйте, Антон' }).waitFor()
  await see(phone.page, numberOf(first.orderId))
  expect(await phone.page.getByText(numberOf(second.orderId)).count()).toBe(0)
  const map = phone.page.getByRole('link', { name: /^На\sкарте/ })
  expect(await map.getAttribute('href')).toMatch(/^https:\/\/yandex\.ru\/maps\/\?rtext=/)
  await checkAccessible(phone.page)

  // the page is cached on the phone, and the network fails
  const { pathname } = new URL(anton)
  await expect
    .poll(
      () =>
        phone.page.evaluate(
          async (wanted) => (await (await caches.open('okolitsa-desk')).keys()).some(({ url }) => url.endsWith(wanted)),
          pathname,
        ),
      { timeout: TIMEOUT_MS },
    )
    .toBe(true)
  await enter(phone.page, pathname)
  await phone.context.setOffline(true)
  await phone.page.getByRole('button', { name: /^Отдано, взято/ }).click()
  await phone.page.getByRole('button', { name: 'Да, отдано' }).click()
  await see(phone.page, /Нет связи\. В\sтелефоне: 1\sзапись/)
  await phone.page.goto(pathname)
  await see(phone.page, 'Все адреса пройдены')
  await phone.context.setOffline(false)
  const seller = await sellerCalls(shop, FARM)
  await expect
    .poll(async () => ((await seller.orderOf(first.orderId)) as { deliveryStatus: string }).deliveryStatus, {
      timeout: TIMEOUT_MS,
    })
    .toBe('received')
  await phone.context.close()

  // the other car's link shows only its own stop
  const other = await courierPhone(boris)
  await see(other.page, numberOf(second.orderId))
  expect(await other.page.getByText(numberOf(first.orderId)).count()).toBe(0)
  await other.context.close()

  // the office enters the collected cash
  await enter(desk.page, `/cabinet/couriers?date=${first.date}`)
  await desk.page.getByRole('button', { name: 'Принять деньги: Антон' }).click()
  await desk.page.getByRole('textbox', { name: 'Сдано, ₽' }).fill('1')
  await desk.page.getByRole('button', { name: 'Записать' }).click()
  await see(desk.page, /не\sхватает/)
  await checkAccessible(desk.page)
  expect(desk.complaints).toEqual([])
  await desk.close()
})
