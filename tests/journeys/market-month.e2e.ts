import { demoOwner } from '@okolitsa/demo/office.ts'
import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { type EmptyShop, press, startEmptyShop } from './empty-shop.ts'
import { beginOfficeSession, enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { readCode } from './read-code.ts'
import { sellerCalls } from './seller-calls.ts'
import { shopCall, signInAsStaff, signInByCalls } from './shop-calls.ts'
import { freshPhone, openShop, TIMEOUT_MS } from './shop-page.ts'

const FARM = 101
/** The evening before a payout day; a sole owner signs alone twelve hours after proposing. */
const EVENING = '2026-12-09T16:00:00Z'
const PAYOUT_DAY = '2026-12-10T05:00:00Z'
/** The bank returns a payment after two days. The lower fee begins on this day. */
const THIRD_DAY = '2026-12-13T07:00:00Z'
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }
const OPERATOR = {
  ...{ kind: 'company', name: 'ООО «Околица»', address: '101000, г. Москва, ул. Примерная, д. 1' },
  ...{ tin: '7722698789', ien: '1097746419077', signatory: 'Образцов Иван Ильич', kpp: '772201001' },
  ...{ bankName: 'ПАО СБЕРБАНК', bic: '044525225', account: '40702810938120061991' },
  correspondentAccount: '30101810400000000225',
}

