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

test('a phone shows a stored festival plan with an overlap, opens a farm by its code, and reserves products at a stand', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.goto('/festival')
  await alive(page)
  const plan = page.getByRole('complementary', { name: text.plan.title })
  await page.getByRole('button', { name: text.programme.addLabel('Варим качотту вместе') }).click()
  await page.getByRole('button', { name: text.programme.addLabel('Пять сортов мёда вслепую') }).click()
  await plan.getByText(text.plan.overlap(15)).waitFor()
  await page.reload()
  await alive(page)
  await plan.getByText('Варим качотту вместе').first().waitFor()

  await page.getByRole('button', { name: text.stands.codeLabel('Пасека Деда Егора') }).click()
  await page
    .getByRole('dialog')
    .getByRole('img', { name: text.stands.codeLabel('Пасека Деда Егора') })
    .waitFor()
  await page.keyboard.press('Escape')

  await page.goto('/festival/categories')
  await alive(page)
  await page.getByRole('link', { name: new RegExp(`^${text.sections.names.cheese}`) }).click()
  await page.waitForURL(/\/festival\/categories\/city\/cheese\?ground=\d+$/)
  await page
    .locator('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await page.getByText(text.cart.title(1)).waitFor()
  await page.getByRole('link', { name: text.cart.action }).click()
  await page.waitForURL('**/cart')
  expect(complaints).toEqual([])
  await close()
})
