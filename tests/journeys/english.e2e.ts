import { LANGUAGE_COOKIE } from '@okolitsa/domain/language/language.ts'
import { languageSwitch as english } from '@okolitsa/strings/en/language.ts'
import { layoutText as englishLayout } from '@okolitsa/strings/en/layout.ts'
import { languageSwitch as russian } from '@okolitsa/strings/ru/language.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { alive } from './customer.ts'
import { interfaceTexts, textsOf } from './english-words.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { PRIVATE_SCREENS, SCREENS } from './screens.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, type ShopPage } from './shop-page.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u
/** Interface texts that sellers and customers also write: a kind of document, an address. */
const WRITTEN = new Set(['Органическое производство', 'Москва, Пятницкая ул., 12', 'Молоко и сыр', 'Хлеб и выпечка'])

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The HTML of every screen in that language. */
async function screensIn({ page }: ShopPage, language: 'ru' | 'en', orderId: number) {
  const url = inject('shopUrl')
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }])
  const paths = [...SCREENS.map(([path]) => path), ...PRIVATE_SCREENS].map((path) =>
    path.replace(':order', String(orderId)),
  )
  const screens: { path: string; html: string }[] = []
  for (const path of paths) screens.push({ path, html: await (await page.request.get(path)).text() })
  return screens
}

test('has no interface text in the other language, and marks user texts as Russian', async () => {
  const shop = await openShop(browser, inject('shopUrl'), 1440)
  await signInByCalls(shop.page, inject('emulatorsUrl'))
  const orderId = await placeOrder(shop.page, { organizationId: 126, productId: 126_011, paymentMethod: 'sbp' })
  const words = { ru: await interfaceTexts('ru'), en: await interfaceTexts('en') }
  const wrong: string[] = []
  for (const { path, html } of await screensIn(shop, 'en', orderId)) {
    if (!html.includes('<html lang="en"')) wrong.push(`${path}: not said to be English`)
    for (const { text, language } of textsOf(html)) {
      if (CYRILLIC.test(text) && language !== 'ru') wrong.push(`${path}: not marked: ${text}`)
      if (words.ru.has(text) && !WRITTEN.has(text)) wrong.push(`${path}: in Russian: ${text}`)
    }
  }
  for (const { path, html } of await screensIn(shop, 'ru', orderId)) {
    if (!html.includes('<html lang="ru"')) wrong.push(`${path}: not said to be Russian`)
    for (const { text } of textsOf(html)) {
      if (words.en.has(text) && !words.ru.has(text)) wrong.push(`${path}: in English: ${text}`)
    }
    // a Russian page has no marked texts
    if (html.includes('<span lang="ru"')) wrong.push(`${path}: marked`)
  }
  expect(wrong).toEqual([])
  await shop.close()
})

test('the switch in the footer changes the page to English and back', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 390)
  await page.goto('/search-result?q=мёд')
  await alive(page)
  await page.getByRole('link', { name: russian.title, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/search-result' && url.searchParams.get('q') === 'мёд')
  await page.getByRole('navigation', { name: englishLayout.tabBarLabel }).waitFor()
  await alive(page)
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
  // refusals have the language of the page
  const refused = await page.evaluate(async () => (await fetch('/api/v1/user')).json())
  expect(refused).toMatchObject({ code: 'UNAUTHORIZED', title: expect.stringContaining('Sign in') })
  await page.getByRole('link', { name: english.title, exact: true }).click()
  await page.getByRole('navigation', { name: layoutText.tabBarLabel }).waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await close()
})
