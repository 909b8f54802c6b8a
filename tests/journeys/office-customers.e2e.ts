import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { press } from './empty-shop.ts'
import { confirmFactor, enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test(
  'the owner enters a letter of a customer who asks to delete everything, checks the person and erases the account',
  async () => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 1440)
    await enterOffice(page, inject('shopUrl'), inject('officeSession'))
    const customer = await openShop(browser, inject('shopUrl'), 1440)
    const phone = await signInByCalls(customer.page, inject('emulatorsUrl'))
    await customer.close()
    await enter(page, '/office/customers')
    await checkAccessible(page)
    await picture('office-customers')
    await page.getByRole('searchbox', { name: 'Имя, конец телефона или начало почты' }).fill(phone.slice(-4))
    await press(page, 'Найти')
    await page.getByText('1 человек').waitFor()
    const link = page.locator('main a[href^="/office/customers/"]').first()
    const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await link.click()
    await page.waitForURL(`**/office/customers/${id}`)
    await page.getByRole('heading', { name: 'Согласия' }).waitFor()
    await checkAccessible(page)
    await picture('office-customer')
    // another account of the same person would move here
    await press(page, 'Объединить…')
    const merge = page.getByRole('dialog')
    await merge.getByLabel('Второй аккаунт: имя, конец телефона или почта').fill('Анна')
    await merge.getByRole('button', { name: 'Найти' }).click()
    await merge
      .getByRole('button', { name: /^Выбрать: / })
      .first()
      .click()
    await merge.getByText('Входить можно будет с').waitFor()
    await checkAccessible(page)
    await picture('office-customer-merge')
    await merge.getByRole('button', { name: 'Закрыть' }).click()
    // filters are saved under a name
    await enter(page, '/office/customers?orders=without')
    await page.getByRole('navigation', { name: 'Виды' }).getByRole('link', { name: 'Без заказов' }).waitFor()
    await enter(page, '/office/customers?orders=without&since=30')
    await press(page, 'Сохранить вид')
    await page.getByLabel('Как назвать').fill('Зашли и не купили')
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
    const saved = page.getByRole('link', { name: 'Зашли и не купили' })
    await saved.waitFor()
    expect(await saved.getAttribute('aria-current')).toBe('page')
    await picture('office-customers-view')
    await enter(page, '/office/personal-data')
    await press(page, 'Внести письмо')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Номер покупателя').fill(id)
    await dialog.getByLabel('Что написал человек').fill('Удалите всё обо мне')
    await picture('office-data-letter')
    await dialog.getByRole('button', { name: 'Внести письмо' }).click()
    const request = page.getByRole('listitem').filter({ hasText: 'Удалите всё обо мне' })
    await request.getByText('Новая').waitFor()
    await request.getByRole('button', { name: 'Проверили, кто это' }).click()
    await dialog.getByLabel('Что сделали').fill('Позвонили по телефону из аккаунта')
    await dialog.getByRole('button', { name: 'Проверили, кто это' }).click()
    await request.getByText('Готово к исполнению').waitFor()
    await checkAccessible(page)
    await picture('office-data-desk')
    await request.getByRole('button', { name: 'Исполнить' }).click()
    await dialog.getByRole('button', { name: 'Исполнить' }).click()
    const running = request.getByText('Исполняется')
    await confirmFactor(page, running)
    await running.waitFor()
    await picture('office-data-running')
    // an aged factor is refused once before it is asked for
    expect(complaints.filter((words) => !words.includes('403'))).toEqual([])
    await close()
  },
  3 * TIMEOUT_MS,
)
