import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { enterOffice, joinOffice, signWithCode } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

/** Farms where no other journey buys. */
const SUSPENDED = { id: 149, title: 'Лебедянские сады' }
const ENDED = { id: 114, title: 'Птичий двор Анны Кулагиной' }
type Farm = typeof ENDED

const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const order = (page: Page, { id }: Farm) =>
  placeOrder(page, {
    ...{ organizationId: id, productId: id * 1_000 + 1, quantity: 5 },
    ...{ paymentMethod: 'cashondelivery', methodCode: 'courier' },
  })

/** The customer finds no goods of the farm, and the farm finishes the open order as promised. */
async function finishOnly(customer: Page, farm: Farm, orderId: number, calls: Awaited<ReturnType<typeof sellerCalls>>) {
  await expect.poll(async () => (await customer.request.get(`/api/v3/farmers/id/${farm.id}`)).status()).toBe(404)
  await expect(order(customer, farm)).rejects.toThrow()
  await calls.move(orderId, 'isAssembling', 'onTheRoad', 'received')
  await enter(customer, `/account/orders/${orderId}`)
  await see(customer, 'Получен')
}

test(
  'two people suspend a farm and end the contract with another: open orders are finished, goods leave the shop',
  async () => {
    const customer = await openShop(browser, shop.shopUrl, 390)
    await signInByCalls(customer.page, shop.emulatorsUrl)
    const [paused, ended] = [await order(customer.page, SUSPENDED), await order(customer.page, ENDED)]
    const [ofPaused, ofEnded] = [await sellerCalls(shop, SUSPENDED.id), await sellerCalls(shop, ENDED.id)]
    const marina = await openShop(browser, shop.shopUrl, 1440)
    await enterOffice(marina.page, shop.shopUrl, inject('officeSession'))
    const pavel = await openShop(browser, shop.shopUrl, 1440)
    await joinOffice(
      { owner: marina.page, page: pavel.page, emulatorsUrl: shop.emulatorsUrl },
      { name: 'Павел Корнев', roles: ['curator'] },
    )
    const dialog = pavel.page.getByRole('dialog')

    await enter(pavel.page, `/office/sellers/${SUSPENDED.id}`)
    await pavel.page.getByRole('button', { name: 'Остановить продажи' }).click()
    await dialog.getByText(/продавец довезёт/).waitFor()
    await dialog.getByLabel('Почему').selectOption({ label: 'Привозит поздно' })
    await dialog.getByLabel('Что скажем продавцу').fill('Привозите вовремя, тогда вернём')
    await dialog.getByRole('button', { name: 'Остановить', exact: true }).click()
    await see(pavel.page, 'Продажи остановлены')
    const cabinet = await openShop(browser, shop.shopUrl, 390)
    await signInAsStaff(cabinet.page, shop.emulatorsUrl, `client-${SUSPENDED.id}`)
    await enter(cabinet.page, '/cabinet')
    await see(cabinet.page, 'Рынок остановил ваши продажи')
    await see(cabinet.page, 'Привозите вовремя, тогда вернём')
    await cabinet.picture('cabinet-suspended')
    await finishOnly(customer.page, SUSPENDED, paused, ofPaused)

    await enter(pavel.page, `/office/sellers/${ENDED.id}`)
    await pavel.page.getByRole('button', { name: 'Окончить договор' }).click()
    await dialog.getByText(/продавец довезёт/).waitFor()
    await dialog.getByLabel('Почему').selectOption({ label: 'Просит сам' })
    await dialog.getByLabel('Что скажем продавцу').fill('Закрываем, как вы просили')
    await checkAccessible(pavel.page)
    await pavel.picture('office-termination')
    await dialog.getByRole('button', { name: 'Предложить окончить' }).click()
    await dialog.getByText('Предложение ждёт второй подписи').waitFor()
    // the contract goes on until another person signs, who sees what will happen
    expect((await customer.page.request.get(`/api/v3/farmers/id/${ENDED.id}`)).status()).toBe(200)
    await enter(marina.page, '/office/people/team')
    const waiting = marina.page.getByRole('listitem').filter({ hasText: `Окончить договор: ${ENDED.title}` })
    await waiting.getByText('Павел Корнев').waitFor()
    await waiting.getByRole('button', { name: 'Подписать' }).click()
    const signing = marina.page.getByRole('dialog')
    await signing.getByText('Закрываем, как вы просили').waitFor()
    await signing.getByText(/продавец довезёт/).waitFor()
    await checkAccessible(marina.page)
    await marina.picture('office-termination-signing')
    await signWithCode(marina.page, signing.getByText('Подписано и\u00A0уже действует'))

    const former = await openShop(browser, shop.shopUrl, 390)
    await signInAsStaff(former.page, shop.emulatorsUrl, `client-${ENDED.id}`)
    await enter(former.page, '/cabinet')
    await see(former.page, /Договор с\sрынком кончается: с\s\d/)
    await see(former.page, 'Закрываем, как вы просили')
    await checkAccessible(former.page)
    await former.picture('cabinet-terminated')
    await finishOnly(customer.page, ENDED, ended, ofEnded)
    await enter(pavel.page, `/office/sellers/${ENDED.id}`)
    await see(pavel.page, 'Договор окончен')
    for (const { complaints } of [cabinet, former, pavel, marina])
      expect(complaints.filter((words) => !/40[03]/.test(words))).toEqual([])
    await Promise.all([customer, cabinet, former, pavel, marina].map(({ close }) => close()))
  },
  4 * TIMEOUT_MS,
)
