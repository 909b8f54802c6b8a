import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { enter, see } from './customer.ts'
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

const TIN = '690100447170'

/** Texts of messages to a phone, newest first. */
async function messagesTo(phone: string): Promise<string[]> {
  const { items } = (await (await fetch(`${shop.emulatorsUrl}/sms/messages?phone=${phone}`)).json()) as {
    items: { text: string }[]
  }
  return items.map(({ text }) => text)
}

test('a seller who is a person says where to be paid, confirms it, and gets the link that cancels it', async () => {
  const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, 390)
  const phone = freshPhone()
  await shopCall(page, 'POST', '/v1/auth/code', { phone })
  await shopCall(page, 'POST', '/v1/cabinet/start/person', {
    ...{ phone, code: await readCode(shop.emulatorsUrl, phone), kind: 'household', inn: TIN },
    ...{ fullName: 'Лапина Дарья Ильинична', regionCode: '69', town: 'Малые Липки', trade: 'vegetables' },
    ...{ title: 'Огород Лапиной', isOwnProduce: true },
  })
  await enter(page, '/cabinet/contract')
  // an application accepts the offer that it names
  await see(page, /^Версия\s1, /)
  await see(page, 'Реквизитов пока нет')
  await page.getByText('Прочитать: Договор с\u00A0продавцом').click()
  await see(page, 'Что делает рынок')
  await picture('seller-contract')
  await checkAccessible(page)

  await page.getByRole('button', { name: 'Указать реквизиты' }).click()
  await choose(page.getByRole('radio', { name: 'Свой счёт' }))
  await page.getByRole('textbox', { name: 'БИК банка' }).fill('044525225')
  await page.getByRole('textbox', { name: 'Номер счёта' }).fill('4111 1111 1111 1111')
  await page.getByRole('textbox', { name: 'Корреспондентский счёт' }).fill('30101810400000000225')
  await page.getByRole('textbox', { name: 'Банк', exact: true }).fill('Банк «Подворье»')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await see(page, /^Номер карты сюда не\sпишут/)
  await choose(page.getByRole('radio', { name: 'По\u00A0телефону' }))
  await page.getByRole('textbox', { name: /^Телефон, привязанный/ }).fill('+79161112233')
  const before = (await messagesTo(phone)).length
  // half a minute passes between two codes to one phone
  const next = page.getByRole('button', { name: 'Продолжить' })
  const ask = async () => {
    if (await next.isEnabled({ timeout: 500 }).catch(() => false)) await next.click()
    return (await messagesTo(phone)).length
  }
  await expect.poll(ask, { timeout: 45_000, interval: 1_000 }).toBe(before + 1)
  await picture('seller-requisites-code')
  await page.getByRole('textbox', { name: 'Код из\u00A0СМС' }).fill(await readCode(shop.emulatorsUrl, phone))
  await see(page, /будем платить сюда$/)
  await see(page, /^СБП, телефон ··\s33/)
  await picture('seller-requisites-waiting')
  await checkAccessible(page)

  await expect.poll(async () => (await messagesTo(phone))[0]).toMatch(/\/cabinet\/requisites\//)
  const link = (await messagesTo(phone))[0]?.match(/\/cabinet\/requisites\/[\w.~-]+/)?.[0] ?? ''
  await enter(page, link)
  await checkAccessible(page)
  await picture('seller-requisites-link')
  await page.getByRole('button', { name: /^Это не\sя/ }).click()
  await see(page, /^Замена отменена/)
  // the card number was refused
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  await close()
})
