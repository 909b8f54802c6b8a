import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { isTooFarToHold, placeOrder, type SmallOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

/** 600 g of cheese and a piece of another, from a seller who accepts cards and weighs. */
const SELLER = 101
const CHEESE: Omit<SmallOrder, 'paymentMethod'> = {
  organizationId: SELLER,
  productId: 101_002,
  quantity: 2,
  otherIds: [101_004],
  isChangedLater: true,
}
const BRYNZA = 101_008

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Signs a new customer in and orders. */
async function order(page: Page, orderGroup: SmallOrder): Promise<number> {
  await signInByCalls(page, shop.emulatorsUrl)
  return placeOrder(page, orderGroup)
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test.for(walkedAt(390))(
  'held money: fewer products, their weight, a spoilt share, at %i px',
  async (width, { skip }) => {
    const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, width)
    skip(await isTooFarToHold(page, SELLER), 'holidays')
    const seller = await sellerCalls(shop, SELLER)
    const id = await order(page, { ...CHEESE, paymentMethod: 'rbs' })
    await enter(page, `/payment/sbp?orderId=${id}`)
    await page.getByRole('link', { name: 'Перейти к оплате' }).click()
    await page.getByRole('button', { name: /^Удержать/ }).click()
    await page.waitForURL('**/web/thank-you-page/payment/**')

    await enter(page, `/account/orders/${id}`)
    await see(page, 'Деньги зарезервированы')
    await picture('90-order-held')
    await see(page, /не\sбольше 940\s₽/)
    await checkAccessible(page)

    // the window has a URL: «back» closes it, and the page keeps its position
    await press(page, 'Изменить заказ')
    const editing = page.getByRole('dialog', { name: 'Изменить заказ' })
    await editing.waitFor()
    expect(new URL(page.url()).hash).toBe('#edit')
    await page.goBack()
    await editing.waitFor({ state: 'detached' })
    await press(page, 'Изменить заказ')
    await picture('91-edit-idle')
    await editing.getByRole('button', { name: 'Убрать: Шевр в золе' }).click()
    await see(page, /Спишем на\s420\s₽ меньше: с\sкарты уйдёт не\sбольше 940\s₽/)
    await picture('92-edit-counted')
    await editing.getByRole('button', { name: 'Добавить товары' }).click()
    await editing.getByRole('searchbox').fill('творог')
    // earlier products stay until the answer arrives, and then the results move up
    await expect.poll(() => editing.getByRole('button', { name: /^Добавить: / }).count(), { timeout: 30_000 }).toBe(1)
    await editing.getByRole('button', { name: 'Добавить: Творог козий рассыпчатый' }).click()
    await editing.getByRole('button', { name: /^Сохранить · 1\s320\s₽$/ }).waitFor()
    await picture('92-edit-added')
    await checkAccessible(page)
    await editing.getByRole('button', { name: 'Убрать: Творог козий рассыпчатый' }).click()
    await checkAccessible(page)
    await editing.getByRole('button', { name: /^Сохранить · 940\s₽$/ }).click()
    await editing.waitFor({ state: 'detached' })
    await see(page, 'Заказ изменили')
    await expect.poll(() => page.getByRole('link', { name: 'Шевр в золе' }).count()).toBe(0)

    // the seller's steps appear without a reload
    await seller.move(id, 'isAssembling')
    await page.getByRole('listitem').filter({ hasText: 'Собирается' }).and(page.locator('[aria-current]')).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Изменить заказ' }).count()).toBe(0)
    const [cheese = 0] = await seller.linesOf(id)
    await seller.change(id, { kind: 'weigh', lines: [{ lineId: cheese, picked: 540 }] })
    await see(page, /заказано 600\sг · собрали 540\sг/)
    await see(page, /Спишем 846\s₽, когда заказ отправят/)
    await picture('93-order-weighed')
    await seller.move(id, 'readyForIssuance')
    await see(page, 'Оплачен')
    await see(page, /Из резерва не\sсписали 94\s₽/)
    await picture('94-order-captured')
    await checkAccessible(page)

    // a link opens the window directly
    await seller.move(id, 'received')
    await enter(page, `/account/orders/${id}#claim`)
    const claiming = page.getByRole('dialog', { name: /Что-то не\sтак/ })
    await claiming.getByRole('button', { name: 'Отправить' }).click()
    await see(page, 'Выберите, что случилось')
    await claiming.getByText('Испорчено', { exact: true }).click()
    await claiming.getByRole('button', { name: 'Отправить' }).click()
    await see(page, 'Выберите, сколько испорчено')
    await see(page, 'Приложите хотя бы одно фото')
    await picture('95-claim-empty')
    await checkAccessible(page)
    // a draft survives a reload, and so an expired session
    const comment = claiming.getByRole('textbox', { name: 'Расскажите подробнее' })
    await comment.fill('Уголок заплесневел')
    await page.reload()
    await alive(page)
    await expect.poll(() => comment.inputValue()).toBe('Уголок заплесневел')
    const gallery = claiming.getByLabel('Выбрать фото')
    await gallery.setInputFiles({ name: 'смета.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await see(page, /«смета\.pdf» не\sподойдёт/)
    const photo = await page.screenshot()
    await gallery.setInputFiles([
      { name: 'сыр.png', mimeType: 'image/png', buffer: photo },
      { name: 'лишнее.png', mimeType: 'image/png', buffer: photo },
    ])
    await claiming.getByRole('button', { name: 'Убрать фото 2' }).click()
    await claiming.getByText('25 %').click()
    await see(page, /Вернём 211,50\s₽/)
    await picture('96-claim-filled')
    await claiming.getByRole('button', { name: 'Отправить' }).click()
    await see(page, /Вернули 211,50\s₽ сразу/)
    await picture('97-claim-answered')
    await checkAccessible(page)
    await claiming.getByRole('button', { name: 'Понятно' }).click()
    await claiming.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
    await see(page, /испорчено 25\s%/)
    await page.getByRole('img', { name: 'Фото 1' }).waitFor()
    await page.getByText(/Что было с\sзаказом/).click()
    await see(page, 'Получен. Продавец отметил: вручено')
    await picture('98-order-claimed')
    await checkAccessible(page)
    expect(complaints).toEqual([])
    await close()
  },
)

test.for(walkedAt(1440))(
  'agreeing to more than was held is paid on the same page, at %i px',
  async (width, { skip }) => {
    const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, width)
    skip(await isTooFarToHold(page, SELLER), 'holidays')
    const seller = await sellerCalls(shop, SELLER)
    const id = await order(page, { ...CHEESE, paymentMethod: 'rbs' })
    await enter(page, `/account/orders/${id}`)
    await page.getByRole('link', { name: /^Оплатить 1\s360\s₽$/ }).waitFor()
    await picture('103-order-unpaid')
    await checkAccessible(page)
    await page.getByRole('link', { name: /^Оплатить/ }).click()
    await page.getByRole('link', { name: 'Перейти к оплате' }).click()
    await page.getByRole('button', { name: /^Удержать/ }).click()
    await page.waitForURL('**/web/thank-you-page/payment/**')

    await seller.move(id, 'isAssembling')
    const [cheese = 0] = await seller.linesOf(id)
    await seller.change(id, { kind: 'weigh', lines: [{ lineId: cheese, picked: 690 }], isAboveCharged: true })
    await enter(page, `/account/orders/${id}`)
    await see(page, /Нужно будет доплатить 141\s₽/)
    await press(page, 'Согласиться')
    await page.getByRole('link', { name: /^Доплатить 141\s₽$/ }).waitFor()
    await see(page, 'Оплачен частично')
    await picture('104-order-surcharge')
    await checkAccessible(page)
    await page.getByRole('link', { name: /^Доплатить/ }).click()
    await see(page, 'Заказ стал дороже. Осталось доплатить разницу.')
    expect(complaints).toEqual([])
    await close()
  },
)

test.each(walkedAt(390))('the seller asks, the customer agrees and declines, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, width)
  const seller = await sellerCalls(shop, SELLER)
  const id = await order(page, { ...CHEESE, paymentMethod: 'cashondelivery', substitution: 'ask' })
  await seller.move(id, 'isAssembling')
  const [cheese = 0] = await seller.linesOf(id)
  await enter(page, `/account/orders/${id}`)
  await see(page, 'Собирается')

  const asked = await seller.change(id, {
    kind: 'weigh',
    lines: [{ lineId: cheese, picked: 690 }],
    isAboveCharged: true,
  })
  expect(asked.needsCustomer).toBe(true)
  const more = page.getByRole('region', { name: 'Вышло больше, чем вы заказали' })
  await more.waitFor()
  await see(page, /При получении отдадите 1\s501\s₽/)
  await picture('100-proposal-weight')
  await checkAccessible(page)
  await more.getByRole('button', { name: 'Отказаться' }).click()
  await more.waitFor({ state: 'detached' })
  await see(page, /Отказались/)
  // restored to the ordered amount
  await see(page, /600\sг/)

  await seller.change(id, { kind: 'replace', lineId: cheese, productId: BRYNZA, quantity: 2 })
  const other = page.getByRole('region', { name: 'Продавец предлагает замену' })
  await other.waitFor()
  await picture('101-proposal-replace')
  await enter(page, '/account/orders')
  await see(page, 'Ждёт вашего ответа')
  await enter(page, `/account/orders/${id}`)
  await other.getByRole('button', { name: 'Согласиться' }).click()
  await other.waitFor({ state: 'detached' })
  await see(page, 'вместо него: Брынза козья в рассоле')
  await page.getByText(/Что было с\sзаказом/).click()
  await picture('102-replaced')
  await checkAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

test('the windows work by keyboard, with another active tab and a slow connection, at 390 px', async () => {
  const { page, picture, close } = await openShop(browser, shop.shopUrl, 390)
  const seller = await sellerCalls(shop, SELLER)
  const id = await order(page, { ...CHEESE, paymentMethod: 'cashondelivery' })
  await enter(page, `/account/orders/${id}`)
  const opener = page.getByRole('button', { name: 'Изменить заказ' })
  await opener.focus()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  await opener.press('Enter')
  const editing = page.getByRole('dialog', { name: 'Изменить заказ' })
  await editing.waitFor()
  await page.keyboard.press('Escape')
  await editing.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => scrolled()).toBe(before)

  // another tab orders more of the same product while this tab shows a preview
  await opener.press('Enter')
  await editing.getByRole('button', { name: 'Убрать: Шевр в золе' }).click()
  await editing.getByRole('button', { name: /^Сохранить · 940\s₽$/ }).waitFor()
  const [cheese = 0] = await seller.linesOf(id)
  const editElsewhere = async (route: Route) => {
    const body = JSON.stringify({ lines: [{ lineId: cheese, quantity: 3 }], added: [], expectedTotal: 1830 })
    await page.evaluate(
      ([path, sent]) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }).then(() => null),
      [`/api/v1/orders/${id}/edit`, body] as const,
    )
    await route.continue()
  }
  await page.route('**/edit', editElsewhere, { times: 1 })
  await editing.getByRole('button', { name: /^Сохранить · 940/ }).click()
  await see(page, /Сумма успела измениться: теперь 1\s410\s₽/)
  await picture('105-edit-stale')
  await editing.getByRole('button', { name: /^Сохранить · 1\s410\s₽$/ }).click()
  await editing.waitFor({ state: 'detached' })

  await seller.move(id, 'isAssembling', 'readyForIssuance', 'received')
  await page.getByRole('button', { name: /Что-то не\sтак/ }).click()
  const claiming = page.getByRole('dialog', { name: /Что-то не\sтак/ })
  await claiming.getByText(/Не\sпривезли или/).click()
  await claiming.getByRole('button', { name: /Всё/ }).click()
  await claiming
    .getByLabel('Выбрать фото')
    .setInputFiles({ name: 'сыр.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const line = await page.context().newCDPSession(page)
  const conditions = { latency: 50, downloadThroughput: 100_000, uploadThroughput: 5_000 }
  await line.send('Network.emulateNetworkConditions', { ...conditions, offline: true })
  await claiming.getByRole('button', { name: 'Отправить' }).click()
  await see(page, 'Нет связи. Фото остались здесь, попробуйте отправить ещё раз')
  await line.send('Network.emulateNetworkConditions', { ...conditions, offline: false })
  await claiming.getByRole('button', { name: 'Отправить' }).click()
  await see(page, /Отправляем фото: \d+\s%/)
  await picture('106-claim-sending')
  await line.send('Network.emulateNetworkConditions', {
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
    offline: false,
  })
  await see(page, 'Передали продавцу')
  await picture('107-claim-waiting')
  await checkAccessible(page)
  await page.keyboard.press('Escape')
  await see(page, /Ждём ответа продавца/)
  await close()
})