let browser: Browser
let shop: EmptyShop
beforeAll(async () => {
  shop = await startEmptyShop({
    OKOLITSA_DEMO: '1',
    DEMO_HISTORY: '1',
    OKOLITSA_NOW: EVENING,
    FIRST_ORDERS_UNPAID: '0',
  })
  browser = await openBrowser()
  await shop.ready()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

/** Difference between the market's clock and the machine's, ms. */
let aheadMs = Date.parse(EVENING) - Date.now()
const marketNow = () => Date.now() + aheadMs

/** Starts the market again at a later moment. */
async function goTo(moment: string): Promise<void> {
  aheadMs = Date.parse(moment) - Date.now()
  await shop.restart({ OKOLITSA_NOW: moment })
}

const call = <T>(page: Page, method: 'GET' | 'POST', path: string, body?: object) =>
  shopCall<T>(page, method, `/v1/office/${path}`, body, OWN_PAGE)

/** A page of a person of the office, signed in at the market's time. */
async function openOffice(person: { readonly phone: string; readonly totpSecret: string }) {
  const opened = await openShop(browser, shop.shopUrl, 1440)
  const { shopUrl, emulatorsUrl } = shop
  await enterOffice(opened.page, shopUrl, await beginOfficeSession(shopUrl, emulatorsUrl, marketNow(), person))
  return opened
}
async function openOwner() {
  const owner = await openOffice(demoOwner)
  usedStep = stepNow()
  return owner
}

/** Step of the last used code of the owner's app: a code works once. */
let usedStep = 0
const stepNow = () => Math.floor(marketNow() / 30_000)

/** Signs the only waiting proposal with the next code of the owner's app. */
async function signProposal(owner: Page): Promise<void> {
  const { approvals } = await call<{ approvals: { id: string; digest: string }[] }>(owner, 'GET', 'people')
  const [{ id, digest } = { id: '', digest: '' }] = approvals
  await vi.waitUntil(() => stepNow() > usedStep, { timeout: TIMEOUT_MS, interval: 500 })
  const code = totpCode(demoOwner.totpSecret, marketNow())
  usedStep = stepNow()
  await call(owner, 'POST', `approvals/${id}/approval`, { digest, code })
}

/** An invited person confirms the phone and an authenticator app; the page is signed in afterwards. */
async function join(page: Page, link: string, phone: string): Promise<{ phone: string; totpSecret: string }> {
  await call(page, 'POST', 'start/link', { token: link.split('/').at(-1) })
  await call(page, 'POST', 'start/own-code', {})
  await call(page, 'POST', 'start/phone', { code: await readCode(shop.emulatorsUrl, phone) })
  const { secret, sealed } = await call<{ secret: string; sealed: string }>(page, 'POST', 'start/totp', {})
  const totpSecret = secret.replaceAll(' ', '')
  await call(page, 'POST', 'start/totp/confirm', { sealed, code: totpCode(totpSecret, marketNow()) })
  return { phone, totpSecret }
}

/** A file of the bank, of an acquirer or of the register of receipts. */
const fileOf = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${shop.emulatorsUrl}${path}`)).arrayBuffer())

/** Imports the bank's statement of days at the page of payouts. @returns the preview's sentence */
async function importStatement(page: Page, from: string, to: string): Promise<string> {
  const buffer = await fileOf(`/tbank/statement?account=${OPERATOR.account}&from=${from}&to=${to}`)
  await enter(page, '/office/payouts/statement')
  const upload = page.getByRole('region', { name: 'Выписка банка' })
  await upload.getByLabel('Выбрать файл').setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer })
  const counts = (await upload.getByRole('status').textContent()) ?? ''
  await press(page, 'Загрузить выписку')
  await page.getByText('Выписка загружена').first().waitFor()
  return counts
}

/** Columns of a register as the emulators write them. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Эквайринг: {
    День: 'Дата операции',
    Сумма: 'Сумма, руб.',
    'Номер платежа или чека': 'Номер заказа',
    'Комиссия банка': 'Комиссия, руб.',
    'Вид операции': 'Тип операции',
  },
  Касса: { День: 'Дата и время', Сумма: 'Итог, руб.', 'Номер платежа или чека': '№ ФД' },
}

/** Adds a source at the page of a month's closing, and imports its register of November. */
async function importRegister(page: Page, source: string, path: string): Promise<void> {
  const files = page.getByRole('region', { name: 'Реестры и\u00A0выписки' })
  await files.getByLabel('От\u00A0кого').selectOption({ label: 'Новый источник' })
  await files
    .getByLabel('Что присылает')
    .selectOption({ label: source === 'Касса' ? 'Реестр кассы или ОФД' : 'Реестр эквайринга' })
  await files.getByLabel('Название').fill(source)
  await press(page, 'Добавить источник')
  const buffer = await fileOf(`${path}?from=2026-11-01&to=2026-11-30`)
  await files.getByLabel('Файл XLSX, CSV или').setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer })
  await files.getByText('Где что в\u00A0файле').waitFor()
  for (const [field, column] of Object.entries(COLUMNS[source] ?? {}))
    await files.getByLabel(field, { exact: true }).selectOption({ label: column })
  if (source === 'Эквайринг') await files.getByLabel('Какие слова значат возврат').fill('Возврат')
  await files.getByRole('button', { name: 'Загрузить', exact: true }).click()
  await files.getByText(/^Загружено: /).waitFor()
}

test(
  'a month of the market is paid out, returned in part, closed, and documented for its sellers',
  async () => {
    let owner = await openOwner()
    const market = await call<{ version: number; operator: object }>(owner.page, 'GET', 'market')
    await call(owner.page, 'POST', 'market/operator', { ...market.operator, ...OPERATOR, version: market.version })
    const phone = freshPhone()
    const invitation = { phone, name: 'Анна Счетова', roles: ['accountant'], isSent: false }
    await call(owner.page, 'POST', 'people/invitations', invitation)
    await owner.close()

    await goTo(PAYOUT_DAY)
    owner = await openOwner()
    await signProposal(owner.page)
    const { invitations } = await call<{ invitations: { id: string }[] }>(owner.page, 'GET', 'people')
    const { link } = await call<{ link: string }>(owner.page, 'POST', `people/invitations/${invitations[0]?.id}/link`, {
      isSent: false,
    })
    let accountant = await openShop(browser, shop.shopUrl, 1440)
    const bookkeeper = await join(accountant.page, link, phone)

    // one person drafts, the other signs, and the bank takes the file
    await enter(accountant.page, '/office/payouts')
    await press(accountant.page, 'Собрать выплату')
    await accountant.page.getByRole('link', { name: 'Выплата №\u00A01', exact: true }).click()
    await accountant.page.waitForURL(/payouts.\d+$/)
    const runUrl = new URL(accountant.page.url()).pathname
    await accountant.page.getByText('Выплату собрали вы, подписывает другой человек.').waitFor()
    await enter(owner.page, runUrl)
    await owner.page.getByRole('button', { name: /^Подписать/ }).click()
    await owner.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Подписать/ })
      .click()
    await owner.page.getByText('Подписана', { exact: true }).waitFor()
    await enter(accountant.page, runUrl)
    await press(accountant.page, 'Отправить')
    await accountant.page.getByRole('alertdialog').getByRole('button', { name: 'Отправить' }).click()
    const file = accountant.page.getByRole('link', { name: /^Файл для банка/ })
    await file.waitFor()
    await accountant.picture('month-run-sent')
    const order = await accountant.page.request.get((await file.getAttribute('href')) ?? '')
    await fetch(`${shop.emulatorsUrl}/tbank/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fail: 'return', times: 1 }),
    })
    const taken = await fetch(`${shop.emulatorsUrl}/tbank/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await order.body()),
    })
    const { accepted } = (await taken.json()) as { accepted: number }
    expect(accepted).toBeGreaterThan(10)
    expect(await importStatement(accountant.page, '2026-12-10', '2026-12-10')).toContain(`дошло выплат: ${accepted}`)
    await enter(accountant.page, runUrl)
    await accountant.page.getByText('Выплачено', { exact: true }).first().waitFor()

    // the fee becomes lower from a day in the middle of the month
    const rule = { organizationId: FARM, percent: 8, fromDay: THIRD_DAY.slice(0, 10) }
    await call(accountant.page, 'POST', 'fees', rule)
    await signProposal(owner.page)
    await Promise.all([owner.close(), accountant.close()])

    // the bank returns one payment; the seller's money is on the balance again
    await goTo(THIRD_DAY)
    accountant = await openOffice(bookkeeper)
    expect(await importStatement(accountant.page, '2026-12-10', '2026-12-13')).toContain('вернулось: 1')
    await enter(accountant.page, runUrl)
    await accountant.picture('month-run-returned')

    // the registers of November agree with the ledger
    await enter(accountant.page, '/office/closing/2026-11')
    await importRegister(accountant.page, 'Эквайринг', '/rbs/register')
    await importRegister(accountant.page, 'Касса', '/fiscal/register')
    await accountant.picture('month-closing')
    await accountant.page.getByText('Разниц нет.').waitFor()

    // the books are checked, and the month is closed
    owner = await openOwner()
    await call(owner.page, 'POST', 'state/integrity', {})
    await expect
      .poll(async () => (await call<{ obstacles: string[] }>(accountant.page, 'GET', 'closing/2026-11')).obstacles, {
        timeout: 2 * TIMEOUT_MS,
      })
      .toEqual([])
    await enter(accountant.page, '/office/closing/2026-11')
    await press(accountant.page, 'Закрыть месяц')
    await accountant.page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть месяц' }).click()
    await accountant.page.getByText('Закрыт', { exact: true }).first().waitFor()
    await checkAccessible(accountant.page)
    await accountant.picture('month-closed')

    // a sale after the middle of the month has the lower fee
    const customer = await openShop(browser, shop.shopUrl, 390)
    const { move } = await sellerCalls(shop, FARM)
    const orderId = await placeOrder(customer.page, {
      ...{ organizationId: FARM, productId: 101_002, quantity: 2, methodCode: 'pickup' },
      ...{ phone: await signInByCalls(customer.page, shop.emulatorsUrl), paymentMethod: 'cashondelivery' },
    })
    await move(orderId, 'isAssembling', 'readyForIssuance', 'received')

    const seller = await openShop(browser, shop.shopUrl, 390)
    await signInAsStaff(seller.page, shop.emulatorsUrl, `client-${FARM}`)
    await enter(seller.page, '/cabinet/money')
    await seller.page.getByText('Выплата вернулась').first().waitFor()
    await seller.page.getByRole('link', { name: 'Договор и\u00A0реквизиты' }).waitFor()
    await seller.page.getByText(/прошлую банк вернул, деньги снова на\sбалансе/).waitFor()
    await seller.picture('month-seller-money')
    const papers = seller.page.getByRole('listitem').filter({ hasText: 'Отчёт агента' })
    await expect
      .poll(
        async () => {
          await enter(seller.page, '/cabinet/money/papers')
          return papers.count()
        },
        { timeout: 2 * TIMEOUT_MS },
      )
      .toBeGreaterThan(0)
    const paper = papers.first().getByRole('link', { name: /^Скачать PDF: Отчёт агента №/ })
    expect((await seller.page.request.get((await paper.getAttribute('href')) ?? '')).status()).toBe(200)
    await seller.picture('month-seller-papers')
    await enter(seller.page, `/cabinet/orders/${orderId}`)
    await seller.page.getByText(/^Комиссия\s8/).waitFor()
    expect([...owner.complaints, ...accountant.complaints, ...seller.complaints]).toEqual([])
    await Promise.all([owner.close(), seller.close(), customer.close(), accountant.close()])
  },
  15 * TIMEOUT_MS,
)
