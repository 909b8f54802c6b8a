import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { openBrowser } from './open-browser.ts'
import { freshPhone, openShop, WIDTHS } from './shop-page.ts'
import { atBank, enter, fillCarts, fillCheckout, see, signIn } from './shopper.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(WIDTHS)('a declined payment is told in words and the order is paid after all, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await enter(page, '/sign-in')
  const [cartId] = await fillCarts(page, [{ organizationId: 104, products: [{ productId: 104004, quantity: 4 }] }])
  await enter(page, `/checkout?cart=${cartId}`)
  await signIn(page, inject('emulatorsUrl'), freshPhone())
  await fillCheckout(page, 'Борис')
  await page.getByRole('radio', { name: /СБП/ }).check({ force: true })
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/payment/sbp?*')

  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await see(page, 'Деньги не списали. Попробуйте ещё раз или выберите другой способ.')
  await picture('21-declined')
  await checkAccessible(page)

  // again by the same way, refused again, then another way
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click()
  await page.getByRole('heading', { level: 1, name: /^Оплатите .+ через СБП$/ }).waitFor()
  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await page.getByRole('button', { name: 'Выбрать другой способ' }).click()
  const ways = page.getByRole('dialog', { name: 'Как оплатить' })
  await ways.getByRole('radio', { name: /При получении/ }).waitFor({ state: 'attached' })
  await picture('22-other-way')
  // the choice counts at once
  await ways.getByText('При получении').click()
  await page.waitForURL('**/web/thank-you-page/payment/**')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Борис!' }).waitFor()
  await see(page, /принят/)
  expect(complaints).toEqual([])
  await close()
})
