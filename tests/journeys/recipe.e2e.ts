import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { choose } from './choose.ts'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a recipe becomes carts of nearby sellers, without ingredients at home, and is cooked step by step', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.goto('/recipes')
  await alive(page)
  await page.getByRole('link', { name: 'Оладьи с мёдом и ягодами' }).click()
  await page.waitForURL('**/recipes/zavtraki/oladi-s-medom-i-yagodami')
  const collect = page.getByRole('button', { name: text.collect }).locator('visible=true').last()
  await collect.waitFor()

  // flour is at home: the next visit remembers it
  const flour = page.getByRole('checkbox', { name: text.atHomeOf('Мука пшеничная') })
  await choose(flour)
  await page.reload()
  await alive(page)
  await expect.poll(() => flour.isChecked()).toBe(true)
  await page.getByRole('button', { name: text.more }).click()

  await page.getByRole('button', { name: text.cookBySteps }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('heading', { name: 'Смешайте кефир и яйца' }).waitFor()
  await window.getByRole('button', { name: text.cooking.start }).click()
  await window.getByRole('button', { name: text.cooking.pause }).waitFor()
  for (const title of ['Всыпьте муку', 'Дайте тесту отдохнуть', 'Жарьте на среднем огне', 'Подавайте тёплыми']) {
    await window.getByRole('button', { name: text.cooking.next }).click()
    await window.getByRole('heading', { name: title }).waitFor()
  }
  await page.keyboard.press('Escape')
  await window.waitFor({ state: 'detached' })

  await collect.click()
  // a second press would double the quantities, so the button now leads to the carts
  await page.getByRole('link', { name: text.openCart }).locator('visible=true').waitFor()
  await page.getByRole('button', { name: text.toCart }).click()
  await page.waitForURL('**/cart')
  const main = page.locator('main')
  await main.getByText('Кефир', { exact: false }).first().waitFor()
  await expect.poll(() => main.getByText('Мука пшеничная', { exact: false }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
