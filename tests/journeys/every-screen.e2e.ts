import { isImageSize } from '@okolitsa/domain/images/image-size.ts'
import { LANGUAGE_COOKIE } from '@okolitsa/domain/language/language.ts'
import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { HtmlValidate } from 'html-validate'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import {
  CABINET_SCREENS,
  ENGLISH_SCREENS,
  OFFICE_SCREENS,
  PRIVATE_SCREENS,
  RESTAURANT_SCREENS,
  SCREENS,
  TOUR_SCREENS,
} from './screens.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { fromFreshAddress, openShop, type ShopPage } from './shop-page.ts'

const markup = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes `<meta charSet>` and void elements differently; both are valid HTML
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // product names may be long
    'long-title': 'off',
    // backdrops take their hue from the product
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    // a data block that is hydrated unchanged
    'script-type': 'off',
    'require-sri': 'off',
    // phones have the Russian format, with breakable spaces inside formatters
    'tel-non-breaking': 'off',
    'text-content': 'off',
    'no-implicit-button-type': 'error',
  },
})

const FARM = 126
const PRODUCT = 126_011
const RESTAURANT = 301
const GUIDE = 501

/** Screens are opened on a phone and then widened, as when it is rotated. */
const PHONE = 390
const DESKTOP = { width: 1440, height: 900 }

/** Screens whose contrast is also checked wide, one of each frame; the others have the colours of the phone. */
const FRAMES: ReadonlySet<string> = new Set([
  '/',
  '/category/molochnoe-i-syr',
  '/account',
  '/cabinet',
  '/cabinet/kitchen',
])

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Violations of HTML's rules in the server's answer. */
async function brokenMarkup(answer: Response | null): Promise<string[]> {
  const report = await markup.validateString((await answer?.text()) ?? '')
  return (
    report.results
      .flatMap((result) => result.messages)
      .filter(({ severity }) => severity === 2)
      // React Aria's fields name hints before their presence is known; axe checks the final state
      .filter(({ ruleId, message }) => !(ruleId === 'no-missing-references' && message.includes('"react-aria-')))
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`)
  )
}

const PICTURE = /\/api\/v1\/img\/(?:merge\/)?(\w+)\/(\d+)\/(\d+)\/resize\//g

/** Pictures of a page, also for other screens, without a source file. */
const unmadePictures = (html: string): string[] =>
  [...html.matchAll(PICTURE)]
    .filter(([, place, width, height]) => {
      return place !== 'b2c' || !isImageSize({ width: Number(width), height: Number(height) })
    })
    .map(([address]) => address)

/** Opens a screen; checks that it is valid, accessible on a phone and wide, and logs no errors. */
async function checkScreen({ page, complaints }: ShopPage, path: string, status: number): Promise<void> {
  complaints.length = 0
  const phone = page.viewportSize() ?? DESKTOP
  // fifty screens in a minute are not typical: rendered pictures per IP address are limited
  await page.setExtraHTTPHeaders(fromFreshAddress())
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(status)
  await alive(page)
  const title = await page.title()
  expect(title).not.toBe('')
  expect(title === errorScreens.pageTitle).toBe(status >= 400 || path === '/festival/not-found')
  expect(await brokenMarkup(answer)).toEqual([])
  await checkAccessible(page)
  await checkLargeText(page, phone)
  await page.setViewportSize(DESKTOP)
  await checkAccessible(page, { hasContrast: FRAMES.has(path) })
  expect(unmadePictures(await page.content())).toEqual([])
  await page.setViewportSize(phone)
  // the browser reports a page with status 404
  expect(complaints.filter((text) => !(status === 404 && text.includes('404')))).toEqual([])
}

/**
 * Checks double text size on a phone (WCAG 1.4.4), a phone of 320 px (1.4.10), and both: the page does not scroll
 * sideways.
 */
async function checkLargeText(page: Page, { height }: { height: number }): Promise<void> {
  const sideways = (scale: number) =>
    page.evaluate((rem) => {
      document.documentElement.style.fontSize = `${rem * 16}px`
      const { scrollWidth, clientWidth } = document.documentElement
      document.documentElement.style.fontSize = ''
      return scrollWidth - clientWidth
    }, scale)
  expect(await sideways(2)).toBe(0)
  await page.setViewportSize({ width: 320, height })
  expect(await sideways(1)).toBe(0)
  expect(await sideways(2)).toBe(0)
}

describe('all screens', () => {
  let guest: ShopPage
  let customer: ShopPage
  let seller: ShopPage
  let cook: ShopPage
  let guide: ShopPage
  let office: ShopPage
  let orderId: number
  beforeAll(async () => {
    guest = await openShop(browser, inject('shopUrl'), PHONE)
    customer = await openShop(browser, inject('shopUrl'), PHONE)
    await signInByCalls(customer.page, inject('emulatorsUrl'))
    orderId = await placeOrder(customer.page, { organizationId: FARM, productId: PRODUCT, paymentMethod: 'sbp' })
    seller = await openShop(browser, inject('shopUrl'), PHONE)
    await signInAsStaff(seller.page, inject('emulatorsUrl'), `client-${FARM}`)
    cook = await openShop(browser, inject('shopUrl'), PHONE)
    await signInAsStaff(cook.page, inject('emulatorsUrl'), `client-${RESTAURANT}`)
    guide = await openShop(browser, inject('shopUrl'), PHONE)
    await signInAsStaff(guide.page, inject('emulatorsUrl'), `client-${GUIDE}`)
    office = await openShop(browser, inject('shopUrl'), PHONE)
    await enterOffice(office.page, inject('shopUrl'), inject('officeSession'))
  })
  afterAll(() => Promise.all([guest, customer, seller, cook, guide, office].map((one) => one.close())))

  test.each(SCREENS)('%s answers %i, is valid and accessible', async (path, status) => {
    await checkScreen(guest, path, status)
  })

  test.each(CABINET_SCREENS)('%s of a farm is valid and accessible', async (path) => {
    await checkScreen(seller, path.replace(':order', String(orderId)).replace(':product', String(PRODUCT)), 200)
    await seller.picture(`cabinet${path.replace(/\W+/g, '-')}`)
  })

  test.each(RESTAURANT_SCREENS)('%s of a restaurant is valid and accessible', async (path) => {
    await checkScreen(cook, path, 200)
    await cook.picture(`restaurant${path.replace(/\W+/g, '-')}`)
  })

  test.each(TOUR_SCREENS)('%s of a tour operator is valid and accessible', async (path) => {
    await checkScreen(guide, path, 200)
  })

  test.each(OFFICE_SCREENS)('%s is valid and accessible', async (path) => {
    await checkScreen(office, path, 200)
  })

  test.each(PRIVATE_SCREENS)('%s is valid and accessible', async (path) => {
    await checkScreen(customer, path.replace(':order', String(orderId)), 200)
  })
})

test('English screens are accessible', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), PHONE)
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: inject('shopUrl') }])
  for (const path of ENGLISH_SCREENS) {
    await page.goto(path)
    await alive(page)
    expect([path, await page.getAttribute('html', 'lang')]).toEqual([path, 'en'])
    await expect.poll(() => page.getAttribute('link[rel="manifest"]', 'href')).toBe('/site.en.webmanifest')
    await checkAccessible(page)
  }
  expect(complaints).toEqual([])
  await close()
})
