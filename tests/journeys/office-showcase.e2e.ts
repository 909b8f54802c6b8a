import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
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

const SHELF = 'К зимнему столу'
const FESTIVAL = 'Ярмарка на площади'
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test(
  'an editor picks goods by name for a shelf, which the home page follows within a second, and writes a festival that is seen as a visitor',
  async () => {
    const shopUrl = inject('shopUrl')
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 1440)
    await enterOffice(page, shopUrl, inject('officeSession'))
    const inShop = async (path: string) => (await fetch(shopUrl + path)).text()
    const soon = { timeout: 1_500, interval: 100 }
    const hide = async () => {
      await press(page, text.hide)
      await page.getByRole('alertdialog').getByRole('button', { name: text.hide }).click()
      await see(page, text.hidden)
    }

    await enter(page, '/office/content/shelves/new')
    await page.getByLabel(text.fields.title, { exact: true }).fill(SHELF)
    const search = page.getByLabel(text.findGoods)
    for (const word of ['сыр', 'мёд', 'хлеб', 'яйц']) {
      await search.fill(word)
      await page.getByRole('option').first().click()
    }
    await press(page, text.create)
    await page.waitForURL(/shelves\/shelf-k-zimnemu-stolu/)
    await page.frameLocator('iframe').getByRole('heading', { name: SHELF }).waitFor()
    expect(await inShop('/')).not.toContain(SHELF)
    await checkAccessible(page)
    await picture('office-shelf')
    await press(page, text.publish)
    await see(page, text.published)
    await expect.poll(() => inShop('/'), soon).toContain(SHELF)
    await hide()
    await expect.poll(() => inShop('/'), soon).not.toContain(SHELF)

    await enter(page, '/office/content/festival/new')
    await page.getByLabel(text.fields.title, { exact: true }).fill(FESTIVAL)
    await page.getByLabel(text.fields.lead, { exact: true }).fill('Два дня хлеба и мёда')
    await page.getByLabel(text.fields.before, { exact: true }).fill('Ждём вас с утра')
    await press(page, text.ground.add)
    await page.getByLabel(text.ground.title, { exact: true }).fill('Площадь у рынка')
    await page.getByLabel(text.ground.city, { exact: true }).fill('Тула')
    await page.getByLabel(text.ground.address, { exact: true }).fill('улица Рыночная, 1')
    await page.getByLabel(text.ground.coords, { exact: true }).fill('54.19, 37.61')
    await page.getByLabel(text.ground.firstDay, { exact: true }).fill(dayAfter(90))
    await page.getByLabel(text.ground.lastDay, { exact: true }).fill(dayAfter(91))
    await page.getByLabel(text.findFarms).fill('пасека')
    await page.getByRole('option').first().click()
    await press(page, text.create)
    await page.waitForURL(/festival\/festival-yarmarka/)
    const preview = page.frameLocator('iframe')
    await preview.getByRole('heading', { name: FESTIVAL }).waitFor()
    await preview.getByText('Ждём вас с утра').waitFor()
    await checkAccessible(page)
    await picture('office-festival')
    await press(page, text.publish)
    await see(page, text.published)
    // it is after the festival of the demo, which other journeys visit
    await page.getByText(text.states.shown, { exact: true }).waitFor()
    await hide()

    for (const path of ['festival', 'menus', 'menus/new', 'plans']) {
      await enter(page, `/office/content/${path}`)
      await checkAccessible(page)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccessible(page)
    await picture('office-plans-phone')
    expect(complaints).toEqual([])
    await close()
  },
  4 * TIMEOUT_MS,
)
