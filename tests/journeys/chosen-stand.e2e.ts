import { cart as cartText } from '@okolitsa/strings/ru/cart.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { festivalText as text } from '@okolitsa/strings/ru/festival.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('keeps the selected stand until the checkout when products were added from it', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.goto('/festival/categories/city/cheese')
  await alive(page)
  const main = page.locator('main')
  const stand = /стенд\u00A0?\s?(\d+)/i
  const first = main.getByText(stand).first()
  const number = stand.exec((await first.textContent()) ?? '')?.[1]
  await main
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await page.getByRole('link', { name: text.cart.action }).click()
  await page.waitForURL('**/cart')
  const note = main.getByText(new RegExp(`^Забрать: .*стенд\\s?${number}`))
  await note.waitFor()
  // after a reload it is still selected, without a courier's minimum
  await page.reload()
  await alive(page)
  await note.waitFor()
  expect(await main.getByText(cartText.progressLabel).count()).toBe(0)

  await main
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await page.waitForURL('**/checkout**')
  const pickup = page.getByRole('radio', { name: new RegExp(checkout.methods.pickup) })
  await pickup.waitFor()
  await expect.poll(() => pickup.isChecked()).toBe(true)
  await main
    .getByText(new RegExp(`стенд\\s?${number}`))
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})
