import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const BAGUETTE = 'Багет на опаре'
const takeBaguette = async (page: Page) => {
  await page
    .locator('main')
    .getByRole('button', { name: `В корзину, ${BAGUETTE}` })
    .first()
    .click()
  await page
    .locator('main')
    .getByRole('group', { name: `Сколько в корзине: ${BAGUETTE}` })
    .getByText('1 шт.')
    .waitFor()
}
/** The id of the guest's only cart, once the shop has returned it. */
const cartKept = async (page: Page): Promise<string> => {
  const ids = await page.waitForFunction(() => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('okolitsa-own-cart:'))
    return kept.length === 1 ? kept : null
  })
  return String(await ids.jsonValue())
}

test('keeps a product added to a cart when the page is left before the shop has answered', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/farmers/104')
  // the network drops the call
  await page.route('**/api/v2/cart', () => {})
  const sent = page.waitForRequest('**/api/v2/cart')
  await takeBaguette(page)
  await sent
  await page.unroute('**/api/v2/cart')

  // the newest cart is requested before the server stores it, and the URL keeps its id
  await enter(page, '/checkout')
  await page.getByRole('heading', { name: 'Как получить' }).waitFor()
  await page.waitForURL(/\/checkout\?cart=/)
  await enter(page, '/cart')
  await page
    .getByRole('group', { name: `Сколько в корзине: ${BAGUETTE}` })
    .getByText('1 шт.')
    .waitFor()
  await close()
})

test('keeps a cart refilled during the deletion of the old one', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await enter(page, '/farmers/104')
  await takeBaguette(page)
  const old = await cartKept(page)
  await page
    .getByRole('link', { name: /Корзина/ })
    .filter({ visible: true })
    .first()
    .click()
  let deletes = () => {}
  const deleted = new Promise<void>((resolve) => {
    deletes = resolve
  })
  await page.route('**/api/v2/cart/*', async (route) => {
    if (route.request().method() === 'DELETE') await deleted
    await route.continue()
  })
  await page.getByRole('button', { name: /^Удалить корзину/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await see(page, 'В корзине пока пусто')

  // back to the list without a page load
  await page.goBack()
  await takeBaguette(page)
  deletes()
  await see(page, 'Корзину удалили')
  expect(await cartKept(page)).not.toBe(old)
  await enter(page, '/cart')
  await page
    .getByRole('group', { name: `Сколько в корзине: ${BAGUETTE}` })
    .getByText('1 шт.')
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})
