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
  'an editor creates a category, gives it another name and address and merges it into another; its old links work',
  async () => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    const create = async (title: string, urlKey: string) => {
      await enter(page, '/office/catalog/categories/new')
      await page.getByLabel('Имя').fill(title)
      await page.getByLabel('Адрес').fill(urlKey)
      await press(page, 'Создать раздел')
      await page.getByRole('heading', { level: 2, name: title }).waitFor()
    }
    await create('Дворовые лакомства', 'treats')
    await page.getByLabel('Имя').fill('Лакомства')
    await page.getByLabel('Адрес').fill('yard-treats')
    await page.getByLabel('Как ещё ищут').fill('сласти, гостинцы')
    await press(page, 'Сохранить')
    await page.getByRole('link', { name: '/category/treats' }).waitFor()
    const first = page.url()
    await checkAccessible(page)
    await picture('office-category')
    await create('Гостинцы', 'gifts')
    // by keyboard: the last category goes to the first place, and stays there
    const titles = () => page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.textContent ?? ''))
    const [before = ''] = await titles()
    await page.getByRole('searchbox', { name: 'Найти раздел' }).focus()
    for (const key of ['Tab', 'End', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await page.locator('[data-drop-target]').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await see(page, '«Гостинцы» переставили')
    const after = await titles()
    expect([after[0], after[1]]).toEqual([expect.stringContaining('Гостинцы'), before])
    await page.getByRole('searchbox', { name: 'Найти раздел' }).fill('ЛАКОМ')
    expect(await titles()).toEqual([expect.stringContaining('Лакомства')])
    await page.getByRole('row').click()
    await page.getByRole('heading', { level: 2, name: 'Лакомства' }).waitFor()
    await page.getByRole('searchbox', { name: 'Найти раздел' }).fill('')
    expect(await page.locator('[data-current]').textContent()).toContain('Лакомства')
    await checkAccessible(page)
    await picture('office-category-tree')
    await enter(page, first)
    await page.getByLabel('Слова в названии').fill('пряник')
    await page.getByLabel('В другой раздел').selectOption({ label: 'Гостинцы' })
    await press(page, 'Перенести')
    await see(page, 'ничего не перенесли')
    await page.getByLabel('С каким разделом слить, куда повести ссылки').selectOption({ label: 'Гостинцы' })
    await press(page, 'Слить')
    await see(page, 'прежние адреса поведут туда')
    await checkAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Слить' }).click()
    await page.getByRole('heading', { level: 2, name: 'Гостинцы' }).waitFor()
    await page.getByRole('link', { name: '/category/yard-treats' }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccessible(page)
    await picture('office-category-phone')
    // the node of the shop reloads its tree after the change
    await expect
      .poll(async () => (await page.request.get('/category/treats')).url(), { timeout: 5_000 })
      .toMatch(/\/category\/gifts/)
    expect(complaints).toEqual([])
    await close()
  },
  2 * TIMEOUT_MS,
)
