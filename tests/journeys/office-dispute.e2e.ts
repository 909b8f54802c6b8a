import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { atBank, enter, see } from './customer.ts'
import { confirmFactor, enterOffice, joinOffice } from './enter-office.ts'
import { PHOTO } from './new-seller.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

/** 600 g of cheese, a fifth of which came spoilt: small enough to be refunded at once. */
const SELLER = 101
const CHEESE = { organizationId: SELLER, productId: 101_002, quantity: 2 } as const
const PERCENT = 20
const REFUND = '188'

const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Decides the open dispute of the page after its consequence in money was shown. */
async function decide(
  page: Page,
  { side, consequence, words, button }: Record<'side' | 'words', string> & Record<'consequence' | 'button', RegExp>,
) {
  await page.getByRole('radio', { name: side }).check({ force: true })
  const outcome = page.getByText('Что будет с\u00A0деньгами').locator('..')
  await outcome.getByText(consequence).first().waitFor()
  await page.getByLabel('Что напишем продавцу').fill(words)
  await page.getByRole('button', { name: button }).click()
  const done = page.getByText('Уже решено')
  await confirmFactor(page, done)
  await done.waitFor()
}

test(
  'a refund that the seller contests is decided in the office, and an appeal by another person',
  async () => {
    const customer = await openShop(browser, shop.shopUrl, 390)
    await signInByCalls(customer.page, shop.emulatorsUrl)
    const id = await placeOrder(customer.page, { ...CHEESE, paymentMethod: 'sbp' })
    await enter(customer.page, `/payment/sbp?orderId=${id}`)
    await atBank(customer.page, 'Оплатить')
    await customer.page.waitForURL('**/web/thank-you-page/payment/**')
    const calls = await sellerCalls(shop, SELLER)
    await calls.move(id, 'isAssembling', 'readyForIssuance', 'received')
    const [lineId] = await calls.linesOf(id)
    const claimed = await customer.page.request.post(`/api/v1/orders/${id}/claims`, {
      multipart: { lineId: String(lineId), spoiltPercent: String(PERCENT), comment: 'Плесень с краю', files: PHOTO },
    })
    const { id: claimId } = (await claimed.json()) as { id: string }

    // the money is on the way to the customer before anybody decides
    await enter(customer.page, `/account/orders/${id}`)
    await see(customer.page, new RegExp(`Вернули ${REFUND}\\s₽`))

    const seller = await openShop(browser, shop.shopUrl, 390)
    await signInAsStaff(seller.page, shop.emulatorsUrl, `client-${SELLER}`)
    await enter(seller.page, `/cabinet/orders/${id}`)
    await seller.page.getByRole('button', { name: 'Оспорить', exact: true }).click()
    const asking = seller.page.getByRole('alertdialog')
    await asking.getByLabel('Что не\u00A0так').fill('На фото не наш сыр')
    await checkAccessible(seller.page)
    await asking.getByRole('button', { name: 'Оспорить', exact: true }).click()
    await see(seller.page, 'Возврат оспорен, решает администратор.')

    const marina = await openShop(browser, shop.shopUrl, 1440)
    await enterOffice(marina.page, shop.shopUrl, inject('officeSession'))
    const olga = await openShop(browser, shop.shopUrl, 1440)
    await joinOffice(
      { owner: marina.page, page: olga.page, emulatorsUrl: shop.emulatorsUrl },
      { name: 'Ольга Синицына', roles: ['support'] },
    )
    await enter(olga.page, '/office/disputes')
    await olga.page.locator(`a[href="/office/disputes/${claimId}"]`).first().click()
    await see(olga.page, 'На фото не наш сыр')
    await see(olga.page, 'Плесень с краю')
    await checkAccessible(olga.page)
    await olga.picture('office-dispute')
    await decide(olga.page, {
      ...{ side: 'Прав покупатель', consequence: /Не\sполучит продавец/, words: 'Сыр ваш: этикетка видна' },
      button: /^Оставить возврат$/,
    })
    await see(olga.page, 'Прав покупатель: возврат за\u00A0счёт продавца')

    await enter(seller.page, `/cabinet/orders/${id}`)
    await see(seller.page, 'Спор решён: возврат остаётся за\u00A0продавцом.')
    await seller.page.getByRole('button', { name: 'Обжаловать решение' }).click()
    await asking.getByLabel('С\u00A0чем вы не\u00A0согласны').fill('Этикетка прошлого года')
    await seller.picture('cabinet-appeal')
    await asking.getByRole('button', { name: 'Обжаловать', exact: true }).click()
    await see(seller.page, 'Продавец обжаловал решение, решает другой человек.')

    await enter(olga.page, `/office/disputes/${claimId}`)
    await see(olga.page, 'Решает другой человек')
    expect(await olga.page.getByRole('radio').count()).toBe(0)
    await enter(marina.page, `/office/disputes/${claimId}`)
    await see(marina.page, 'Этикетка прошлого года')
    await decide(marina.page, {
      ...{ side: 'Прав продавец', consequence: /Заплатит рынок/, words: 'Этикетка и правда старая' },
      button: new RegExp(`^Заплатить продавцу ${REFUND}\\s₽$`),
    })
    await marina.picture('office-dispute-decided')
    await checkAccessible(marina.page)

    await enter(seller.page, `/cabinet/orders/${id}`)
    await see(seller.page, /Решение изменили в\sпользу продавца/)
    await see(seller.page, 'Ответ рынка: «Этикетка и правда старая»')
    // the customer keeps the refund
    await enter(customer.page, `/account/orders/${id}`)
    await see(customer.page, new RegExp(`Вернули ${REFUND}\\s₽`))
    await checkAccessible(customer.page)
    // an aged factor is refused once before it is asked for
    for (const { complaints } of [customer, seller, olga, marina])
      expect(complaints.filter((words) => !words.includes('403'))).toEqual([])
    await Promise.all([customer, seller, olga, marina].map(({ close }) => close()))
  },
  4 * TIMEOUT_MS,
)
