import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { freshPhone, openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A farm without orders of other journeys: its orders are its first. */
const FARM = { 390: { id: 106, productId: 106_001 }, 1440: { id: 112, productId: 112_001 } } as const

/** Messages to a phone, the newest first. */
async function textsTo(phone: string): Promise<string[]> {
  const reply = await fetch(`${inject('emulatorsUrl')}/sms/messages?phone=${phone}`)
  return ((await reply.json()) as { items: { text: string }[] }).items.map(({ text }) => text)
}

test.each(walkedAt(390))(
  'a farm sets its contacts, gets an SMS about an order and opens the order by the link, at %i px',
  async (width) => {
    const { id, productId } = FARM[width]
    const phone = freshPhone()
    const seller = await openShop(browser, inject('shopUrl'), width)
    const { page, complaints, picture } = seller
    await signInAsStaff(page, inject('emulatorsUrl'), `client-${id}`)

    await enter(page, '/cabinet/notifications')
    await page.getByRole('heading', { level: 1, name: 'Уведомления' }).waitFor()
    await page.getByLabel('Телефон для СМС и звонков').fill(`+${phone}`)
    // an order at night would be reported in the morning
    await page.getByRole('switch', { name: /^Не.беспокоить ночью/, checked: true }).press(' ')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await see(page, 'Запомнили')
    await page.getByRole('button', { name: 'Прислать СМС' }).click()
    await see(page, /^Отправили: /)
    expect(await textsTo(phone)).toEqual([expect.stringContaining('Проверка')])
    await picture('h01-notifications')
    await checkAccessible(page)

    const customer = await openShop(browser, inject('shopUrl'), width)
    await signInByCalls(customer.page, inject('emulatorsUrl'))
    const orderId = await placeOrder(customer.page, {
      ...{ organizationId: id, productId, quantity: 4, paymentMethod: 'cashondelivery' },
    })
    await customer.close()

    await expect.poll(async () => (await textsTo(phone))[0], { timeout: 15_000 }).toContain('Новый заказ')
    const [text = ''] = await textsTo(phone)
    const path = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').pathname
    expect(path).toBe(`/cabinet/orders/${orderId}`)
    await enter(page, path)
    await see(page, /Начать сборку/)
    await picture('h02-order-by-link')
    expect(complaints).toEqual([])
    await seller.close()
  },
)
