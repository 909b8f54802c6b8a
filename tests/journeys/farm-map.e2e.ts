import { farmMap as text } from '@okolitsa/strings/ru/farm-map.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enter } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ drawsMaps: true })
})
afterAll(() => browser.close())

test("the map keeps its view after a filter, a card, the farm's page, and back", async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/map/farmers?at=55.75,37.62,7')
  const list = page.getByRole('list', { name: text.list })
  const map = page.getByRole('region', { name: text.mapPart })
  await map.locator('[data-ready="true"]').waitFor()

  await page.getByRole('link', { name: text.courier }).click()
  await page.waitForURL((url) => url.searchParams.get('courier') === '1' && url.searchParams.has('at'))
  // after zooming the URL follows the view without a history entry
  const before = new URL(page.url()).searchParams.get('at')
  await map.getByRole('button', { name: text.map.zoomIn, exact: true }).click()
  await page.waitForFunction((old) => new URL(location.href).searchParams.get('at') !== old, before)
  const view = new URL(page.url()).search
  expect(view).toContain('courier=1')

  const first = list.getByRole('listitem').first()
  const title = (await first.getByRole('heading').getByRole('link').textContent()) ?? ''
  await first.getByRole('button', { name: text.select(title) }).click()
  const cards = page.getByRole('region', { name: text.cards })
  await cards.getByText(title, { exact: true }).waitFor()
  await cards.getByRole('link', { name: text.toFarm }).first().click()
  await page.waitForURL((url) => /^\/farmers\/\d+$/.test(url.pathname))

  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/map/farmers' && url.search === view)
  await list.getByRole('listitem').first().waitFor()
  await map.locator('[data-ready="true"]').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test.each([
  ['base map', /base-map.*\.json/],
  ['worker', /maplibre-gl-worker.*\.js/],
  ['code', /bundled-map.*\.js/],
])('without the %s of the map the list is complete and the page says so', async (_, lost) => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.route(lost, (route) => route.abort())
  await enter(page, '/map/farmers')
  await page.getByText(text.noMap).waitFor()
  await expect.poll(() => page.getByRole('list', { name: text.list }).getByRole('listitem').count()).toBeGreaterThan(5)
  await close()
})
