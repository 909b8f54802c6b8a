import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, atBank, enter, fillAddress, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { readCode } from './read-code.ts'
import { freshPhone, openShop, WIDTHS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const BAKERY = 'Пекарня «Закваска»'
const DAIRY = 'Сыроварня Лучковых'

/** Opens the choice of a place in the header, types a text and selects the first suggestion. */
async function moveTo(page: Page, typed: string, place: RegExp) {
  await page
    .getByRole('button', { name: /^Ваш адрес/ })
    .first()
    .click()
  const picker = page.getByRole('dialog', { name: 'Ваш адрес' })
  await picker.getByRole('combobox', { name: 'Город, посёлок или адрес' }).fill(typed)
  await picker.getByRole('option', { name: place }).first().click()
  await picker.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: place }).first().waitFor()
}

/** Presses a card's plus up to the quantity. */
async function take(scope: Page | Locator, title: string, quantity: number) {
  await scope
    .getByRole('button', { name: `В корзину, ${title}` })
    .first()
    .click()
  const stepper = scope.getByRole('group', { name: `Сколько в корзине: ${title}` }).first()
  for (let pieces = 1; pieces < quantity; pieces++) await stepper.getByRole('button', { name: 'Больше' }).click()
  await stepper.getByText(`${quantity} шт.`).waitFor()
}

