import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { atBank, enter, see, signIn } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { sellerCalls } from './seller-calls.ts'
import { freshPhone, openShop, walkedAt } from './shop-page.ts'

const ORGANIZER = 508
const FAR_MS = 200 * 86_400_000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(390))(
  'a tour for three is booked, paid and confirmed by its organizer, and one place is refunded by the terms, at %i px',
  async (width) => {
    const shopUrl = inject('shopUrl')
    const emulatorsUrl = inject('emulatorsUrl')
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, width)
    const phone = freshPhone()

    await enter(page, '/tours?regions=07')
    await page.getByRole('link', { name: 'Яблони Баксана и Эльбрус на горизонте' }).click()
    await page.getByRole('heading', { level: 1, name: 'Яблони Баксана и Эльбрус на горизонте' }).waitFor()
    const tourId = Number(new URL(page.url()).pathname.split('/').at(-1))
    // a date with three places, early enough for a full refund
    const seller = await sellerCalls({ shopUrl, emulatorsUrl }, ORGANIZER)
    await seller.addDate(tourId, new Date(Date.now() + FAR_MS), 3)
    await enter(page, `/tours/${tourId}`)
    await choose(page.getByRole('radio', { name: /мест/ }).last())
    await page.getByRole('button', { name: 'Больше: Взрослый' }).click()
    await page.getByRole('button', { name: 'Больше: Ребёнок до 10 лет' }).click()
    await see(page, /^8\s200\s₽$/)
    await picture('90-tour')
    await checkAccessible(page)
    await page.getByRole('link', { name: 'Забронировать' }).click()

    await page.getByRole('heading', { level: 1, name: 'Бронь' }).waitFor()
    await signIn(page, emulatorsUrl, phone)
    await page.getByRole('textbox', { name: /^Первый ребёнок до 10 лет/ }).fill('Маша Соколова')
    await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна')
    const send = page.getByRole('button', { name: /^Забронировать и\sоплатить/ })
    await send.click()
    await see(page, /Без согласия с\sправилами/)
    await choose(page.getByRole('checkbox', { name: /Программу и\sправила отмены прочитали/ }))
    await choose(page.getByRole('radio', { name: /СБП/ }))
    await picture('91-booking-form')
    await checkAccessible(page)
    await send.click()

    await page.waitForURL('**/payment/sbp?*')
    await atBank(page, 'Оплатить')
    await page.waitForURL('**/account/booking/*')
    await page.getByRole('heading', { level: 2, name: 'Ждём подтверждения' }).waitFor()
    await picture('92-booking-waits')
    await checkAccessible(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const number = new RegExp(Number(id).toLocaleString('ru-RU').replace(/\s/g, '\\s'))

    const organizer = await openShop(browser, shopUrl, width)
    const desk = organizer.page
    await enter(desk, '/cabinet/tours')
    await desk.getByRole('link', { name: 'Войти через банк' }).click()
    await desk.getByRole('button', { name: 'Войти в кабинет: Горный стол', exact: true }).click()
    const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { level: 3, name: number }) })
    await card.getByRole('button', { name: 'Подтвердить' }).click()
    await see(desk, /^Подтверждено\./)
    await organizer.picture('93-tour-desk')
    await checkAccessible(desk)

    // another customer finds the date full, and joins the waiting list
    const other = await openShop(browser, shopUrl, width)
    const waiter = other.page
    await enter(waiter, `/sign-in?redirect=${encodeURIComponent(`/tours/${tourId}`)}`)
    await signIn(waiter, emulatorsUrl, freshPhone())
    await waiter.waitForURL(`**/tours/${tourId}`)
    await choose(waiter.getByRole('radio', { name: /Мест нет/ }).last())
    await waiter.getByRole('button', { name: 'Встать в лист ожидания' }).click()
    await see(waiter, /^Вы\sпервые в\sлисте ожидания$/)

    // the booking's page is updated
    await page.getByRole('heading', { level: 2, name: 'Билет' }).waitFor()
    await picture('94-ticket')
    await page.getByRole('button', { name: 'Отменить бронь' }).click()
    const window = page.getByRole('dialog', { name: 'Кого отменить?' })
    // the sheet slides in: a press waits until it is stable
    await window
      .getByText(/Маша Соколова/)
      .first()
      .click()
    await window.getByText(/^Вернём 1\s800\s₽$/).waitFor()
    await picture('95-cancel-one')
    await checkAccessible(page)
    await window.getByRole('button', { name: 'Отменить', exact: true }).click()
    await see(page, 'отменено')
    await see(page, /^(Возвращаем|Вернули) 1\s800\s₽$/)

    // the free place is held for the waiting customer, who books it
    await enter(waiter, '/account/booking')
    await see(waiter, /^Места придержаны для вас/)
    await checkAccessible(waiter)
    await waiter.getByRole('link', { name: 'Забронировать' }).click()
    await waiter.waitForURL('**/tours/*?date=*')
    await see(waiter, /^Места придержаны для вас/)
    await other.picture('95-waiting-offered')
    await checkAccessible(waiter)
    await waiter.getByRole('link', { name: 'Забронировать' }).click()
    await waiter.getByRole('heading', { level: 1, name: 'Бронь' }).waitFor()
    await waiter.getByRole('button', { name: /^Забронировать и\sоплатить/, disabled: false }).waitFor()
    expect(other.complaints).toEqual([])
    await other.close()

    await enter(page, '/account/booking')
    await see(page, 'Билет готов')
    await picture('96-bookings')
    await checkAccessible(page)
    expect(complaints).toEqual([])
    expect(organizer.complaints).toEqual([])
    await organizer.close()
    await close()
  },
)
