import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enter, fillCarts } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a promo code applied in one tab is shown in another, until it is removed in either', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/cart')
  await fillCarts(page, [
    {
      organizationId: 101,
      products: [
        { productId: 101001, quantity: 3 },
        { productId: 101002, quantity: 2 },
      ],
    },
  ])
  await enter(page, '/cart')
  const field = page.getByRole('textbox', { name: 'Промокод' })
  const isKept = page.waitForResponse((answer) => answer.url().endsWith('/promo-code') && answer.ok())
  await field.fill('лучок')
  await field.press('Enter')
  await page.getByText('Минус 300 ₽', { exact: true }).waitFor()
  await isKept

  const other = await page.context().newPage()
  await enter(other, '/cart')
  await expect.poll(() => other.getByRole('textbox', { name: 'Промокод' }).inputValue()).toBe('ЛУЧОК')
  await other.getByText('Минус 300 ₽', { exact: true }).waitFor()
  await other.getByRole('button', { name: 'Убрать промокод ЛУЧОК' }).click()
  await expect.poll(() => other.getByRole('textbox', { name: 'Промокод' }).inputValue()).toBe('')

  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(complaints).toEqual([])
  await close()
})
