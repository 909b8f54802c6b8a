import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, atBank, enter, fillAddress, see, signIn } from './customer.ts'
import { type EmptyShop, press, startEmptyShop, typeSmsCode } from './empty-shop.ts'
import { fillSeller, type Staff, untilSold } from './new-seller.ts'
import { openBrowser } from './open-browser.ts'
import { searchBodies } from './search-bodies.ts'
import { sellerCalls } from './seller-calls.ts'
import { becomeOwner, setUp } from './set-up-market.ts'
import { freshPhone, openShop, type ShopPage, TIMEOUT_MS, type Width } from './shop-page.ts'

const NAME = 'Йорт базары'
const FARMER = { inn: '502000123401', company: 'ИП Горячева Зоя Павловна', title: 'Козы Горячевых' }
const JAM = 'Варенье из антоновки'

/** Name of the software, which is no name of this market. */
const SOFTWARE = /околиц/i
/** Words of the areas that are switched off. */
const SWITCHED_OFF = /ресторан|поездк|экскурси|ярмар|фестивал|(?<!\p{L})тур(?:ы|ов|а|у|е|ом|ах)?(?!\p{L})/iu
/** The office names the areas that it switches. */
const OFFICE = /^\/(?:v1\/)?office(?:\/|$)/

let browser: Browser
let shop: EmptyShop
beforeAll(async () => {
  shop = await startEmptyShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

test(
  'an empty market takes its first order under its own name',
  async () => {
    const { shopUrl } = shop
    const link = await shop.startLink()
    let areOff = false
    const bodies = searchBodies(shopUrl, (pathname) =>
      OFFICE.test(pathname) ? [SOFTWARE] : areOff ? [SOFTWARE, SWITCHED_OFF] : [SOFTWARE],
    )
    const open = async (width: Width): Promise<ShopPage> => {
      const opened = await openShop(browser, shopUrl, width)
      bodies.watch(opened.page.context())
      return opened
    }

    const owner = await open(1440)
    await becomeOwner(owner, shop, link)
    await setUp(owner, NAME)
    areOff = true

    const visitor = await open(390)
    await enter(visitor.page, '/')
    await visitor.page.getByRole('heading', { level: 1, name: 'Скоро откроемся' }).waitFor()
    await visitor.page.getByText(NAME).filter({ visible: true }).first().waitFor()
    await visitor.picture('m08-announcement')
    await checkAccessible(visitor.page)
    await visitor.close()

    const farmerPhone = freshPhone()
    const invitation = await invite(owner, farmerPhone)
    const farmer = await open(390)
    const staff = await acceptInvitation(farmer, invitation, farmerPhone)
    const [productId = 0] = await fillSeller(staff, {
      goods: [{ title: JAM, isWeight: false, price: 420 }],
      section: 'Варенье',
    })
    await enter(farmer.page, '/cabinet')
    await farmer.page.getByRole('button', { name: /^Отправить на/ }).click()
    await farmer.page.getByRole('heading', { level: 2, name: /^Магазин на/ }).waitFor()
    await farmer.picture('m11-submitted')

    await approve(owner)
    await openMarket(owner)
    await untilSold(shopUrl, staff.organizationId)
    expect(productId).toBeGreaterThan(0)

    const { page, ...customer } = await open(390)
    const order = await buy({ page, ...customer })
    const { move } = await sellerCalls(shop, staff.organizationId, staff.token)
    await enter(farmer.page, '/cabinet')
    await farmer.page.getByRole('heading', { name: /^Ответить на/ }).waitFor()
    await farmer.picture('m16-today')
    await move(Number(/\d+$/.exec(order)?.[0]), 'isAssembling', 'onTheRoad', 'received')
    await enter(page, order)
    await page.getByText('Получен', { exact: true }).first().waitFor()
    await customer.picture('m17-received')

    for (const path of ['/', '/category', '/farmers', '/contacts', '/agreement', '/privacy', '/delivery-and-payment'])
      await enter(page, path)
    // closed areas are absent at their addresses as well
    for (const path of ['/restaurants', '/tours', '/festival']) {
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(404)
      bodies.add(`${shopUrl}${path}`, await answer.text())
    }
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await page.request.get(manifest ?? '')
    expect(((await answer.json()) as { name: string }).name).toBe(NAME)
    bodies.add(new URL(manifest ?? '', shopUrl).href, await answer.text())

    const { items } = (await (await fetch(`${shop.emulatorsUrl}/sms/messages?phone=${farmerPhone}`)).json()) as {
      items: { text: string }[]
    }
    expect(items.some(({ text }) => text.includes(NAME))).toBe(true)
    for (const { text } of items) bodies.add(`${shopUrl}/sms`, text)

    expect(await bodies.found()).toEqual([])
    const pages = new Set(bodies.read.map((url) => new URL(url).pathname))
    for (const path of ['/', '/office/setup/identity', '/cabinet', '/cart', order, '/privacy'])
      expect(pages).toContain(path)
    for (const { complaints } of [owner, farmer, customer])
      expect(complaints.filter((words) => !/40[14]/.test(words))).toEqual([])
    await Promise.all([owner.close(), farmer.close(), customer.close()])
  },
  6 * TIMEOUT_MS,
)

/** Invites the farmer by SMS. @returns the link of the list */
async function invite({ page, picture }: ShopPage, phone: string): Promise<string> {
  await enter(page, '/office/invitations')
  await page.getByRole('textbox', { name: 'Мобильный телефон' }).fill(phone)
  await page.getByRole('textbox', { name: /^ИНН/ }).fill(FARMER.inn)
  await page.getByRole('textbox', { name: 'Как называется хозяйство' }).fill(FARMER.title)
  await press(page, 'Отправить СМС')
  const invitation = page.getByRole('article').filter({ hasText: FARMER.title })
  await invitation.waitFor()
  // the form is ready for the next seller
  await expect.poll(() => page.getByRole('textbox', { name: 'Как называется хозяйство' }).inputValue()).toBe('')
  await picture('m09-invitations')
  await checkAccessible(page)
  return (await invitation.locator('output').textContent()) ?? ''
}

/** The farmer follows the link and confirms the phone. */
async function acceptInvitation({ page, picture }: ShopPage, link: string, phone: string): Promise<Staff> {
  await enter(page, link)
  await see(page, new RegExp(`«${FARMER.title}» приглашают продавать`))
  await press(page, /^Найти в\sреестре/)
  await see(page, FARMER.company)
  await picture('m10-invited')
  await checkAccessible(page)
  await page.getByRole('button', { name: /^Другой банк/ }).click()
  await page.getByRole('textbox', { name: 'Как вас зовут' }).fill('Зоя')
  await page.getByRole('textbox', { name: 'Ваш телефон' }).fill(phone)
  await press(page, 'Получить код')
  await typeSmsCode(page, shop.emulatorsUrl, phone)
  await page.getByRole('heading', { level: 1, name: /^Осталось сделать/ }).waitFor()
  const me = (await (await page.request.get('/v1/user/me')).json()) as { organization: { id: number } }
  const session = (await page.context().cookies()).find(({ name }) => name === 'b2b-token')
  return { shopUrl: shop.shopUrl, token: session?.value ?? '', organizationId: me.organization.id }
}

/** The owner approves the farmer. */
async function approve({ page, picture }: ShopPage): Promise<void> {
  await enter(page, '/office/applications')
  const application = page.getByRole('article').filter({ hasText: FARMER.title })
  await application.waitFor()
  await picture('m12-applications')
  await application.getByRole('button', { name: /^Пустить на/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Пустить на/ })
    .click()
  await application.waitFor({ state: 'detached' })
}

/** The owner opens the market. */
async function openMarket({ page, picture }: ShopPage): Promise<void> {
  await enter(page, '/office/setup/opening')
  await press(page, 'Открыть рынок')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Открыть рынок' }).click()
  await page
    .getByRole('status')
    .getByText('Открыт', { exact: true })
    .or(page.getByText(/Сейчас: Открыт/))
    .first()
    .waitFor()
  await picture('m13-open')
}

/** A new customer finds the product on the home page and pays for it. @returns path of the order */
async function buy({ page, picture }: ShopPage): Promise<string> {
  await enter(page, '/')
  await picture('m14-home')
  await page.locator('main').getByRole('link', { name: JAM }).first().click()
  await page.getByRole('heading', { level: 1, name: JAM }).waitFor()
  await alive(page)
  await page.locator('main').getByRole('button', { name: 'В корзину', exact: true }).first().click()
  await page
    .getByRole('group', { name: `Сколько в корзине: ${JAM}` })
    .first()
    .waitFor()
  await enter(page, '/cart')
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await page.waitForURL('**/checkout?*')
  await alive(page)
  await signIn(page, shop.emulatorsUrl, freshPhone())
  await page.getByRole('heading', { name: 'Ваш телефон' }).waitFor({ state: 'detached' })
  await fillAddress(page, 'Москва Пятницкая 12')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  await picture('m15-checkout')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/payment/sbp?*')
  await atBank(page, 'Оплатить')
  await page.waitForURL('**/web/thank-you-page/payment/paid/*')
  await enter(page, '/account/orders')
  return (
    (await page
      .getByRole('link', { name: /^Заказ №/ })
      .first()
      .getAttribute('href')) ?? ''
  )
}
