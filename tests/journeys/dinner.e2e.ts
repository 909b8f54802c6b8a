import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, fillAddress, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const PECHKA = 301

test.each(walkedAt(390))(
  'a dinner with options is ordered for delivery, refused by its kitchen, and not offered again, at %i',
  async (width) => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
    await signInByCalls(page, inject('emulatorsUrl'))
    await enter(page, `/restaurants/${PECHKA}`)
    await page.getByRole('button', { name: /^Выбрать: Борщ с говядиной/ }).click()
    const dish = page.getByRole('dialog', { name: /Борщ с говядиной/ })
    await dish.getByText('Большая').click()
    await picture('90-dish')
    await checkAccessible(page)
    // four customers need a bowl each, because the kitchen has a minimum order
    const more = dish.getByRole('button', { name: /^Больше: Борщ/ })
    for (let bowls = 1; bowls < 4; bowls++) await more.click()
    await dish.getByRole('button', { name: /^Добавить · 2\s160/ }).click()
    await dish.waitFor({ state: 'detached' })

    // the quantity is changed in the cart
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

    // the kitchen sees the options, reports a missing one, and cannot cook it
    const counter = await openShop(browser, inject('shopUrl'), width)
    const kitchen = counter.page
    await enter(kitchen, '/cabinet/kitchen')
    await kitchen.getByRole('link', { name: 'Войти через банк' }).click()
    await kitchen.getByRole('button', { name: 'Войти в кабинет: Печка', exact: true }).click()
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
    expect(await page.getByRole('button', { name: 'Повторить' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  },
)

test.each(walkedAt(390))('a restaurant sets its week and a special day, and guests see them, at %i', async (width) => {
  const RESTAURANT = 305
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await enter(page, '/')
  await signInAsStaff(page, inject('emulatorsUrl'), `client-${RESTAURANT}`)
  await enter(page, '/cabinet/menu')
  await page.getByRole('link', { name: 'Часы работы' }).click()
  await page.getByRole('heading', { name: 'Часы и кухня', level: 1 }).waitFor()
  const week = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Обычная неделя' }) })
  const save = week.getByRole('button', { name: 'Сохранить' })
  expect(await save.isDisabled()).toBe(true)

  // duplicate days are reported, and no input is lost
  await week.getByRole('button', { name: 'Добавить часы' }).click()
  await save.click()
  await see(page, 'В один из дней часы накладываются друг на друга')
  await checkAccessible(page)
  await picture('93-hours-overlap')
  for (let left = await week.getByRole('button', { name: /^Убрать часы/ }).count(); left > 1; left--)
    await week.getByRole('button', { name: `Убрать часы ${left}` }).click()
  const entry = week.getByRole('group', { name: 'Часы 1', exact: true })
  await entry.getByLabel('С', { exact: true }).fill('00:15')
  await entry.getByLabel('До', { exact: true }).fill('23:45')
  await save.click()
  await see(page, 'Сохранили. Гости уже видят')

  const days = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Особые дни' }) })
  const date = new Date(Date.parse(await page.evaluate(() => new Date().toISOString())) + 60 * 86_400_000)
  await days.getByLabel('С какого дня').fill(date.toISOString().slice(0, 10))
  await days.getByLabel('Открываемся').fill('12:00')
  await days.getByRole('button', { name: 'Добавить день' }).click()
  await see(page, 'Укажите оба времени или ни одного')
  await days.getByLabel('Закрываемся').fill('18:00')
  await days.getByLabel('Что сказать гостям').fill('банкет')
  await days.getByRole('button', { name: 'Добавить день' }).click()
  await days.getByRole('button', { name: /^Убрать: / }).waitFor()
  await picture('94-hours')
  await enter(page, `/restaurants/${RESTAURANT}/info`)
  await see(page, /00:15.*23:45/)
  await see(page, /12:00.*18:00/)
  expect(complaints.filter((text) => !/status of 400/.test(text))).toEqual([])
  await close()
})
