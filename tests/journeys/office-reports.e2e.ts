import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test(
  'a report opens by its address, keeps its split and days there, is exported, and fits a phone',
  async () => {
    const { page, picture } = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    await enter(page, '/office/reports')
    await page.getByRole('heading', { name: /^Оборот и\sкомиссия$/ }).waitFor()
    await page.getByLabel('Как разложить').waitFor()
    await checkAccessible(page)
    await picture('office-reports')
    await page.getByLabel('Как разложить').selectOption('seller')
    await expect.poll(() => page.url()).toContain('by=seller')
    const file = await page.request.get('/v1/office/reports/losses/export/xlsx')
    expect(file.headers()['content-disposition']).toMatch(/losses-.*\.xlsx/)

    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, '/office/reports/promise')
    await page.getByLabel('Как разложить').waitFor()
    await checkAccessible(page)
    await picture('office-reports-phone')
  },
  TIMEOUT_MS,
)
