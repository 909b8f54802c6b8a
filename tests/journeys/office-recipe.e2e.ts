import { fileURLToPath } from 'node:url'
import { officeLists } from '@okolitsa/strings/ru/office-lists.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
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

const TITLE = 'Кулеш полевой'
const PICTURE = fileURLToPath(new URL('../../server/web/icons/icon-512.png', import.meta.url))

test(
  'an editor writes a recipe, looks at it as a customer and shows it; the shop follows within a second',
  async () => {
    const shopUrl = inject('shopUrl')
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 1440)
    await enterOffice(page, shopUrl, inject('officeSession'))
    const inShop = async (path: string) => (await fetch(shopUrl + path)).text()
    await enter(page, '/office/content/recipes/new')
    await page.getByLabel(text.fields.title, { exact: true }).fill(TITLE)
    await page.getByLabel(text.fields.categoryKey, { exact: true }).selectOption({ label: 'Супы' })
    await press(page, text.create)
    await page.waitForURL(/recipes\/kulesh-polevoy/)
    // missing parts are named, and nothing can be shown yet
    await see(page, 'Чтобы показать, не\u00A0хватает')
    await page.locator('input[type=file]').first().setInputFiles(PICTURE)
    await page.getByRole('button', { name: text.pictureReplace }).waitFor()
    await page.getByLabel(text.fields.minutes).fill('50')
    await press(page, text.ingredient.add)
    await page.getByLabel(text.ingredient.title, { exact: true }).fill('Пшено')
    await page.getByLabel(text.ingredient.amount, { exact: true }).fill('200')
    await page.getByLabel(text.ingredient.category, { exact: true }).selectOption({ index: 1 })
    await press(page, text.step.add)
    await page.getByLabel(text.step.title, { exact: true }).fill('Сварите кашу')
    await page.getByLabel(text.step.text, { exact: true }).fill('Варите пшено на слабом огне.')
    await press(page, text.save)
    await see(page, text.saved)
    // the real page with the draft, which nobody else sees
    await page.frameLocator('iframe').getByRole('heading', { name: TITLE }).waitFor()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Сварите кашу' }).waitFor()
    expect((await fetch(`${shopUrl}/recipes/supy/kulesh-polevoy`)).status).toBe(404)
    await checkAccessible(page)
    await picture('office-recipe')

    await press(page, text.publish)
    await see(page, text.published)
    await expect.poll(() => inShop('/recipes/supy'), { timeout: 1_500, interval: 100 }).toContain(TITLE)
    await expect.poll(() => inShop('/recipes/supy/kulesh-polevoy')).toContain('Сварите кашу')
    await press(page, text.hide)
    await page.getByRole('alertdialog').getByRole('button', { name: text.hide }).click()
    await see(page, text.hidden)
    await expect.poll(() => inShop('/recipes/supy'), { timeout: 1_500, interval: 100 }).not.toContain(TITLE)

    await enter(page, '/office/content/recipes')
    await page.getByLabel(text.search).fill('кулеш')
    await page.getByRole('link', { name: new RegExp(TITLE) }).waitFor()
    await checkAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccessible(page)
    await picture('office-recipes-phone')
    await page.getByRole('link', { name: officeLists.sections.title }).click()
    await page.getByLabel(officeLists.sections.name).first().waitFor()
    await checkAccessible(page)
    await enter(page, '/office/content/review-tags')
    await page.getByLabel(officeLists.tags.name, { exact: true }).first().waitFor()
    await checkAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
  3 * TIMEOUT_MS,
)
