import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
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

const roubles = (shown: string | null) => Number((shown ?? '').replace(/[^\d,]/g, '').replace(',', '.'))

test("adds a recipe to one seller's cart, with the announced total and shortfall", async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await page.goto('/recipes/supy/borshch-na-govyazhej-kostochke')
  await alive(page)
  const main = page.locator('main')
  await main.getByRole('heading', { name: text.basket.oneSeller }).waitFor()
  const [option] = await main.getByRole('button', { name: /^Всё у\sодного: / }).all()
  const label = (await option?.locator('b').first().textContent()) ?? ''
  const title = label.slice(text.basket.takeFrom('').length)
  await option?.click()

  // one seller remains, with its total, delivery and shortfall; missing products are named
  await expect.poll(() => main.getByRole('link', { name: title, exact: true }).count()).toBe(1)
  await main.getByRole('heading', { name: new RegExp(`^${text.basket.farms(1).replace(/\s/g, '\\s')}, `) }).waitFor()
  const goods = roubles(await main.locator('dt', { hasText: text.basket.goods }).locator('+ dd').textContent())

  const collect = page.getByRole('button', { name: text.collect }).locator('visible=true').last()
  await collect.click()
  await page.getByRole('link', { name: text.openCart }).locator('visible=true').click()
  await page.waitForURL('**/cart')
  const cart = main.getByRole('region', { name: title })
  await cart.waitFor()
  expect(
    await main
      .getByRole('region')
      .filter({ has: page.locator('li') })
      .count(),
  ).toBe(1)
  await expect
    .poll(async () => (await cart.textContent())?.replace(/\u00A0/g, ' '))
    .toContain(`${goods.toLocaleString('ru-RU').replace(/\u00A0|\u202F/g, ' ')} ₽`)
  expect(complaints).toEqual([])
  await close()
})
