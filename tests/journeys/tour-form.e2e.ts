import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(390))(
  'a guide writes a tour, sees missing parts and publishes it, and a customer finds it, at %i px',
  async (width) => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
    await enter(page, '/cabinet/tours/list')
    await page.getByRole('link', { name: 'Войти через банк' }).click()
    await page.getByRole('button', { name: 'Войти в кабинет: Онежские берега', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Поездки' }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'Какие поездки показать' })
    await tabs.getByRole('link', { name: 'Архив' }).click()
    await see(page, 'В архиве пусто')
    await picture('tour-form-1-empty')
    await tabs.getByRole('link', { name: 'Поездки' }).click()
    await page.getByRole('link', { name: 'Новая поездка' }).click()

    const title = `Сети на рассвете ${width}`
    await page.getByRole('heading', { level: 1, name: 'Новая поездка' }).waitFor()
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await see(page, 'обязательное поле')
    await page.getByRole('textbox', { name: 'Название' }).fill(title)
    await page.getByRole('combobox', { name: 'Куда едем' }).fill('Петрозаводск')
    await page
      .getByRole('option', { name: /Петрозаводск/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Сколько часов длится' }).fill('5')
    await page.getByRole('textbox', { name: 'Цена для взрослого, ₽' }).fill('2 400')
    await picture('tour-form-2-new')
    await checkAccessible(page)
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await page.waitForURL(/\/cabinet\/tours\/\d+$/)
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await see(page, 'Покупатели эту поездку не видят')
    await page.getByRole('link', { name: 'где встречаемся' }).waitFor()
    expect(await page.getByRole('button', { name: 'Опубликовать' }).isDisabled()).toBe(true)
    await picture('tour-form-3-draft')
    await checkAccessible(page)

    const photo = { name: 'озеро.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.locator('input[type=file]').first().setInputFiles(photo)
    await page.getByRole('button', { name: /^Снимок 1: переставить/ }).waitFor()
    await page.getByRole('textbox', { name: 'Рассказ о поездке' }).fill('Выйдем на лодке.\nВытянем сети.')
    await page.getByRole('textbox', { name: 'Как называется место' }).fill('Причал')
    await page.getByRole('combobox', { name: 'Адрес' }).fill('Петрозаводск')
    await page
      .getByRole('option', { name: /Петрозаводск/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Добавить в программу' }).click()
    const first = page.getByRole('group', { name: 'Шаг 1' })
    await first.getByLabel('Во сколько').fill('05:30')
    await first.getByRole('textbox', { name: 'Что делаем' }).fill('Встречаемся на причале')
    await page.getByRole('button', { name: 'Добавить цену' }).click()
    const child = page.getByRole('group', { name: 'Цена 2' })
    await child.getByRole('button', { name: /^Выше/ }).waitFor()
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await see(page, /^Проверьте поля/)
    await child.getByRole('textbox', { name: 'Цена за место, ₽' }).fill('1 200')
    await picture('tour-form-4-filled')
    await checkAccessible(page)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await see(page, 'Сохранили')
    await page.getByRole('button', { name: 'Опубликовать', disabled: false }).click()
    await page.getByRole('link', { name: 'Посмотреть в магазине' }).waitFor()
    await picture('tour-form-5-published')
    await checkAccessible(page)

    const shop = await openShop(browser, inject('shopUrl'), width)
    await enter(shop.page, `/tours/${id}`)
    await shop.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await see(shop.page, 'Вытянем сети.')
    await shop.picture('tour-form-6-shop')
    expect(shop.complaints).toEqual([])
    await shop.close()

    // input survives a link
    await page.getByRole('textbox', { name: 'Одной строкой' }).fill('Лодка, сети, уха')
    await page.getByRole('link', { name: 'Все поездки' }).click()
    await page
      .getByRole('alertdialog', { name: 'Уйти, не\u00A0сохранив?' })
      .getByRole('button', { name: 'Остаться' })
      .click()
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await page.getByRole('region', { name: 'Есть несохранённые правки' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Все поездки' }).click()
    const row = page.getByRole('listitem').filter({ hasText: title })
    await row.getByText('В магазине').waitFor()
    await row.getByText('Дат впереди нет').waitFor()
    await picture('tour-form-7-list')
    await checkAccessible(page)
    if (process.env.E2E_PICTURES) {
      await page.setViewportSize({ width: 320, height: 720 })
      await picture('tour-form-8-list-narrow')
      await enter(page, `/cabinet/tours/${id}`)
      await picture('tour-form-9-narrow')
      await page.getByRole('button', { name: /на карте: Где встречаемся/ }).click()
      await page.getByRole('dialog', { name: 'Точка на карте' }).waitFor()
      await picture('tour-form-10-point')
    }
    expect(complaints).toEqual([])
    await close()
  },
)
