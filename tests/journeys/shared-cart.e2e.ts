import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { enter, fillCheckout, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, type Width, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const BAKERY = 104
/** Loaves for 240 ₽ in the bakery. */
const RYE = { productId: 104001, quantity: 5 }
const RYE_TITLE = 'Хлеб ржаной на живой закваске'
const TARTINE = { productId: 104002, quantity: 1 }
const lineOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const stepperOf = (page: Page, title: string) => page.getByRole('group', { name: `Сколько в корзине: ${title}` })

/** A named customer with a cart of the bakery. */
async function openOwner(width: Width) {
  const owner = await openShop(browser, inject('shopUrl'), width)
  const { page } = owner
  await signInByCalls(page, inject('emulatorsUrl'))
  await shopCall(page, 'PATCH', '/api/v1/user', { firstName: 'Анна' })
  await shopCall(page, 'POST', '/api/v2/cart', { organizationId: BAKERY, products: [RYE] })
  await enter(page, '/cart')
  return owner
}

test.each(walkedAt(390))(
  "two people share a cart, see each other's changes, and one of them orders, %i",
  async (width) => {
    const owner = await openOwner(width)
    await owner.page.getByRole('button', { name: 'Собрать вместе' }).click()
    const url = await owner.page.getByRole('textbox', { name: 'Ссылка для участников' }).inputValue()
    expect(new URL(url).pathname).toMatch(/^\/shared-cart\/join\/[0-9a-f-]{36}$/)
    await checkAccessible(owner.page)
    await owner.picture('60-shared-window')
    await owner.page.keyboard.press('Escape')

    // a friend without an account opens the link
    const friend = await openShop(browser, inject('shopUrl'), width)
    await enter(friend.page, new URL(url).pathname)
    await see(friend.page, 'Анна зовёт собрать заказ вместе')
    await checkAccessible(friend.page)
    await friend.picture('61-shared-join')
    await friend.page.getByRole('button', { name: 'Присоединиться' }).click()
    await see(friend.page, 'Обязательное поле')
    await friend.page.getByRole('textbox', { name: 'Как вас зовут' }).fill('Борис')
    await friend.page.getByRole('button', { name: 'Присоединиться' }).click()
    await friend.page.waitForURL('**/cart')
    await see(owner.page, 'Борис теперь собирает с вами')
    await see(friend.page, 'Добавлено: Анна')

    // a changed quantity appears for the other
    await stepperOf(friend.page, RYE_TITLE).getByRole('button', { name: 'Больше' }).click()
    await stepperOf(owner.page, RYE_TITLE).getByText('6 шт.').waitFor()

    // a product added by the other has a name
    await friend.page.evaluate(async (product) => {
      const cartId = Object.keys(localStorage)
        .find((key) => key.startsWith('okolitsa-own-cart:'))
        ?.split(':')[1]
      await fetch(`/api/v2/cart/${cartId}/products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ products: [product] }),
      })
    }, TARTINE)
    await see(owner.page, /^Борис добавляет: /)
    await lineOf(owner.page, 'Добавлено: Борис').waitFor()
    await checkAccessible(owner.page)
    await owner.picture('62-shared-cart')
    await see(friend.page, 'Добавлено: вы')
    await friend.page.getByRole('button', { name: 'Участники' }).click()
    await see(friend.page, 'Кто собирает')
    await checkAccessible(friend.page)
    await friend.picture('63-shared-people')
    await friend.page.keyboard.press('Escape')

    // members who open the link again see that they have joined
    await enter(owner.page, new URL(url).pathname)
    await see(owner.page, 'Это ваша корзина')
    await owner.picture('64-shared-own')

    // the owner orders; the friend is notified
    await enter(owner.page, '/cart')
    await owner.page.getByRole('link', { name: 'К оформлению' }).click()
    await fillCheckout(owner.page, 'Анна')
    await choose(owner.page.getByRole('radio', { name: /При получении/ }))
    await owner.page.getByRole('button', { name: /^Заказать за/ }).click()
    await owner.page.getByRole('heading', { name: /^Спасибо/ }).waitFor()
    await see(friend.page, /Общая корзина стала заказом №.+ Оформление: Анна/)
    await see(friend.page, 'В корзине пока пусто')
    await friend.picture('65-shared-ordered')
    await owner.page.goto('/account/orders')
    await see(owner.page, 'Совместный')
    await enter(friend.page, new URL(url).pathname)
    await see(friend.page, /Корзина стала заказом/)
    await friend.picture('66-shared-ended')

    // the order is in the owner's notifications
    await enter(owner.page, '/account/notices')
    await owner.picture('67-notices')
    await see(owner.page, /^Заказ №.+принят$/)
    await checkAccessible(owner.page)
    expect(owner.complaints).toEqual([])
    // the join form's page of a void invitation answers 404, the only console message
    expect(friend.complaints).toEqual([])
    await owner.close()
    await friend.close()
  },
)

test('a withdrawn link and a removed member get messages', async () => {
  const owner = await openOwner(1440)
  await owner.page.getByRole('button', { name: 'Собрать вместе' }).click()
  const url = await owner.page.getByRole('textbox', { name: 'Ссылка для участников' }).inputValue()
  const friend = await openShop(browser, inject('shopUrl'), 390)
  await enter(friend.page, new URL(url).pathname)
  await friend.page.getByRole('textbox', { name: 'Как вас зовут' }).fill('Глеб')
  await friend.page.getByRole('button', { name: 'Присоединиться' }).click()
  await friend.page.waitForURL('**/cart')
  await owner.page.getByRole('button', { name: 'Убрать из корзины: Глеб' }).click()
  await see(friend.page, 'Вы больше не в этой общей корзине')
  await see(friend.page, 'В корзине пока пусто')
  await owner.page.getByRole('button', { name: 'Отозвать ссылку' }).click()
  await see(owner.page, 'Создать новую ссылку')
  const reply = await friend.page.goto(new URL(url).pathname)
  expect(reply?.status()).toBe(404)
  await see(friend.page, 'Ссылка больше не действует')
  await friend.picture('68-shared-void')
  await owner.close()
  await friend.close()
})
