import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openCabinet(width: Parameters<typeof openShop>[2]) {
  const shop = await openShop(browser, inject('shopUrl'), width)
  const { page } = shop
  await enter(page, '/cabinet/company')
  await page.getByRole('link', { name: 'Войти через банк' }).click()
  await page.getByRole('button', { name: 'Войти в кабинет: Сыроварня Лучковых', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return shop
}
const tagline = (page: Page) => page.getByRole('textbox', { name: 'Одной строкой' })

test.each(walkedAt(390))(
  'input survives a link, a reload and the end of a session, and a rate includes its circle, at %i px',
  async (width) => {
    const { page, close, picture } = await openCabinet(width)
    page.on('dialog', (dialog) => void dialog.accept())
    const words = `Сыр с утра ${Date.now()}`

    // a link asks for a confirmation
    await tagline(page).fill(words)
    await page.getByRole('link', { name: 'Заказы' }).first().click()
    const leave = page.getByRole('alertdialog', { name: 'Уйти, не\u00A0сохранив?' })
    await leave.waitFor()
    await picture('nothing-lost-1-asked')
    await leave.getByRole('button', { name: 'Остаться' }).click()
    expect(await tagline(page).inputValue()).toBe(words)

    // a reload restores the text
    await page.reload()
    await see(page, 'Мы сохранили то, что вы ввели')
    await expect.poll(() => tagline(page).inputValue()).toBe(words)
    await picture('nothing-lost-2-restored')

    // the session ends: the sign-in opens over the form, which keeps its input
    const context = page.context()
    const alive = await context.cookies()
    await context.clearCookies({ name: 'b2b-token' })
    const save = page.locator('#about').getByRole('button', { name: 'Сохранить' })
    await save.click()
    const again = page.getByRole('dialog', { name: 'Вход закончился' })
    await again.waitFor()
    await picture('nothing-lost-3-sign-in')
    await again.getByRole('button', { name: 'Закрыть' }).click()
    expect(await tagline(page).inputValue()).toBe(words)
    await context.addCookies(alive)
    await save.click()
    await see(page, /^Сохранили/)
    await page.reload()
    await expect.poll(() => tagline(page).inputValue()).toBe(words)
    expect(await page.getByText('Мы\u00A0сохранили то, что вы\u00A0ввели').count()).toBe(0)

    // the circle in its form is saved with the rate
    await enter(page, '/cabinet/delivery')
    await page.getByRole('button', { name: 'Добавить место' }).click()
    await page.getByRole('textbox', { name: 'Как называется' }).fill('Рядом')
    await page.getByRole('textbox', { name: 'Цена доставки, ₽' }).fill('150')
    await page.getByRole('button', { name: 'Сохранить' }).first().click()
    await page.getByRole('button', { name: /Рядом/ }).waitFor()
    await picture('nothing-lost-4-rate')
    await close()
  },
)
