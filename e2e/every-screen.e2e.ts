import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, WIDTHS } from './shop-page.ts'

const markup = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes `<meta charSet>` and void elements its own way; both are valid HTML
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // titles of goods are as long as their names
    'long-title': 'off',
    // backdrops take their hue from the product
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    // a data block, hydrated as it is
    'script-type': 'off',
    'require-sri': 'off',
    // phones are written the Russian way, with spaces that may not break inside formatters
    'tel-non-breaking': 'off',
    'text-content': 'off',
    'no-implicit-button-type': 'error',
  },
})

/** Screens anybody may open. */
const SCREENS: [path: string, status: number][] = [
  ['/', 200],
  ['/farmers', 200],
  ['/farmers/101', 200],
  ['/farmers/101/delivery', 200],
  ['/farmers/101/info', 200],
  ['/category', 200],
  ['/category/molochnoe-i-syr', 200],
  ['/category/syry-tverdye', 200],
  ['/category/syry-tverdye/syr-kozij-vyderzhannyj-101', 200],
  ['/search-result?q=сыр', 200],
  ['/search-result?q=ыыыыыыы', 200],
  ['/cart', 200],
  ['/sign-in', 200],
  ['/contacts', 200],
  ['/delivery-and-payment', 200],
  ['/category/no-such-category', 404],
  ['/farmers/999999', 404],
  ['/no-such-page', 404],
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(SCREENS)('%s answers %i, is accessible and complains of nothing', async (path, status) => {
    const { page, complaints, close } = await openShop(browser, inject('shopUrl'), width)
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(status)
    expect(await page.title()).not.toBe('')
    await checkAccessible(page)
    // the browser itself reports a page that answered 404
    expect(complaints.filter((text) => !(status === 404 && text.includes('404')))).toEqual([])
    await close()
  })
})

test.each(SCREENS)('the markup of %s is valid', async (path) => {
  const html = await (await fetch(new URL(path, inject('shopUrl')))).text()
  const report = await markup.validateString(html)
  const messages = report.results.flatMap((result) => result.messages)
  expect(
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  ).toEqual([])
})
