import { deliveryDesk } from '@okolitsa/strings/ru/delivery-desk.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
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
  'the owner enters the cabinet of a seller for reading, sees the strip on its pages, and leaves',
  async () => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    await enter(page, '/office/sellers/101')
    await press(page, 'Войти в кабинет')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Только посмотреть/ }).waitFor()
    expect(await dialog.getByRole('radio', { name: /Только посмотреть/ }).isChecked()).toBe(true)
    await dialog.getByLabel('Причина').fill('Проверяем, что видит продавец')
    await checkAccessible(page)
    await picture('office-visit-dialog')
    await press(page, 'Войти на 30 минут')
    await page.waitForURL(/\/cabinet/)
    const strip = page.getByRole('region', { name: 'Вы в чужом кабинете' })
    await strip.getByText(/Проверяем, что видит продавец/).waitFor()
    await checkAccessible(page)
    await picture('office-visit-cabinet')
    // the strip stays on other pages, and closed parts are not in the menu
    await page.getByRole('link', { name: 'Товары', exact: true }).first().click()
    await page.waitForURL(/\/cabinet\/goods/)
    await strip.getByText(/осталось \d+\sминут/).waitFor()
    expect(await page.getByRole('link', { name: 'Сотрудники' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Цифры' }).count()).toBe(0)
    // buttons that save are off and described by the strip, which leaves a phone its page
    await enter(page, '/cabinet/delivery')
    const save = page.getByRole('button', { name: 'Сохранить', exact: true }).first()
    await save.waitFor()
    expect(await save.getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator(`#${await save.getAttribute('aria-describedby')}`).textContent()).toContain(
      'только просмотр',
    )
    // secondary buttons open nothing, and those that only read keep working
    const add = page.getByRole('button', { name: deliveryDesk.rates.add, exact: true })
    expect(await add.getAttribute('aria-disabled')).toBe('true')
    expect(await add.getAttribute('aria-describedby')).toBe(await save.getAttribute('aria-describedby'))
    await add.click({ force: true })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await picture('office-visit-off')
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, '/cabinet')
    await page.getByRole('heading', { name: 'Сегодня', level: 1 }).waitFor()
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(60)
    await checkAccessible(page)
    await picture('office-visit-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    // a call in flight while leaving is refused
    expect(complaints).toEqual([])
    await strip.getByRole('button', { name: 'Выйти' }).click()
    await page.waitForURL(/\/office\/sellers\/101/)
    await enter(page, '/cabinet')
    await page.getByRole('heading', { name: 'Вход для продавца' }).waitFor()
    await enter(page, '/office/people/log')
    await page.getByText('Офис вышел из кабинета').first().waitFor()
    await picture('office-visit-log')
    await close()
  },
  3 * TIMEOUT_MS,
)
