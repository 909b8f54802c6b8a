import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { press } from './empty-shop.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { signInAsStaff } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

const SELLER = 106
const PRODUCT = 106_001

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const compose = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: 'Состав' }).fill(words)
  await press(page, 'Сохранить')
}

test(
  'the office returns a product with a reason, the seller mends it on a phone, and it is on sale again',
  async () => {
    const seller = await openShop(browser, inject('shopUrl'), 390)
    await enter(seller.page, '/')
    await signInAsStaff(seller.page, inject('emulatorsUrl'), `client-${SELLER}`)
    await enter(seller.page, `/cabinet/goods/${PRODUCT}`)
    await compose(seller.page, 'что нашли')
    await see(seller.page, 'Покупатели уже видят товар')

    const office = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(office.page, inject('shopUrl'), inject('officeSession'))
    await enter(office.page, '/office')
    await office.page.getByRole('link', { name: 'Товары', exact: true }).first().waitFor()
    await enter(office.page, `/office/goods/check?product=${PRODUCT}`)
    await office.page.getByText('что нашли').first().waitFor()
    await checkAccessible(office.page)
    await office.picture('office-goods-check')
    await office.page.keyboard.press('r')
    await see(office.page, 'Почему возвращаем?')
    await office.page.keyboard.press('2')
    await see(office.page, /^Вернули:/)

    await enter(seller.page, '/cabinet/goods?state=returned')
    await see(seller.page, 'Вернули')
    await checkAccessible(seller.page)
    await enter(seller.page, `/cabinet/goods/${PRODUCT}`)
    await see(seller.page, 'Состав неполный')
    await seller.picture('goods-returned')
    const isSold = () =>
      office.page.evaluate(async (id) => {
        const answer = await fetch(`/v1/office/goods/checks?product=${id}`)
        return ((await answer.json()) as { items: { isOnSale: boolean }[] }).items[0]?.isOnSale
      }, PRODUCT)
    expect(await isSold()).toBe(false)
    await compose(seller.page, 'Молоко козье пастеризованное, соль, закваска')
    await see(seller.page, 'На проверке')

    await enter(office.page, `/office/goods/check?product=${PRODUCT}`)
    await office.page.getByText('закваска').first().waitFor()
    await office.page.setViewportSize({ width: 390, height: 844 })
    await checkAccessible(office.page)
    await office.picture('office-goods-check-phone')
    await office.page.setViewportSize({ width: 1440, height: 900 })
    await office.page.keyboard.press('a')
    await see(office.page, /^На\sвитрине:/)
    await expect.poll(isSold).toBe(true)
    await enter(office.page, `/office/goods?seller=${SELLER}`)
    await office.page
      .getByRole('checkbox', { name: /^Выбрать:/ })
      .first()
      .check()
    await press(office.page, 'В раздел')
    await office.page.getByRole('dialog').getByLabel('Куда').waitFor()
    await checkAccessible(office.page)
    await office.picture('office-goods')
    await enter(seller.page, `/cabinet/goods/${PRODUCT}`)
    await seller.page.getByRole('textbox', { name: 'Состав' }).waitFor()
    expect(await seller.page.getByText('На проверке').count()).toBe(0)
    expect([...office.complaints, ...seller.complaints]).toEqual([])
    await office.close()
    await seller.close()
  },
  3 * TIMEOUT_MS,
)
