import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, fillAddress, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const PECHKA = 301

test.each(walkedAt(390))(
  'a dinner with options is ordered to an address, refused by its kitchen, and can be ordered again at %i',
  async (width) => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
    await signInByCalls(page, inject('emulatorsUrl'))
    await enter(page, `/restaurants/${PECHKA}`)
    await page.getByRole('button', { name: /^Выбрать: Борщ с говядиной/ }).click()
    const dish = page.getByRole('dialog', { name: /Борщ с говядиной/ })
    await dish.getByText('Большая').click()
    await picture('90-dish')
    await checkAccessible(page)
    // a bowl for each of four: the kitchen has a minimum
    const more = dish.getByRole('button', { name: /^Больше: Борщ/ })
    for (let bowls = 1; bowls < 4; bowls++) await more.click()
    await dish.getByRole('button', { name: /^Добавить · 2\s160/ }).click()
    await dish.waitFor({ state: 'detached' })

    // chosen anew where it lies
    await enter(page, '/cart')
    await page.getByRole('button', { name: /^Изменить: Борщ/ }).click()
    await dish.getByText('Сметана 20 %').click()
    await dish.getByRole('button', { name: /^Сохранить · 2\s320/ }).click()
    await dish.waitFor({ state: 'detached' })
    await picture('90a-dinner-cart')
    await see(page, /^Большая, .*Сметана 20 %/)
    await page.getByRole('link', { name: 'Оформить, Печка' }).click()
    await page.waitForURL('**/checkout?*')
    await fillAddress(page, 'Москва Пятницкая 12')
    await page.getByRole('textbox', { name: 'Имя' }).fill('Анна')
    await page.getByRole('group', { name: 'Когда привезти' }).waitFor()
    await page.getByText('При получении').click()
    await picture('91-dinner-checkout')
    await checkAccessible(page)
    await page.getByRole('button', { name: /^Заказать/ }).click()
    await page.waitForURL('**/web/thank-you-page/**')
    await picture('92-dinner-thanks')

    const { items } = await shopCall<{ items: { id: number; dinner: object | null }[] }>(
      page,
      'GET',
      '/api/v1/orders/restaurants',
    )
    const [order] = items
    expect(order?.dinner).not.toBeNull()
    await enter(page, '/account/orders/restaurants')
    await page.getByRole('article').getByRole('link').first().click()
    await page.waitForURL(`**/account/orders/restaurants/${order?.id}`)
    await see(page, /^Большая, .*Сметана 20 %/)
    await picture('93-dinner-order')
    await checkAccessible(page)

    // the kitchen reads what was chosen, says that something has run out, and can not cook it
    const counter = await openShop(browser, inject('shopUrl'), width)
    const kitchen = counter.page
    await enter(kitchen, '/cabinet/kitchen')
    await kitchen.getByRole('link', { name: 'Войти через банк' }).click()
    await kitchen.getByRole('button', { name: 'Войти в Околицу: Печка', exact: true }).click()
    await see(kitchen, /^Большая/)
    await kitchen.getByRole('button', { name: /^Принять, / }).waitFor()
    await counter.picture('94-kitchen')
    await checkAccessible(kitchen)
    await kitchen.getByRole('button', { name: 'Стоп-лист' }).click()
    const stops = kitchen.getByRole('dialog', { name: 'Стоп-лист' })
    const cream = stops.getByText('Добавить: Сметана 20').first()
    await stops.getByRole('searchbox', { name: 'Найти блюдо или добавку' }).fill('сметана 20')
    await cream.click()
    await stops.getByText('нет, пока не вернёте').first().waitFor()
    await counter.picture('95-kitchen-stops')
    await checkAccessible(kitchen)
    await cream.click()
    await stops.getByText('нет, пока не вернёте').first().waitFor({ state: 'detached' })
    await stops.getByRole('button', { name: 'Закрыть' }).click()
    await kitchen.getByRole('button', { name: 'Отказать' }).click()
    const question = kitchen.getByRole('alertdialog', { name: /^Отказать в заказе/ })
    await question.getByRole('textbox').fill('Кончилась свёкла')
    await question.getByRole('button', { name: 'Отказать' }).click()
    await question.waitFor({ state: 'detached' })
    await see(kitchen, 'Новых заказов нет. Появятся здесь сами')
    expect(counter.complaints).toEqual([])
    await counter.close()

    await see(page, /Кончилась свёкла/)
    await page.getByRole('button', { name: 'Повторить' }).first().waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
