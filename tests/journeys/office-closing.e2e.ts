import { periodAt } from '@okolitsa/domain/closing/period.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
const [shopUrl, emulatorsUrl] = [inject('shopUrl'), inject('emulatorsUrl')]
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test(
  'an accountant imports the register of receipts, whose columns are remembered, and decides about a difference',
  async () => {
    const { page, picture, close } = await openShop(browser, shopUrl, 1440)
    await enterOffice(page, shopUrl, inject('officeSession'))
    const period = periodAt(new Date())
    await enter(page, `/office/closing/${period}`)
    await page.getByRole('region', { name: 'Перед закрытием' }).getByText('Месяц ещё идёт').waitFor()

    const registers = page.getByRole('region', { name: 'Реестры и\u00A0выписки' })
    const title = `ОФД ${Date.now()}`
    await registers.getByLabel('От\u00A0кого').selectOption({ label: 'Новый источник' })
    await registers.getByLabel('Что присылает').selectOption('fiscal')
    await registers.getByLabel('Название').fill(title)
    await registers.getByRole('button', { name: 'Добавить источник' }).click()

    const register = await fetch(`${emulatorsUrl}/fiscal/register?from=${period}-01&to=${period}-31`)
    const unknown = `15.${period.slice(5)}.${period.slice(0, 4)} 10:00:00;99999999;1;740,00\r\n`
    const text = new TextDecoder('windows-1251').decode(await register.arrayBuffer()) + unknown
    const file = { name: 'receipts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    const choose = async () => {
      await registers.getByRole('button', { name: 'Выбрать файл' }).waitFor()
      await registers.locator('input[type=file]').setInputFiles(file)
    }
    await choose()
    await registers.getByLabel('День').selectOption('Дата и время')
    await registers.getByLabel('Сумма').selectOption('Итог, руб.')
    await registers.getByLabel('Номер платежа или чека').selectOption('№ ФД')
    await checkAccessible(page)
    await picture('office-closing-columns')
    await registers.getByRole('button', { name: 'Загрузить', exact: true }).click()
    await registers.getByText(/^Загружено: /).waitFor()

    // the same file again: its columns are known, and nothing changes
    await choose()
    await registers.getByText('Столбцы запомнены с\u00A0прошлого раза, проверьте.').waitFor()
    await registers.getByRole('button', { name: 'Загрузить', exact: true }).click()
    await registers.getByText('Этот файл уже загружали, ничего не\u00A0изменилось.').waitFor()

    const row = page.getByRole('region', { name: 'Разобрать' }).getByRole('row', { name: /99999999/ })
    await row.getByRole('button', { name: /^Решить/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Есть снаружи, нет в\u00A0журнале' })
    await dialog.getByText('Перенести на\u00A0следующий месяц').click()
    await dialog.getByLabel('Почему так').fill('Касса прислала чек другого магазина')
    await checkAccessible(page)
    await dialog.getByRole('button', { name: 'Записать решение' }).click()
    await row.getByText('На\u00A0следующий месяц').waitFor()
    await row.getByText('Касса прислала чек другого магазина').waitFor()
    await checkAccessible(page)
    await picture('office-closing')
    await close()
  },
  2 * TIMEOUT_MS,
)