test.each(WIDTHS)('a new customer buys from two farmers, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  const emulatorsUrl = inject('emulatorsUrl')
  const phone = freshPhone()

  await enter(page, '/')
  await page
    .getByRole('button', { name: /Москва/ })
    .first()
    .waitFor()
  await picture('01-home')
  await moveTo(page, 'Тула', /Тула/)
  await see(page, 'Показываем, что можно заказать: Тула')
  await picture('02-tula')
  await moveTo(page, 'Москва', /Москва/)

  await page
    .getByRole('link', { name: 'Продукты', exact: true })
    .or(page.getByRole('link', { name: 'Каталог', exact: true }))
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/category')
  await page.locator('main').getByRole('link', { name: /Хлеб/ }).first().click()
  await page.waitForURL('**/category/*hleb*')
  await see(page, 'Хлеб ржаной на живой закваске')
  await picture('03-category')
  await page.getByRole('link', { name: 'Хлеб ржаной на живой закваске' }).first().click()
  await page.waitForURL('**/hleb-rzhanoj-na-zhivoj-zakvaske-104')
  await page.getByRole('heading', { level: 1, name: 'Хлеб ржаной на живой закваске' }).waitFor()
  await page.locator('main').getByRole('button', { name: 'В корзину', exact: true }).first().click()
  const stepper = page.getByRole('group', { name: 'Сколько в корзине: Хлеб ржаной на живой закваске' }).first()
  await stepper.getByRole('button', { name: 'Больше' }).click()
  await stepper.getByText('2 шт.').waitFor()
  await picture('04-product')

  await enter(page, '/farmers/104')
  await take(page.locator('main'), 'Пирог с капустой и яйцом', 1)
  await enter(page, '/farmers/101')
  await take(page.locator('main'), 'Шевр в золе', 3)
  await picture('05-farmer')

  await page
    .getByRole('link', { name: /Корзина/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/cart')
  const bakery = page.getByRole('region', { name: new RegExp(BAKERY) })
  const dairy = page.getByRole('region', { name: new RegExp(DAIRY) })
  await bakery.getByText('Минимальная сумма достигнута').waitFor()
  await dairy.getByText('Минимальная сумма достигнута').waitFor()
  await bakery.getByText('2 товара').waitFor()
  await expect.poll(() => page.getByRole('region').getByRole('progressbar').count()).toBeGreaterThanOrEqual(2)
  await picture('06-cart')
  await checkAccessible(page)

  // the bakery's order is paid in cash
  await bakery.getByRole('link', { name: `Оформить, ${BAKERY}` }).click()
  await page.waitForURL('**/checkout?*')
  await page.getByRole('heading', { name: 'Ваш телефон' }).waitFor()
  await picture('07-checkout-guest')
  await checkAccessible(page)
  const signInBlock = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Ваш телефон' }) })
  await signInBlock.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await signInBlock.getByRole('button', { name: 'Получить код' }).click()
  await see(page, /Отправили код на/)
  await picture('08-checkout-code')
  await page.getByRole('textbox', { name: /Код из СМС/ }).fill(await readCode(emulatorsUrl, phone))
  await signInBlock.waitFor({ state: 'detached' })

  await choose(page.getByRole('radio', { name: /Курьер/ }))
  const days = page.getByRole('group', { name: 'Когда' }).getByRole('radio')
  await choose(days.nth(1))
  await fillAddress(page, 'Москва Пятницкая 12')
  await page.getByRole('textbox', { name: 'Квартира' }).fill('7')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Анна')
  await choose(page.getByRole('radio', { name: /При получении/ }))
  await picture('09-checkout-filled')
  await checkAccessible(page)
  await page.getByRole('button', { name: /^Заказать за/ }).click()
  await page.waitForURL('**/web/thank-you-page/payment/open/*')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Анна!' }).waitFor()
  await picture('10-thanks')
  await checkAccessible(page)

  // the dairy's order is paid in the banking app
  await enter(page, '/cart')
  await page.getByRole('link', { name: `Оформить, ${DAIRY}` }).click()
  await page.waitForURL('**/checkout?*')
  await choose(page.getByRole('radio', { name: /СБП/ }))
  await expect.poll(() => page.getByRole('combobox', { name: 'Адрес' }).inputValue()).toContain('Пятницкая')
  await expect.poll(() => page.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Анна')
  await picture('11-checkout-second')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/payment/sbp?*')
  await page.getByRole('heading', { level: 1, name: /^Оплатите .+ через СБП$/ }).waitFor()
  const qr = page.getByRole('img', { name: 'QR-код для оплаты в приложении банка' })
  if (width === 1440) await qr.waitFor()
  else await page.getByRole('link', { name: 'Оплатить через СБП' }).waitFor()
  await picture('12-payment')
  await checkAccessible(page)
  await atBank(page, 'Оплатить')
  await page.waitForURL('**/web/thank-you-page/payment/paid/*')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Анна!' }).waitFor()
  await see(page, /^Оплачено, /)
  await picture('13-thanks-paid')

  await enter(page, '/account/orders')
  const cards = page.getByRole('article')
  const paid = cards.filter({ hasText: DAIRY })
  const cash = cards.filter({ hasText: BAKERY })
  await expect.poll(() => cards.count()).toBe(2)
  await paid.getByText('Оформлен', { exact: true }).waitFor()
  await cash.getByText('Оформлен', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Оплатить/ }).count()).toBe(0)
  await picture('14-orders')
  await checkAccessible(page)

  await cash.getByRole('link', { name: /^Заказ №/ }).click()
  await page.waitForURL(/\/account\/orders\/\d+$/)
  await page.getByRole('list', { name: 'Ход заказа' }).waitFor()
  await expect.poll(() => page.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem').count()).toBe(4)
  await picture('15-order')
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  const question = page.getByRole('alertdialog', { name: 'Отменить заказ?' })
  await question.waitFor()
  await picture('16-cancel-question')
  await question.getByRole('textbox', { name: 'Почему отменяете' }).fill('Передумали')
  await question.getByRole('button', { name: 'Отменить заказ' }).click()
  await question.waitFor({ state: 'detached' })
  await see(page, 'Отменено покупателем')
  await picture('17-order-canceled')
  await checkAccessible(page)

  await page.goto('/account/orders')
  await alive(page)
  await cash.getByText('Отменено покупателем', { exact: true }).waitFor()
  for (const path of ['/account', '/account/addresses', '/account/edit']) {
    await enter(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(`18${path.replaceAll('/', '-')}`)
    await checkAccessible(page)
  }
  expect(complaints).toEqual([])
  await close()
})
