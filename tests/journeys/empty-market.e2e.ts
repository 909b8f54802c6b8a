import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, atBank, enter, fillAddress, see, signIn } from './customer.ts'
import { type EmptyShop, press, startEmptyShop, typeSmsCode, withFingerprint } from './empty-shop.ts'
import { fillSeller, type Staff, untilSold } from './new-seller.ts'
import { openBrowser } from './open-browser.ts'
import { searchBodies } from './search-bodies.ts'
import { sellerCalls } from './seller-calls.ts'
import { freshPhone, openShop, type ShopPage, TIMEOUT_MS, type Width } from './shop-page.ts'

const NAME = 'Йорт базары'
const OWNER_PHONE = '79161230001'
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
    await becomeOwner(owner.page, link)
    await setUp(owner)
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

    expect(await bodies.found()).toEqual([])
    expect(bodies.read.length).toBeGreaterThan(50)
    for (const { complaints } of [owner, farmer, customer])
      expect(complaints.filter((words) => !/40[14]/.test(words))).toEqual([])
    await Promise.all([owner.close(), farmer.close(), customer.close()])
  },
  6 * TIMEOUT_MS,
)

/** The first owner comes by the printed link and makes a passkey. */
async function becomeOwner(page: Page, link: string): Promise<void> {
  await withFingerprint(page)
  await page.goto(link)
  await alive(page)
  await page.getByLabel('Как вас зовут').fill('Марина Аверина')
  await page.getByLabel('Телефон').fill(OWNER_PHONE)
  await press(page, 'Получить код')
  await typeSmsCode(page, shop.emulatorsUrl, OWNER_PHONE)
  await press(page, 'Стать владельцем и завести ключ')
  await page.getByText('Я сохранил коды').click()
  await press(page, 'Дальше')
  await page.waitForURL(/\/office(?!\/start)/)
}

/** The steps of the set-up before the sellers. */
async function setUp({ page, picture }: ShopPage): Promise<void> {
  const next = async (title: RegExp, step: string) => {
    await page
      .getByRole('button', { name: title })
      .or(page.getByRole('link', { name: title }))
      .click()
    await page.waitForURL(`**/office/setup/${step}`)
    await alive(page)
  }
  const fill = (label: string | RegExp, value: string) => page.getByRole('textbox', { name: label }).fill(value)

  await enter(page, '/office/setup/identity')
  await fill('Имя рынка', NAME)
  await fill('Одной строкой', 'Еда с ферм Татарстана')
  await fill('Куда привезёте', 'Казань и посёлки вокруг')
  for (const area of ['Рестораны', 'Поездки', 'Фестиваль'])
    await page.locator('label').filter({ hasText: area }).click()
  await choose(page.getByRole('radio', { name: 'Озеро' }))
  await picture('m01-identity')
  await checkAccessible(page)
  await next(/^Дальше: Компания/, 'operator')

  await choose(page.getByRole('radio', { name: /^Компания/ }))
  await fill('ИНН', '1655123453')
  await fill('Полное название', 'ООО «Йорт»')
  await fill('Адрес', '420111, Казань, ул. Баумана, 9')
  await fill('ОГРН или ОГРНИП', '1191690001238')
  await fill('Кто подписывает бумаги', 'Аверина Марина Сергеевна')
  await fill('Телефон поддержки', '+7 843 200-10-20')
  await fill('Почта поддержки', 'pomosh@jort.example')
  await picture('m02-operator')
  await checkAccessible(page)
  await next(/^Дальше: Разделы/, 'categories')

  await applyStarter(page)
  await picture('m03-categories')
  await checkAccessible(page)
  await next(/^Дальше: Чужие услуги/, 'services')

  await page
    .getByRole('button', { name: /^Проверить: / })
    .first()
    .waitFor()
  await picture('m04-services')
  await checkAccessible(page)
  await next(/^Дальше: Условия/, 'terms')

  await fill('Комиссия со всего, %', '7')
  await see(page, /9\s300/)
  await applyStarter(page)
  await picture('m05-terms')
  await checkAccessible(page)
  await next(/^Дальше: Продавцы/, 'sellers')

  await picture('m06-sellers')
  await checkAccessible(page)
  await next(/^Дальше: Открыть двери/, 'opening')
  await see(page, /посторонние видят/)
  await picture('m07-opening')
  await checkAccessible(page)
}

/** Applies all starter data of a step. */
async function applyStarter(page: Page): Promise<void> {
  await press(page, 'Применить выбранное')
  await page.getByRole('button', { name: 'Применить выбранное' }).waitFor({ state: 'detached' })
}

/** Invites the farmer by SMS. @returns the link of the list */
async function invite({ page, picture }: ShopPage, phone: string): Promise<string> {
  await enter(page, '/office/invitations')
  await page.getByRole('textbox', { name: 'Мобильный телефон' }).fill(phone)
  await page.getByRole('textbox', { name: /^ИНН/ }).fill(FARMER.inn)
  await page.getByRole('textbox', { name: 'Как называется хозяйство' }).fill(FARMER.title)
  await press(page, 'Отправить СМС')
  const invitation = page.getByRole('article').filter({ hasText: FARMER.title })
  await invitation.waitFor()
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
