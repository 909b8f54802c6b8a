import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, enter, see } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { fillSeller, PHOTO } from './new-seller.ts'
import { openBrowser } from './open-browser.ts'
import { readCode } from './read-code.ts'
import { shopCall } from './shop-calls.ts'
import { freshPhone, openShop } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const TITLE = 'Огород Сидоровой'
const APPLES = 'Яблоки из\u00A0своего сада'
const TIN = '690100200328'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

test('a household plot registers with its paper, answers the office and is found by a customer', async () => {
  const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, 390)
  const phone = freshPhone()
  await enter(page, '/cabinet/start')
  await choose(page.getByRole('radio', { name: 'Личное подсобное хозяйство' }))
  await page.getByRole('button', { name: 'Получить код' }).click()
  await see(page, 'Напишите, где ваше хозяйство')
  await field(page, 'Фамилия, имя и\u00A0отчество').fill('Сидорова Мария Петровна')
  await field(page, 'ИНН').fill(TIN)
  await page.getByRole('combobox', { name: 'Регион' }).selectOption('Тверская область')
  await field(page, 'Город или село').fill('Малые Липки')
  await field(page, 'Как вас называть').fill(TITLE)
  await choose(page.getByRole('checkbox', { name: /^Я\sпродаю только/ }))
  // the draft survives a reload
  await page.reload()
  await alive(page)
  await expect.poll(() => field(page, 'Город или село').inputValue()).toBe('Малые Липки')
  await field(page, 'Ваш телефон').fill(phone)
  await picture('person-apply')
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await field(page, 'Код из СМС').fill(await readCode(shop.emulatorsUrl, phone))
  await page.getByRole('heading', { level: 1, name: /^Осталось сделать/ }).waitFor()
  await alive(page)
  await field(page, 'Номер').fill('ПХ-17')
  await page.getByLabel('Когда выдана').fill('2026-03-01')
  await page.getByLabel('Действует до').fill('2099-03-01')
  await page.locator('#plot input[type=file]').setInputFiles(PHOTO)
  await page.getByRole('button', { name: 'Сохранить выписку' }).click()
  await see(page, /У\sнас есть выписка №\sПХ-17/)
  await picture('person-paper')
  await checkAccessible(page)

  // the rest of the list has journeys of its own
  const { organization } = await shopCall<{ organization: { id: number } }>(page, 'GET', '/v1/user/me')
  const token = (await page.context().cookies()).find(({ name }) => name === 'b2b-token')?.value ?? ''
  const goods = [{ title: APPLES, isWeight: false, price: 120 }]
  await fillSeller({ shopUrl: shop.shopUrl, token, organizationId: organization.id }, { goods, section: 'Яблоки' })
  const submit = async () => {
    await enter(page, '/cabinet/start')
    await page.getByRole('button', { name: /^Отправить на/ }).click()
    await page.getByRole('heading', { name: /^Магазин на/ }).waitFor()
  }
  await submit()

  const office = await openShop(browser, shop.shopUrl, 1440)
  await enterOffice(office.page, shop.shopUrl, inject('officeSession'))
  const application = office.page.getByRole('article').filter({ hasText: TITLE })
  const press = async (name: RegExp) => {
    await application.getByRole('button', { name }).click()
    return office.page.getByRole('alertdialog')
  }
  await enter(office.page, '/office/applications')
  await application.getByText('Подсобное хозяйство', { exact: true }).waitFor()
  expect(await application.getByText(TIN).count()).toBe(0)
  const why = await press(/^Показать ИНН/)
  await why.getByRole('button', { name: /^Показать ИНН/ }).click()
  await application.getByText(TIN).waitFor()
  await application.getByRole('link', { name: 'Скачать выписку' }).waitFor()
  await office.picture('office-person')
  await checkAccessible(office.page)
  const back = await press(/^Вернуть с/)
  await back.getByRole('textbox').fill('Сад на\u00A0вашем участке?')
  await back.getByRole('button', { name: /^Вернуть с/ }).click()
  await application.waitFor({ state: 'detached' })

  await enter(page, '/cabinet/start')
  await see(page, /Сад на\sвашем участке/)
  await picture('person-asked')
  await submit()
  await enter(office.page, '/office/applications')
  const letIn = await press(/^Пустить на/)
  await see(office.page, /^Человека никто не\sподтверждал/)
  await letIn.getByRole('button', { name: /^Пустить на/ }).click()
  await application.waitFor({ state: 'detached' })

  const customer = await openShop(browser, shop.shopUrl, 390)
  await enter(customer.page, `/farmers/${organization.id}`)
  await customer.page.getByRole('link', { name: APPLES }).first().waitFor()
  await enter(customer.page, `/farmers/${organization.id}/info`)
  await see(customer.page, 'Сидорова Мария Петровна')
  await see(customer.page, TIN)
  await customer.picture('person-seller')
  expect([...complaints, ...office.complaints, ...customer.complaints]).toEqual([])
  await Promise.all([customer.close(), office.close(), close()])
})
