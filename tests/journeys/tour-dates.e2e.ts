import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { atBank, enter, see, signIn } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { sellerCalls } from './seller-calls.ts'
import { freshPhone, openShop, walkedAt } from './shop-page.ts'

/** A tour that can be booked until six hours before its start. */
const [ORGANIZER, TOUR] = [509, 2023]
const SOON_MS = 8 * 3_600_000
/** A day this far ahead, beyond all dates of the demo. */
const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(390))(
  'an organizer creates tour dates in bulk and one with its own price; a date is booked, checked in, cancelled and refunded, at %i px',
  async (width) => {
    const shopUrl = inject('shopUrl')
    const emulatorsUrl = inject('emulatorsUrl')
    const organizer = await openShop(browser, shopUrl, width)
    const desk = organizer.page
    const seller = await sellerCalls({ shopUrl, emulatorsUrl }, ORGANIZER)
    const dateId = await seller.addDate(TOUR, new Date(Date.now() + SOON_MS), 4)

    await enter(desk, '/cabinet/tours')
    await desk.getByRole('link', { name: 'Войти через банк' }).click()
    await desk.getByRole('button', { name: 'Войти в кабинет: Волга в гостях', exact: true }).click()
    await desk.getByRole('button', { name: 'Добавить даты' }).click()
    const form = desk.getByRole('dialog', { name: 'Новые даты' })
    // three weeks have six weekend days, whatever their first day
    await form.getByRole('radio', { name: 'Повторять' }).focus()
    await desk.keyboard.press('Space')
    await form.getByLabel('С какого дня').fill(dayAfter(200))
    await form.getByLabel(/^По\sкакой день$/).fill(dayAfter(220))
    await form.getByText(/^Получится: 6\sдат$/).waitFor()
    await organizer.picture('97-new-dates')
    await checkAccessible(desk)
    await form.getByRole('button', { name: /^Добавить 6\sдат$/ }).click()
    await see(desk, /^Добавлено 6\sдат$/)

    // the earliest date costs more
    const row = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('button', { name: 'Изменить' }) })
      .first()
    await row.getByRole('button', { name: 'Изменить' }).click()
    const change = desk.getByRole('dialog', { name: /^Места и\sцены/ })
    await change.getByLabel(/^Взрослый/).fill('2600')
    await organizer.picture('97-date-change')
    await checkAccessible(desk)
    await change.getByRole('button', { name: 'Сохранить' }).click()
    await see(desk, /своя цена/)

    const { page, complaints, picture, close } = await openShop(browser, shopUrl, width)
    await enter(page, `/tours/${TOUR}?date=${dateId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await see(page, /^2\s600\s₽$/)
    await page.getByRole('link', { name: 'Забронировать' }).click()
    await page.getByRole('heading', { level: 1, name: 'Бронь' }).waitFor()
    await signIn(page, emulatorsUrl, freshPhone())
    await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна')
    await choose(page.getByRole('checkbox', { name: /Программу и\sправила отмены прочитали/ }))
    await choose(page.getByRole('radio', { name: /СБП/ }))
    await page.getByRole('button', { name: /^Забронировать и\sоплатить/ }).click()
    await page.waitForURL('**/payment/sbp?*')
    await atBank(page, 'Оплатить')
    await page.waitForURL('**/account/booking/*')
    await page.getByRole('heading', { level: 2, name: 'Ждём подтверждения' }).waitFor()

    // the day's page starts with pending tasks and departures
    await enter(desk, '/cabinet')
    await desk.getByRole('heading', { level: 3, name: /^Ответить на\sнов/ }).waitFor()
    await see(desk, 'Ждёт вашего ответа')
    await organizer.picture('98-departures-unanswered')
    await desk.getByRole('link', { name: /^Посмотреть заказ/ }).click()
    await desk.getByRole('button', { name: 'Подтвердить' }).first().click()
    await see(desk, /^Подтверждено\./)
    await enter(desk, '/cabinet')
    await desk.getByRole('button', { name: 'Приехали: Анна' }).click()
    await see(desk, /^Приехали в\s/)
    await organizer.picture('98-departures')
    await checkAccessible(desk)
    await desk.getByRole('button', { name: 'Отменить отметку: Анна' }).click()
    await desk.getByRole('button', { name: 'Приехали: Анна' }).waitFor()

    await enter(desk, '/cabinet/tours')
    await row.getByRole('button', { name: 'Отменить дату' }).click()
    const question = desk.getByRole('alertdialog', { name: /^Отменить/ })
    await question.getByText(/^Отменится 1\sбронь на\s1\sчеловека\. Вернём 2\s600\s₽\.$/).waitFor()
    await question.getByLabel('Причина').fill('Ураган')
    await organizer.picture('99-date-cancel')
    await checkAccessible(desk)
    await question.getByRole('button', { name: 'Отменить дату' }).click()
    await see(desk, /^Дата отменена/)

    // the booking's page is updated
    await see(page, /Поездку отменили из-за\sпогоды/)
    await see(page, /^(Возвращаем|Вернули) 2\s600\s₽$/)
    await picture('99-booking-canceled')
    await checkAccessible(page)
    expect(complaints).toEqual([])
    expect(organizer.complaints).toEqual([])
    await organizer.close()
    await close()
  },
)
