import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { type EmptyShop, press, startEmptyShop, typeSmsCode, withFingerprint } from './empty-shop.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

const PHONE = '79161234567'

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
  'the first owner comes by the printed link, makes a passkey and an app, and signs in by each',
  async () => {
    const { shopUrl, emulatorsUrl } = shop
    const link = await shop.startLink()
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 390)
    await withFingerprint(page)
    const response = await page.goto(link)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await page.waitForURL(`${shopUrl}/office/start`)
    await page.getByRole('heading', { name: 'Этот рынок теперь ваш' }).waitFor()
    await checkAccessible(page)
    await picture('office-start')

    // the token is not in the history
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
    await press(page, 'Получить код')
    await page.getByText('Напишите, как вас зовут').waitFor()
    await page.getByLabel('Как вас зовут').fill('Марина Аверина')
    await page.getByLabel('Телефон').fill(PHONE)
    await press(page, 'Получить код')
    await typeSmsCode(page, emulatorsUrl, PHONE)
    await page.getByRole('button', { name: 'Стать владельцем и завести ключ' }).waitFor()
    await checkAccessible(page)
    await picture('office-factor')
    await press(page, 'Стать владельцем и завести ключ')
    await page.getByRole('heading', { name: 'Запасные коды' }).waitFor()
    const codes = await page.locator('ol li').allTextContents()
    expect(codes).toHaveLength(10)
    await checkAccessible(page)
    await picture('office-codes')
    expect(await page.getByRole('button', { name: 'Дальше' }).isDisabled()).toBe(true)
    await page.getByText('Я сохранил коды').click()
    await press(page, 'Дальше')
    await page.waitForURL(/\/office(?!\/start)/)

    await page.goto('/office/access')
    await page.getByRole('heading', { name: 'Сеансы и ключи' }).waitFor()
    await checkAccessible(page)
    await picture('office-access')
    await press(page, 'Подключить')
    const secret = (await page.locator('code').textContent()) ?? ''
    await page.getByLabel(/Код из\sпрограммы/).fill(totpCode(secret, Date.now()))
    await page.getByText('Программа подключена').waitFor()
    await page.getByText('Подключена', { exact: true }).waitFor()

    // the same link on another device
    const other = await openShop(browser, shopUrl, 1440)
    await other.page.goto(link)
    await other.page.getByRole('heading', { name: 'Эта ссылка уже не действует' }).waitFor()
    await checkAccessible(other.page)
    await other.picture('office-link-over')
    // there the phone and the app sign in
    await other.page.goto('/office/access')
    await other.page.waitForURL(/\/office\/sign-in\?next=/)
    await checkAccessible(other.page)
    await other.picture('office-sign-in')
    await other.page.getByLabel('Телефон').fill(PHONE)
    await press(other.page, 'Получить код')
    await typeSmsCode(other.page, emulatorsUrl, PHONE)
    // a code counts once, so the next one is taken
    await other.page.getByLabel(/Код из\sпрограммы/).fill(totpCode(secret, Date.now() + 30_000))
    await press(other.page, 'Войти')
    await other.page.waitForURL(`${shopUrl}/office/access`)
    await other.picture('office-access')

    // the first device ends the session of the second
    await page.reload()
    await press(page, 'Закончить остальные')
    await page.getByText('Сеанс закончен').waitFor()
    await other.page.reload()
    await other.page.waitForURL(/\/office\/sign-in/)
    await other.close()

    await press(page, 'Выйти')
    await page.waitForURL(/\/office\/sign-in/)
    await press(page, 'Войти ключом')
    await page.waitForURL(/\/office(?!\/sign-in)/)
    expect(complaints).toEqual([])
    await close()
  },
  6 * TIMEOUT_MS,
)
