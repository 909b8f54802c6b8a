import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

/** 600 g of cheese at 470 ₽ for 300 g, from a seller who accepts cash. */
const SELLER = 101
const CHEESE = { organizationId: SELLER, productId: 101_002, quantity: 2, isChangedLater: true } as const
/** Claimed amount, g. */
const MISSING = 300

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Claims half of the cheese as missing: that needs no photo, and the seller decides. */
async function claimMissing(page: Page, orderId: number, lineId: number): Promise<void> {
  const multipart = { lineId: String(lineId), kind: 'missing', amount: String(MISSING), comment: 'Половины нет' }
  const answer = await page.request.post(`/api/v1/orders/${orderId}/claims`, { multipart })
  expect(answer.status()).toBe(201)
}

test.for(walkedAt(390))(
  "a cash order's refund: the seller accepts a claim, has a debt, and repays it by transfer, at %i px",
  async (width) => {
    const customer = await openShop(browser, shop.shopUrl, width)
    const phone = await signInByCalls(customer.page, shop.emulatorsUrl)
    const id = await placeOrder(customer.page, { ...CHEESE, phone, paymentMethod: 'cashondelivery' })
    const seller = await sellerCalls(shop, SELLER)
    await seller.move(id, 'isAssembling', 'readyForIssuance', 'received')
    const [line = 0] = await seller.linesOf(id)
    await claimMissing(customer.page, id, line)

    const cabinet = await openShop(browser, shop.shopUrl, width)
    await signInAsStaff(cabinet.page, shop.emulatorsUrl, `client-${SELLER}`)
    await enter(cabinet.page, `/cabinet/orders/${id}`)
    await see(cabinet.page, 'Ждёт решения')
    // the first press asks for a confirmation
    await cabinet.page.getByRole('button', { name: /^Вернуть 470\s₽$/ }).click()
    const deciding = cabinet.page.getByRole('dialog', { name: 'Как решим?' })
    await deciding.waitFor()
    await see(cabinet.page, /Деньги за\sзаказ взяли вы/)
    await cabinet.picture('r1-claim-asked')
    await checkAccessible(cabinet.page)
    await deciding.getByText('Вернуть часть').click()
    await deciding.getByRole('button', { name: /^50\s%$/ }).click()
    await deciding.getByRole('button', { name: /^Да, вернуть 235\s₽$/ }).click()
    await see(cabinet.page, /Объясните покупателю, почему не\sвсё/)
    await deciding.getByText(/^Вернуть 470\s₽$/).click()
    await deciding.getByRole('button', { name: /^Да, вернуть 470\s₽$/ }).click()
    await deciding.waitFor({ state: 'detached' })
    await see(cabinet.page, /Верните покупателю 470\s₽/)
    await cabinet.picture('r2-debt-of-seller')
    await checkAccessible(cabinet.page)

    // the customer sees a promised refund
    await enter(customer.page, `/account/orders/${id}`)
    await see(customer.page, /Продавец вернёт 470\s₽ до/)
    expect(await customer.page.getByText(/Вернули 470/).count()).toBe(0)
    await customer.picture('r3-debt-of-customer')
    await checkAccessible(customer.page)

    // a task of the day leads to the claim
    await enter(cabinet.page, '/cabinet')
    await see(cabinet.page, /Вернуть деньги покупател/)
    await cabinet.picture('r4-debt-today')

    await enter(cabinet.page, `/cabinet/orders/${id}`)
    await cabinet.page.getByRole('button', { name: 'Деньги вернули' }).click()
    const paying = cabinet.page.getByRole('dialog', { name: /Вернули 470\s₽\?/ })
    await paying.getByRole('button', { name: 'Да, вернули' }).click()
    await see(cabinet.page, 'Выберите, как вернули')
    await paying.getByText(/Перевели по\sСБП/).click()
    await paying.getByRole('textbox', { name: 'Что написать покупателю' }).fill('Перевод с карты, оканчивается на 12')
    await cabinet.picture('r5-debt-paying')
    await checkAccessible(cabinet.page)
    await paying.getByRole('button', { name: 'Да, вернули' }).click()
    await paying.waitFor({ state: 'detached' })
    await see(cabinet.page, /Вернули 470\s₽ .*переводом по\sСБП/)

    // the customer's page updates without a reload, and has a button for missing money
    await see(customer.page, /Продавец вернул 470\s₽ .*переводом по\sСБП/)
    await see(customer.page, /оканчивается на\s12/)
    await customer.picture('r6-debt-paid')
    await customer.page.getByRole('button', { name: /Деньги не\sпришли/ }).click()
    await customer.page.getByRole('button', { name: /Да, не\sпришли/ }).click()
    await see(customer.page, /Вы сказали, что 470\s₽ не\sпришли/)
    await see(cabinet.page, /Верните покупателю 470\s₽/)
    await see(cabinet.page, /Покупатель говорит, что деньги не\sпришли/)
    expect([...customer.complaints, ...cabinet.complaints]).toEqual([])
    await customer.close()
    await cabinet.close()
  },
)
