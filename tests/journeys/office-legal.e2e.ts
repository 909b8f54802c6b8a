import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, enter } from './customer.ts'
import { type EmptyShop, press, startEmptyShop } from './empty-shop.ts'
import { beginOfficeSession, enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

const START_MS = 400_000
const EDITOR = '/office/content/legal'
const CART = { organizationId: 101, products: [{ productId: 101_001, quantity: 4 }] }

let browser: Browser
// a market of its own: a changed agreement asks every customer
let shop: EmptyShop
beforeAll(async () => {
  shop = await startEmptyShop({ OKOLITSA_DEMO: '1' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

test(
  'the office changes the agreement, and a customer sees what is new and accepts it before ordering',
  async () => {
    const { shopUrl, emulatorsUrl } = shop
    const isReady = () =>
      fetch(`${shopUrl}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: START_MS, interval: 500 }).toBe(true)
    const office = await openShop(browser, shopUrl, 1440)
    await enterOffice(office.page, shopUrl, await beginOfficeSession(shopUrl, emulatorsUrl))
    await enter(office.page, EDITOR)
    await office.page.getByText('Своего текста нет, на сайте встроенный').first().waitFor()
    await checkAccessible(office.page)
    await office.picture('office-legal-list')
    await office.page.getByRole('link', { name: 'Пользовательское соглашение' }).click()
    await office.page.waitForURL(`**${EDITOR}/legal-agreement`)
    await alive(office.page)
    const text = office.page.getByLabel('Текст', { exact: true })
    await office.page.getByLabel('Заголовок').fill('Пользовательское соглашение')
    await text.fill('## Возврат\nДеньги возвращаем за 7 дней.\nОператор: {{operator.tim}}.')
    await press(office.page, 'Сохранить черновик')
    await office.page.getByText('Показать нельзя: не заполнено operator.tim').waitFor()
    const publish = async () => {
      await press(office.page, 'Сохранить черновик')
      await press(office.page, 'Показать…')
      await office.page.getByRole('alertdialog').waitFor()
    }
    await text.fill('## Возврат\nДеньги возвращаем за 7 дней.')
    await publish()
    await press(office.page, 'Показать')
    await office.page.getByText('На сайте последняя версия.').waitFor()

    const customer = await openShop(browser, shopUrl, 390)
    const phone = await signInByCalls(customer.page, emulatorsUrl)
    await shopCall(customer.page, 'POST', '/api/v1/user/confirm-agreement', {})
    await shopCall(customer.page, 'POST', '/api/v2/cart', CART)
    await enter(customer.page, '/agreement')
    await customer.page.getByText('Деньги возвращаем за 7 дней.').waitFor()

    await text.fill('## Возврат\nДеньги возвращаем за 14 дней.')
    await office.page.locator('del', { hasText: '7' }).waitFor()
    await press(office.page, 'Сохранить черновик')
    await office.page.getByRole('switch', { name: /Переспросить согласие/ }).check({ force: true })
    await checkAccessible(office.page)
    await office.picture('office-legal-editor')
    await press(office.page, 'Показать…')
    await office.page.getByText('Согласие переспросим: 1 человек.').waitFor()
    await office.picture('office-legal-confirm')
    await press(office.page, 'Показать')
    await office.page.getByText('согласие переспросили').waitFor()

    await enter(customer.page, '/checkout')
    await customer.page.getByText('Подтвердите согласие').waitFor()
    await customer.page.getByText('Что изменилось').click()
    await customer.page.locator('ins', { hasText: '14' }).waitFor()
    await checkAccessible(customer.page)
    await customer.picture('agreement-renewal')
    await customer.page.locator('button[form="checkout"]').click()
    await customer.page.getByText(/Сначала согласитесь с\sновыми текстами/).waitFor()
    await press(customer.page, 'Согласиться')
    await customer.page.getByText('Подтвердите согласие').waitFor({ state: 'detached' })

    await enter(office.page, '/office/customers')
    await office.page.getByRole('searchbox', { name: 'Имя, конец телефона или начало почты' }).fill(phone.slice(-4))
    await press(office.page, 'Найти')
    await office.page.locator('main a[href^="/office/customers/"]').first().click()
    await office.page
      .getByText(/редакция от\s.+, версия\s\d/)
      .first()
      .waitFor()
    await office.picture('office-legal-customer')
    expect([...office.complaints, ...customer.complaints]).toEqual([])
    await customer.close()
    await office.close()
  },
  START_MS + 5 * TIMEOUT_MS,
)
