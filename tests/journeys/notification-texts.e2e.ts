import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { type EmptyShop, press, startEmptyShop, typeSmsCode, withFingerprint } from './empty-shop.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

const PHONE = '79161234567'
const EDITOR = '/office/content/notices'

let browser: Browser
let shop: EmptyShop
beforeAll(async () => {
  shop = await startEmptyShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

test(
  'an editor changes the text of a notification, sees what arrives, and finds the change in the history',
  async () => {
    const { shopUrl, emulatorsUrl } = shop
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 390)
    await withFingerprint(page)
    await page.goto(await shop.startLink())
    await page.getByLabel('Как вас зовут').fill('Марина Аверина')
    await page.getByLabel('Телефон').fill(PHONE)
    await press(page, 'Получить код')
    await typeSmsCode(page, emulatorsUrl, PHONE)
    await press(page, 'Стать владельцем и завести ключ')
    await page.getByText('Я сохранил коды').click()
    await press(page, 'Дальше')
    await page.waitForURL(/\/office(?!\/start)/)

    await page.goto(EDITOR)
    await page.getByRole('searchbox', { name: 'Найти уведомление' }).fill('передали продавцу')
    await picture('notification-texts-list')
    await checkAccessible(page)
    await page.getByRole('link', { name: /Заказ №… принят Передали/ }).click()
    await page.waitForURL(`${shopUrl}${EDITOR}/order.placed`)
    await page.getByLabel('СМС', { exact: true }).waitFor()
    await checkAccessible(page)
    await picture('notification-texts-editor')
    // the list is behind the editor on a phone
    expect(await page.getByRole('searchbox', { name: 'Найти уведомление' }).isVisible()).toBe(false)

    const sms = page.getByLabel('СМС', { exact: true })
    await sms.fill('Ура!')
    await page.getByText(/Без номера, ссылки и другого главного/).waitFor()
    expect(await page.getByRole('button', { name: 'Сохранить', exact: true }).isDisabled()).toBe(true)
    await sms.fill('Ура, заказ ')
    await page.getByRole('button', { name: 'Вставить: номер' }).click()
    expect(await sms.inputValue()).toBe('Ура, заказ {номер}')
    await page.getByText(/^Ура, заказ №\s104\s218 /).waitFor()
    // the typed text survives a reload
    await page.reload()
    expect(await sms.inputValue()).toBe('Ура, заказ {номер}')
    await page.setViewportSize({ width: 1440, height: 900 })
    await picture('notification-texts-wide')
    await checkAccessible(page)
    await press(page, 'Пробное СМС мне')
    await page.getByText(/^Отправили: /).waitFor()
    await press(page, 'Сохранить')
    await page.getByText('Марина Аверина', { exact: true }).last().waitFor()
    await page.getByText('Русский, версия 1').waitFor()
    await page.locator('button[aria-busy]').waitFor({ state: 'detached' })
    await press(page, 'Вернуть встроенный текст')
    expect(await sms.inputValue()).toBe('Приняли заказ {номер}. {обещание доставки}.')
    await press(page, 'Сохранить')
    await page.getByText(/версия 2, вернули встроенный текст/).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
  3 * TIMEOUT_MS,
)
