import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { readCode } from './read-code.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { freshPhone, openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(390))("sign-in leads back to the person's destination, at %i px", async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  const phone = freshPhone()
  // a guest's favourites: stored in the browser
  await enter(page, '/farmers/101')
  const hearts = (pressed: boolean) => page.getByRole('button', { name: /^В.избранное: /, pressed })
  for (let liked = 1; liked <= 2; liked++) {
    await hearts(false).first().click()
    // the next empty heart is a different one only after this one is filled
    await expect.poll(() => hearts(true).count()).toBe(liked)
  }
  await enter(page, '/favorites')
  await hearts(true).waitFor()
  await picture('30-favorites-guest')
  await enter(page, '/account/orders')
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await picture('31-no-phone')
  await expect.poll(() => page.getByRole('textbox', { name: 'Телефон' }).getAttribute('aria-invalid')).toBe('true')

  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByRole('textbox', { name: /Код из СМС/ })
  await code.waitFor()
  const resend = page.getByRole('button', { name: /^Отправить ещё раз через \d+ секунд/ })
  await resend.waitFor()
  await expect.poll(() => resend.isDisabled()).toBe(true)

  const right = await readCode(inject('emulatorsUrl'), phone)
  await code.fill(String((Number(right) + 1) % 10_000).padStart(4, '0'))
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await see(page, /Код не подошёл или устарел/)
  await picture('32-wrong-code')
  await checkAccessible(page)

  await code.fill(right)
  await page.waitForURL('**/account/orders')
  await see(page, 'Заказов пока нет')
  await picture('33-no-orders')
  await checkAccessible(page)
  // favourites from before the sign-in are kept
  await enter(page, '/favorites')
  await hearts(true).waitFor()
  await picture('34-favorites')
  await checkAccessible(page)
  // the browser logs the call with status 400
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])

  await enter(page, '/account')
  await page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first().click()
  await page.getByRole('alertdialog', { name: 'Выйти из кабинета?' }).getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await enter(page, '/account/orders')
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await enter(page, '/favorites')
  await see(page, 'Любимых продуктов пока нет')
  await close()
})

test("another customer's order is hidden, and signing out removes the carts", async () => {
  const shopUrl = inject('shopUrl')
  const owner = await openShop(browser, shopUrl, 1440)
  await signInByCalls(owner.page, inject('emulatorsUrl'))
  const orderId = await placeOrder(owner.page, {
    organizationId: 104,
    productId: 104006,
    quantity: 6,
    paymentMethod: 'cashondelivery',
  })
  await shopCall(owner.page, 'POST', '/api/v2/cart', {
    organizationId: 101,
    products: [{ productId: 101005, quantity: 1 }],
  })

  const stranger = await openShop(browser, shopUrl, 390)
  await signInByCalls(stranger.page, inject('emulatorsUrl'))
  for (const path of [
    `/account/orders/${orderId}`,
    `/payment/sbp?orderId=${orderId}`,
    `/web/thank-you-page/payment/paid/${orderId}`,
  ]) {
    const answer = await stranger.page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await see(stranger.page, /Мы не нашли эту страницу/)
    await expect.poll(() => stranger.page.getByText('Вера').count()).toBe(0)
  }
  await stranger.close()

  const { page } = owner
  await enter(page, '/cart')
  await page.getByRole('region', { name: /Сыроварня Лучковых/ }).waitFor()
  await enter(page, '/account')
  await page.getByRole('button', { name: 'Выйти' }).filter({ visible: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('link', { name: 'Войти' }).filter({ visible: true }).first().waitFor()
  await enter(page, '/cart')
  await see(page, 'В корзине пока пусто')
  await owner.close()
})
