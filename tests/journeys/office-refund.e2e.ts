import { demoOwner } from '@okolitsa/demo/office.ts'
import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, atBank, enter, see } from './customer.ts'
import { press, typeSmsCode, withFingerprint } from './empty-shop.ts'
import { confirmFactor, enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { signInByCalls } from './shop-calls.ts'
import { freshPhone, openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
const shopUrl = inject('shopUrl')
const emulatorsUrl = inject('emulatorsUrl')
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** A basket above the day's limit of support. */
const BASKET = { organizationId: 101, productId: 101_002, quantity: 6, paymentMethod: 'sbp' } as const
const NAME = 'Ольга Возвратова'

/** Signs with the owner's app; a code that another journey has used just now is followed by the next one. */
async function sign(page: Page): Promise<void> {
  const done = page.getByText('Подписано и\u00A0уже действует')
  const refused = page.getByRole('alert')
  for (let attempt = 1; ; attempt += 1) {
    await page.getByRole('dialog').getByRole('textbox').fill(totpCode(demoOwner.totpSecret, Date.now()))
    await press(page, 'Подписать кодом')
    await done.or(refused).first().waitFor()
    if (await done.isVisible()) return
    expect(attempt).toBeLessThan(3)
    await page.waitForTimeout(30_000)
  }
}

test(
  'support proposes a refund above its limit, the owner signs it, and the customer sees the money',
  async () => {
    const customer = await openShop(browser, shopUrl, 390)
    await signInByCalls(customer.page, emulatorsUrl)
    const id = await placeOrder(customer.page, BASKET)
    await enter(customer.page, `/payment/sbp?orderId=${id}`)
    await atBank(customer.page, 'Оплатить')
    await customer.page.waitForURL('**/web/thank-you-page/payment/**')

    const owner = await openShop(browser, shopUrl, 1440)
    await enterOffice(owner.page, shopUrl, inject('officeSession'))
    const phone = freshPhone()
    await enter(owner.page, '/office/people/team')
    await press(owner.page, 'Позвать человека')
    await owner.page.getByLabel('Как зовут').fill(NAME)
    await owner.page.getByLabel('Мобильный телефон').fill(phone)
    await choose(owner.page.getByRole('checkbox', { name: /^поддержка/i }))
    await press(owner.page, 'Отправить СМС')
    await confirmFactor(owner.page, owner.page.getByText('СМС со\u00A0ссылкой отправлено'))
    await owner.page.getByText('СМС со\u00A0ссылкой отправлено').waitFor()
    const link = (await owner.page.locator('output').textContent()) ?? ''

    const support = await openShop(browser, shopUrl, 1440)
    await withFingerprint(support.page)
    await support.page.goto(link)
    await alive(support.page)
    await press(support.page, 'Получить код')
    await typeSmsCode(support.page, emulatorsUrl, phone)
    await press(support.page, 'Завести ключ')
    await support.page.getByText('Я сохранил коды').click()
    await press(support.page, 'Дальше')
    await support.page.waitForURL(/\/office(?!\/start)/)

    await enter(support.page, `/office/orders/${id}`)
    await support.page.getByRole('button', { name: /^Вернуть деньги/ }).click()
    const dialog = support.page.getByRole('alertdialog', { name: 'Вернуть деньги' })
    await dialog.getByLabel('Сколько, ₽').fill('2500,50')
    await dialog.getByRole('button', { name: 'Простите за\u00A0неудобства.' }).click()
    await dialog.getByText(/Это больше вашего предела/).waitFor()
    await checkAccessible(support.page)
    await support.picture('office-refund-asked')
    await dialog.getByRole('button', { name: /^Предложить вернуть 2\s500,50\s₽$/ }).click()
    await support.page.getByText('Предложение ждёт подписи владельца').waitFor()
    await see(support.page, /ждёт подписи: 2\s500,50\s₽/)

    await enter(owner.page, '/office/people/team')
    const proposal = owner.page.getByRole('listitem').filter({ hasText: NAME }).filter({ hasText: 'Вернуть деньги' })
    await proposal.getByText(/2\s500,50\s₽/).waitFor()
    await proposal.getByRole('button', { name: 'Подписать' }).click()
    await owner.page.getByText('Платит рынок').waitFor()
    await checkAccessible(owner.page)
    await owner.picture('office-refund-signed')
    await sign(owner.page)

    await enter(customer.page, `/account/orders/${id}`)
    await see(customer.page, /(Возвращаем|Вернули) 2\s500,50\s₽/)
    await see(customer.page, /Заказ это не\sменяет: платит рынок/)
    await customer.picture('order-refunded-by-market')
    await checkAccessible(customer.page)
    await enter(support.page, `/office/orders/${id}`)
    await see(support.page, /Вернули сверх заказа, платит рынок: 2\s500,50\s₽/)
    await enter(support.page, `/office/orders/${id}/as-customer`)
    await see(support.page, 'Так заказ видит покупатель')
    await checkAccessible(support.page)
    await support.picture('office-order-as-customer')
    expect([...customer.complaints, ...support.complaints]).toEqual([])
    await Promise.all([customer.close(), owner.close(), support.close()])
  },
  6 * TIMEOUT_MS,
)
