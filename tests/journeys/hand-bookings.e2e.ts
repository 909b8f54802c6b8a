import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInAsStaff } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

const [ORGANIZER, TOUR] = [509, 2023]
const TOMORROW_MS = 20 * 3_600_000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(390))(
  'a phone booking is recorded for a date, checked in at the meeting point, and limited by the places, at %i px',
  async (width) => {
    const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
    const seller = await sellerCalls(shop, ORGANIZER)
    const dateId = await seller.addDate(TOUR, new Date(Date.now() + TOMORROW_MS), 4)
    const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, width)
    await signInAsStaff(page, shop.emulatorsUrl, `client-${ORGANIZER}`)

    await enter(page, `/cabinet/tours?queue=ahead&date=${dateId}`)
    await see(page, /занято 0 из\s4\sмест/)
    await page.getByRole('button', { name: /^Записать по\sтелефону$/ }).click()
    const form = page.getByRole('dialog', { name: 'Кто едет' })
    await form.getByRole('button', { name: 'Записать' }).click()
    await form.getByRole('textbox', { name: 'Имя' }).and(page.locator('[aria-invalid="true"]')).waitFor()
    await form.getByRole('textbox', { name: 'Имя' }).fill('Маша')
    await form.getByRole('textbox', { name: 'Телефон' }).fill('9162041855')
    await form.getByRole('textbox', { name: 'Сколько человек' }).fill('5')
    await form.getByRole('button', { name: 'Записать' }).click()
    await see(page, /^Свободных мест столько нет/)
    await picture('hand-booking')
    await checkAccessible(page)
    await form.getByRole('textbox', { name: 'Сколько человек' }).fill('3')
    await choose(form.getByRole('checkbox', { name: 'Заплатили' }))
    await form.getByRole('button', { name: 'Записать' }).click()
    await see(page, /^Записали\. Места заняты$/)
    await see(page, /занято 3 из\s4\sмест/)
    expect(await page.getByRole('link', { name: /916/ }).first().getAttribute('href')).toBe('tel:+79162041855')
    await picture('hand-bookings')
    await checkAccessible(page)

    await enter(page, '/cabinet')
    await page.getByRole('button', { name: 'Приехали: Маша' }).click()
    await see(page, /^Приехали в\s/)
    await page.getByRole('button', { name: 'Отменить отметку: Маша' }).click()
    await page.getByRole('button', { name: 'Приехали: Маша' }).waitFor()

    await enter(page, `/cabinet/tours?queue=ahead&date=${dateId}`)
    await page.getByRole('button', { name: 'Снять запись: Маша' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Снять запись' }).click()
    await see(page, /занято 0 из\s4\sмест/)
    // the missing name and the missing places
    expect(complaints.filter((line) => !/400 \(Bad Request\).*hand-bookings/.test(line))).toEqual([])
    await close()
  },
)
