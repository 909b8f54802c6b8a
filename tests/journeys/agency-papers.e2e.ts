import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInAsStaff } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const FARM = 101
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }
const OPERATOR = {
  ...{ kind: 'company', name: 'ООО «Околица»', address: '101000, г. Москва, ул. Примерная, д. 1' },
  ...{ tin: '7722698789', ien: '1097746419077', signatory: 'Образцов Иван Ильич', kpp: '772201001' },
}
test(
  'a seller makes an act of reconciliation on a phone, takes it along and objects; the office counts a month and answers',
  async () => {
    const office = await openShop(browser, shop.shopUrl, 1440)
    await enterOffice(office.page, shop.shopUrl, inject('officeSession'))
    const market = await shopCall<{ version: number; operator: { name: string | null } }>(
      office.page,
      'GET',
      '/v1/office/market',
      undefined,
      OWN_PAGE,
    )
    await shopCall(
      office.page,
      'POST',
      '/v1/office/market/operator',
      { ...market.operator, ...OPERATOR, version: market.version },
      OWN_PAGE,
    )
    await enter(office.page, '/office/ledger')
    await office.page.getByRole('link', { name: 'Бумаги за\u00A0месяц' }).click()
    const form = office.page.getByRole('region', { name: 'Выпустить бумаги' })
    await form.getByRole('button', { name: 'Посчитать' }).click()
    await form.getByRole('status').waitFor()
    await checkAccessible(office.page)
    await office.picture('office-agency-papers')

    const { page, picture, close } = await openShop(browser, shop.shopUrl, 390)
    await signInAsStaff(page, shop.emulatorsUrl, `client-${FARM}`)
    await enter(page, '/cabinet/money')
    await page.getByRole('link', { name: 'Документы за\u00A0месяцы' }).click()
    await page.getByLabel('С\u00A0какого дня').fill('2026-01-01')
    await page.getByLabel('По\u00A0какой день').fill('2026-06-30')
    await page.getByRole('button', { name: 'Сделать акт' }).click()
    const report = page.getByRole('listitem').filter({ hasText: 'Акт сверки' })
    await report.getByText(/^Можно возразить до/).waitFor()
    await checkAccessible(page)
    await picture('cabinet-agency-papers')
    const link = report.getByRole('link', { name: /^Скачать PDF: Акт сверки №/ })
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
    await report.getByRole('button', { name: 'Возразить' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Напишите, с\u00A0чем вы не\u00A0согласны').fill('Возврат посчитан дважды')
    await checkAccessible(page)
    await dialog.getByRole('button', { name: 'Отправить возражение' }).click()
    await report.getByText('Есть возражение, рынок отвечает').waitFor()
    await report.getByText('Возврат посчитан дважды').waitFor()
    await close()

    await enter(office.page, '/office/ledger/papers?needs=answer')
    await office.page.getByRole('button', { name: 'Ответить' }).first().click()
    const answer = office.page.getByRole('alertdialog')
    await answer.getByLabel('Ответ продавцу').fill('Проверили: возврат один')
    await answer.getByRole('button', { name: 'Ответить' }).click()
    await office.page.getByText('Ответ отправлен').waitFor()
    await office.close()
  },
  3 * TIMEOUT_MS,
)
