import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { press } from './empty-shop.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test(
  'a rule of the fees is previewed, refused when it rises too early, and sent for approval',
  async () => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    await enter(page, '/office/fees')
    const form = page.getByRole('region', { name: 'Новое правило' })
    const percent = form.getByLabel('Комиссия, %')
    await percent.fill('много')
    await press(page, 'Что изменится')
    await see(page, 'Напишите число')
    await percent.fill('12,5')
    await form.getByLabel('Откуда заказ').selectOption('market')
    await press(page, 'Что изменится')
    await see(page, /Поднять можно не\u00A0раньше/)
    expect(await page.getByRole('button', { name: 'Послать на\u00A0подпись' }).isDisabled()).toBe(true)
    await percent.fill('9')
    await press(page, 'Что изменится')
    await see(page, 'Никому не\u00A0дороже: можно начать сразу.')
    await checkAccessible(page)
    await picture('office-fees-preview')
    await press(page, 'Послать на\u00A0подпись')
    await see(page, 'Правило ждёт подписи')
    const waiting = page.getByRole('region', { name: 'Ждут подписи' })
    await waiting.getByText('с\u00A0рынка · 9\u00A0%').waitFor()
    await picture('office-fees')
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, '/office/fees')
    await see(page, 'Ждут подписи')
    await checkAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
  3 * TIMEOUT_MS,
)
