import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { atBank, enter, see, signIn } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { freshPhone, openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(390))('a plan is bought, runs, and is ended with a refund, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await enter(page, '/plans')
  await picture('96-plans')
  await checkAccessible(page)
  await page.getByRole('link', { name: 'Войти и выбрать: Тариф «Расширенный»' }).click()
  await signIn(page, inject('emulatorsUrl'), freshPhone())
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Оформить: Тариф «Расширенный»' }).click()
  await see(page, /Сама подписка не\sпродлится/)
  await choose(page.getByRole('radio', { name: /СБП/ }))
  await picture('97-plan-terms')
  await checkAccessible(page)
  await page.getByRole('button', { name: /^Оплатить 1\s990\s₽$/ }).click()

  await page.waitForURL('**/payment/sbp?*')
  await atBank(page, 'Оплатить')
  await page.waitForURL('**/plans/orders/*')
  await see(page, /Спасибо! Подписка действует/)
  await picture('98-plan-bought')
  await checkAccessible(page)

  await enter(page, '/account/subscription')
  await page.getByRole('heading', { name: 'Ещё 4 бесплатные доставки' }).waitFor()
  await page.getByRole('button', { name: 'Закончить подписку' }).click()
  // one of 365 or 366 days has begun
  await see(page, /Вернём 1\s984,5\d\s₽ туда/)
  await picture('99-plan-ending')
  await page.getByRole('button', { name: /^Закончить и\sвернуть 1\s984,5\d\s₽$/ }).click()
  await see(page, 'Подписка закончена')
  await enter(page, '/plans')
  await see(page, /Закончена раньше срока, осталось оплачено 5,4\d\s₽/)
  await page.getByRole('button', { name: 'Оформить: Тариф «Расширенный»' }).waitFor()
  await picture('100-plan-ended')
  await checkAccessible(page)
  expect((await page.request.get('/account/subscription')).status()).toBe(404)
  expect(complaints).toEqual([])
  await close()
})
