import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { fromFreshAddress, openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** A farm with one declaration, where no other journey buys. */
const FARM = { id: 129, title: 'Чайная поляна «Кипрей»', productId: 129_001 }

/** Chooses the rule of a category in which no other journey's farm sells, on the page of requirements. */
async function setRule(page: Page, effect: 'warn' | 'block', shot?: () => Promise<unknown>) {
  await enter(page, '/office/sellers/requirements')
  await page.getByRole('combobox', { name: /^Бакалея: Декларация/ }).selectOption(effect)
  await page.getByText('Ни\u00A0один товар не\u00A0уйдёт с\u00A0витрины.').waitFor()
  await shot?.()
  await page.getByRole('button', { name: 'Сохранить правило' }).click()
  await page.getByText('Правило сохранено').waitFor()
}

/** True = the product may be put into a cart and ordered. */
async function isOnSale(): Promise<boolean> {
  const carts = `${inject('shopUrl')}/api/v2/cart`
  const made = await fetch(carts, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromFreshAddress() },
    body: JSON.stringify({
      organizationId: FARM.id,
      products: [{ productId: FARM.productId, quantity: 1 }],
    }),
  })
  if (!made.ok) return false
  const { cartId } = (await made.json()) as { cartId: string }
  return !(await (await fetch(`${carts}/${cartId}`)).text()).includes('"enabled":false')
}

test(
  'a curator refuses a required paper, the seller replaces it, and goods are on sale again when it is accepted',
  async () => {
    const office = await openShop(browser, inject('shopUrl'), 1440)
    const { page } = office
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    await setRule(page, 'block', async () => {
      await checkAccessible(page)
      await office.picture('office-paper-rules')
    })
    expect(await isOnSale()).toBe(true)

    // by keys: R asks for the reason of the first paper
    await enter(page, `/office/sellers/${FARM.id}`)
    await page.getByText('J\u00A0K\u00A0выбрать').waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Почему').selectOption({ label: 'Не\u00A0хватает страниц или подписи' })
    await dialog.getByLabel('Что поправить').fill('Нет второй страницы')
    await checkAccessible(page)
    await office.picture('office-paper-refused')
    await dialog.getByRole('button', { name: 'Не\u00A0принять' }).click()
    await page.getByText('Не\u00A0хватает страниц или подписи. Нет второй страницы').waitFor()
    await page.getByText('Не\u00A0продаётся').waitFor()
    expect(await isOnSale()).toBe(false)

    const seller = await openShop(browser, inject('shopUrl'), 390)
    await enter(seller.page, '/cabinet/papers')
    await seller.page.getByRole('link', { name: 'Войти через банк' }).click()
    await seller.page.getByRole('button', { name: `Войти в кабинет: ${FARM.title}`, exact: true }).click()
    await seller.page.getByText('Нет второй страницы').waitFor()
    await seller.page.getByText('Товары не\u00A0продаются без бумаги').waitFor()
    await checkAccessible(seller.page)
    await seller.picture('cabinet-paper-refused')
    await seller.page
      .getByRole('button', { name: /^Обновить:/ })
      .first()
      .click()
    await seller.page.getByLabel('Номер').fill('RU Д-RU.НОВАЯ')
    await seller.page.getByRole('button', { name: 'Сохранить' }).click()
    await seller.page.getByText('Ждёт проверки').waitFor()
    expect(seller.complaints).toEqual([])
    await seller.close()

    await enter(page, '/office/sellers?papers=waiting')
    await page.getByRole('link', { name: FARM.title }).first().click()
    await page.getByText('RU Д-RU.НОВАЯ').waitFor()
    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
    await page.getByText('Бумага принята').waitFor()
    await expect.poll(() => isOnSale()).toBe(true)
    await setRule(page, 'warn')
    expect(office.complaints).toEqual([])
    await office.close()
  },
  3 * TIMEOUT_MS,
)
