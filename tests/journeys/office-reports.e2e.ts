import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test(
  'a report shows its numbers, splits them, opens the list behind a number, and fits a phone',
  async () => {
    const { page, picture } = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    await enter(page, '/office/reports')
    await page.getByRole('img', { name: /^Оборот и\sкомиссия, график/ }).waitFor()
    await see(page, 'Сколько рынок удержал')
    await checkAccessible(page)
    await picture('office-reports')

    const total = page.getByRole('row', { name: /^Всего/ }).getByRole('link', { name: /^Заказов, Всего/ })
    const orders = Number(((await total.textContent()) ?? '').replace(/\D/g, ''))
    expect(orders).toBeGreaterThan(0)
    await page.getByLabel('Разрез').selectOption('seller')
    await page.getByRole('heading', { name: /^По\sпродавцам$/ }).waitFor()
    await expect.poll(() => page.url()).toContain('by=seller')
    expect(Number(((await total.textContent()) ?? '').replace(/\D/g, ''))).toBe(orders)
    await picture('office-reports-sellers')
    await page
      .getByRole('link', { name: /^Заказов, / })
      .first()
      .click()
    await page.getByRole('link', { name: /Убрать отбор: Какие: проданные/ }).waitFor()
    await page.getByRole('link', { name: /Убрать отбор: Закончились с/ }).waitFor()
    await page.locator('[data-row]').first().waitFor()

    await enter(page, '/office/reports/cohorts')
    await see(page, 'Новых покупателей')
    await checkAccessible(page)
    await picture('office-reports-cohorts')
    await enter(page, '/office/reports/losses')
    await see(page, /^По\sпричинам$/)
    const file = await page.request.get('/v1/office/reports/losses/export/xlsx')
    expect(file.headers()['content-disposition']).toMatch(/losses-.*\.xlsx/)

    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, '/office/reports/promise')
    await see(page, /^По\sпродавцам$/)
    await checkAccessible(page)
    await picture('office-reports-phone')
    await enter(page, '/office/reports/nothing')
    await see(page, 'Такой страницы в')
  },
  TIMEOUT_MS,
)
