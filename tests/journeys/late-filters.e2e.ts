import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isAlive } from './alive.ts'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

const LIST = '/category/molochnoe-i-syr'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Delays the code of filters until released; `asked` resolves when the page requests it. */
async function holdFilters(page: Page) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route('**/assets/filter-parts-*.js', async (route) => {
    ask()
    await mayCome
    await route.continue()
  })
  return { asked, letCome }
}

test('a phone hydrates without the code of filters, which loads with their sheet', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  const filters = await holdFilters(page)
  await page.goto(LIST)
  await alive(page)
  // lists also change without that code
  await page.getByRole('main').getByRole('link', { name: 'Творог' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Творог' }).waitFor()
  await page.getByRole('link', { name: catalog.filters.open }).click()
  const sheet = page.getByRole('dialog', { name: catalog.filters.title })
  await sheet.getByRole('button', { name: catalog.filters.show }).waitFor()
  await filters.asked
  filters.letCome()
  await sheet.getByRole('checkbox').first().waitFor()
  await close()
})

test('filters next to a list are loaded with the page and apply automatically once loaded', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 1440)
  const filters = await holdFilters(page)
  await page.goto(LIST)
  await filters.asked
  expect(await page.locator('link[rel="modulepreload"][media]').count()).toBeGreaterThan(0)
  expect(await page.evaluate(isAlive)).toBe(false)
  filters.letCome()
  await alive(page)
  await page.getByRole('complementary', { name: catalog.filters.title }).getByRole('switch').first().press(' ')
  await page.waitForURL(/\?/)
  await close()
})

test('pages of a farm and a restaurant contain no code of lists', async () => {
  const scriptsOf = async (path: string) => {
    const html = await (await fetch(new URL(path, inject('shopUrl')))).text()
    return [...html.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  }
  for (const [list, one] of [
    ['/farmers', '/farmers/101'],
    ['/restaurants', '/restaurants/301'],
  ] as const) {
    const [ofList, ofOne] = await Promise.all([scriptsOf(list), scriptsOf(one)])
    const page = ofList.findLast((file) => file?.includes('/page-'))
    expect(page).toBeDefined()
    expect(ofOne).not.toContain(page)
  }
})
