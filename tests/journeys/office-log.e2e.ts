import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, enter, see } from './customer.ts'
import { type EmptyShop, press, startEmptyShop } from './empty-shop.ts'
import { openBrowser } from './open-browser.ts'
import { becomeOwner } from './set-up-market.ts'
import { openShop, TIMEOUT_MS, WIDTHS } from './shop-page.ts'

let browser: Browser
let shop: EmptyShop
beforeAll(async () => {
  shop = await startEmptyShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

test(
  'the owner finds an entry of the log, opens it whole, exports the log, and has the books checked',
  async () => {
    const opened = await openShop(browser, shop.shopUrl, 1440)
    const { page, complaints, picture, close } = opened
    await becomeOwner(opened, shop, await shop.startLink())

    await enter(page, '/office/people/log')
    await page.getByRole('heading', { name: 'Журнал действий' }).waitFor()
    await page.getByText('Первый владелец').waitFor()
    await checkAccessible(page)
    await picture('office-log-1440')
    await page.getByRole('searchbox', { name: 'Поиск по журналу' }).fill('первый владелец')
    await press(page, 'Показать')
    await page.waitForURL(/search=/)
    await alive(page)
    expect(await page.getByRole('row').count()).toBe(2)
    await page.getByRole('button', { name: /^Первый владелец/ }).click()
    await page.getByRole('dialog', { name: 'Первый владелец' }).waitFor()
    await page
      .getByRole('dialog')
      .getByText(/\d+\.\d+\.\*\.\*/)
      .waitFor()
    await checkAccessible(page)
    await picture('office-log-entry')
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await press(page, 'Выгрузить')
    expect((await download).suggestedFilename()).toMatch(/^журнал-действий-.*\.csv$/)
    await enter(page, '/office/people/log?kind=read')
    await page.getByText('Выгрузка журнала').waitFor()

    await enter(page, '/office/state')
    await page.getByRole('heading', { name: 'Состояние' }).waitFor()
    await page.getByText('Ничего не застряло').waitFor()
    await page
      .getByRole('button', { name: /^Проверить: / })
      .first()
      .waitFor()
    await press(page, 'Проверить сейчас')
    await see(page, 'Сходится')
    await checkAccessible(page)
    await picture('office-state-1440')

    const [, phone] = WIDTHS
    await page.setViewportSize({ width: phone ?? 390, height: 844 })
    await enter(page, '/office/state')
    await page.getByText('Ничего не застряло').waitFor()
    await checkAccessible(page)
    await picture('office-state-390')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await enter(page, '/office/people/log')
    await page.getByRole('button', { name: /^Первый владелец/ }).waitFor()
    await checkAccessible(page)
    await picture('office-log-390')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(complaints).toEqual([])
    await close()
  },
  5 * TIMEOUT_MS,
)
