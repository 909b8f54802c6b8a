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

const TITLE = 'Гусь к столу'

/** A moment as a field of day and time in Moscow takes it. */
const wallTime = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 19)

test(
  'an editor sees a banner on the home page before anybody else; it starts and ends by itself',
  async () => {
    const shopUrl = inject('shopUrl')
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 1440)
    await enterOffice(page, shopUrl, inject('officeSession'))
    const home = async () => (await fetch(shopUrl)).text()
    await enter(page, '/office/content/banners/new')
    await page.getByLabel('Заголовок', { exact: true }).fill(TITLE)
    await page.getByLabel('Кнопка', { exact: true }).fill('Выбрать гуся')
    await page.getByLabel('Куда ведёт').fill('/office')
    await see(page, 'Нужна страница рынка')
    await page.getByLabel('Куда ведёт').fill('/farmers')
    await press(page, 'Сделать черновик')
    await page.waitForURL(/banners\/banner-/)
    // the real home page with the draft, which nobody else sees
    const preview = page.frameLocator('iframe')
    await preview.getByRole('heading', { name: TITLE }).waitFor()
    await page.getByText('Телефон', { exact: true }).click()
    await preview.getByRole('heading', { name: TITLE }).waitFor()
    expect(await home()).not.toContain(TITLE)
    await checkAccessible(page)
    await picture('office-banner')

    // seconds are exact in the field, though its own list has minutes
    const begins = Date.now() + 8_000
    const ends = begins + 8_000
    await page.getByLabel('С какого часа').fill(wallTime(begins))
    await page.getByLabel('До какого часа').fill(wallTime(ends))
    await press(page, 'Сохранить черновик')
    await see(page, 'Черновик сохранили')
    await press(page, 'Запланировать')
    await see(page, 'Запланировали')
    expect(await home()).not.toContain(TITLE)
    await expect.poll(home, { timeout: 30_000, interval: 200 }).toContain(TITLE)
    const shownAt = Date.now()
    await expect.poll(home, { timeout: 30_000, interval: 200 }).not.toContain(TITLE)
    expect(shownAt).toBeGreaterThanOrEqual(begins - 1_000)
    await enter(page, '/office/content/banners')
    await see(page, 'Закончилось')
    await checkAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccessible(page)
    await picture('office-banners-phone')
    await page.getByRole('link', { name: new RegExp(TITLE) }).click()
    await press(page, 'Удалить')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
    await see(page, 'Плашку удалили')
    expect(complaints).toEqual([])
    await close()
  },
  3 * TIMEOUT_MS,
)
