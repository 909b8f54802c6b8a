import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, atBank, enter, fillCarts, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { readCode } from './read-code.ts'
import { freshPhone, openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The focused element: its accessible name, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return `${element?.tagName ?? ''} ${element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''}`
      .replace(/\s+/g, ' ')
      .trim()
  })

test('a place can be chosen by keyboard', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('A К содержанию')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Ваш адрес.*Москва/)

  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Ваш адрес' })
  const field = picker.getByRole('combobox', { name: 'Город, посёлок или адрес' })
  await field.waitFor()
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await picker.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Ваш адрес/)

  await page.keyboard.press('Enter')
  await field.waitFor()
  await page.keyboard.type('Тула')
  await picker.getByRole('option', { name: /Тула/ }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  const active = await field.getAttribute('aria-activedescendant')
  await expect.poll(() => page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await picker.waitFor({ state: 'detached' })
  await see(page, 'Показываем, что можно заказать: Тула')
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Ваш адрес.*Тула/)

  // the choice survives a reload, and the server renders it
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: /Тула/ }).first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('the search suggests, works with arrow keys and has a history', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/')
  const box = page.getByRole('combobox', { name: 'Поиск по магазину' })
  await box.focus()
  await page.keyboard.type('малоко')
  await see(page, 'Ищем «молоко»')
  await page
    .getByRole('gridcell', { name: /^Молоко/ })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Нет, искать «малоко»' }).waitFor()
  await checkAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('grid', { name: 'Подсказки поиска' }).waitFor({ state: 'detached' })
  await box.fill('бороди')
  await page
    .getByRole('gridcell', { name: /Бородинский/i })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  const active = await box.getAttribute('aria-activedescendant')
  const option = page.getByRole('gridcell', { selected: true })
  await expect.poll(() => option.locator(`[id="${active}"]`).count()).toBe(1)
  const phrase = (await option.textContent())?.trim() ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search-result\?q=/)
  await page.getByRole('heading', { level: 1, name: phrase }).waitFor()
  await box.fill('')
  const known = page.getByRole('rowgroup', { name: 'Вы искали' }).getByRole('gridcell', { name: phrase, exact: true })
  await known.waitFor()
  // history entries are removed one by one: down to the line, right to its cross
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: `Забыть «${phrase}»` }).waitFor()
  await page.keyboard.press('Enter')
  await known.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})

/** Presses Tab until the named element is focused. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = []
  for (let press = 0; press < 100; press++) {
    await page.keyboard.press('Tab')
    met.push(await focused(page))
    if (name.test(met.at(-1) ?? '')) return
  }
  throw new Error(`${name} is not met by Tab: ${met.join(' | ')}`)
}

test('a paid order can be placed by keyboard, from the search on', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  const phone = freshPhone()
  await enter(page, '/')
  await tabTo(page, /Поиск по магазину/)
  await page.keyboard.type('шевр в золе')
  const line = page.getByRole('gridcell', { name: /^Шевр в золе.*Лучковых.*₽/ })
  await line.waitFor()
  for (let press = 0; press < 20 && (await line.getAttribute('aria-selected')) !== 'true'; press++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const stepper = page.getByRole('group', { name: 'Сколько в корзине: Шевр в золе' }).first()
  for (let pieces = 1; pieces < 3; pieces++) {
    await stepper.getByText(`${pieces} шт.`).waitFor()
    // the right arrow moves past the minus to the plus of the same line
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  await stepper.getByText('3 шт.').waitFor()
  await page.keyboard.press('Escape')

  await tabTo(page, /^A Корзина/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await page.getByRole('link', { name: 'Оформить, Сыроварня Лучковых' }).waitFor()
  await tabTo(page, /^A Оформить, Сыроварня/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout?*')
  const signIn = page.getByRole('heading', { name: 'Ваш телефон' })
  await signIn.waitFor()
  await tabTo(page, /^INPUT Телефон/)
  await page.keyboard.type(phone.slice(-10))
  await tabTo(page, /Получить код/)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Код из СМС' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^INPUT Код из СМС/)
  await page.keyboard.type(await readCode(inject('emulatorsUrl'), phone))
  await signIn.waitFor({ state: 'detached' })

  await tabTo(page, /^INPUT Адрес/)
  await page.keyboard.type('Москва Пятницкая 12')
  const offered = page.locator('[role="option"]')
  // while typing only the town and then the street are offered, and an order needs a house
  await offered
    .filter({ hasText: /Пятницкая.*12/ })
    .first()
    .waitFor()
  const chosen = page.locator('[role="option"][data-focused]')
  for (let press = 0; press < 10 && !/12/.test((await chosen.allTextContents()).join()); press++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await offered.first().waitFor({ state: 'detached' })
  await tabTo(page, /^INPUT Имя/)
  await page.keyboard.type('Анна')
  await tabTo(page, /^INPUT (СБП|.*карт|При получении)/i)
  for (let press = 0; press < 6 && !(await focused(page)).startsWith('INPUT СБП'); press++)
    await page.keyboard.press('ArrowDown')
  await tabTo(page, /^BUTTON Оплатить/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/payment/sbp?*')
  await atBank(page, 'Оплатить')
  await page.waitForURL('**/web/thank-you-page/payment/paid/*')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Анна!' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('the focus never leaves an open window', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  await enter(page, '/')
  await page
    .getByRole('button', { name: /^Ваш адрес/ })
    .first()
    .click()
  const picker = page.getByRole('dialog', { name: 'Ваш адрес' })
  await picker.getByRole('combobox').waitFor()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await picker.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await picker.getByRole('button', { name: 'Закрыть' }).press('Enter')
  await picker.waitFor({ state: 'detached' })

  // a product's pictures can be swiped, opened, browsed and enlarged by keyboard; Escape and «back» close them in place
  const kefir = '/category/kislomolochnoe/kefir-na-zhivom-gribke-102'
  await enter(page, kefir)
  await page.locator('[data-buy-bar]').getByRole('button', { name: 'В корзину' }).waitFor()
  const pictures = page.getByRole('group', { name: 'Фотографии товара' })
  await pictures.hover()
  await page.mouse.wheel(300, 0)
  // pictures of the pack, its contents, and its size
  const second = pictures.getByRole('button', { name: /Фото 2 из 3, увеличить/ })
  await expect.poll(() => second.getAttribute('tabindex')).toBe('0')
  await second.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Фотографии товара' })
  await viewer.getByText('Фото 2 из 3').waitFor()
  await page.keyboard.press('ArrowLeft')
  await viewer.getByText('Фото 1 из 3').waitFor()
  await page.keyboard.press('+')
  await expect.poll(() => viewer.locator('[data-scale]').getAttribute('data-scale')).toBe('1.60')
  await checkAccessible(page)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/Фото 1 из 3/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toMatch(/Фото 2 из 3/)
  await page.keyboard.press('Enter')
  await viewer.waitFor()
  await page.goBack()
  await viewer.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(kefir)
  await close()
})

test('the cart can be changed by keyboard', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/sign-in')
  await fillCarts(page, [{ organizationId: 104, products: [{ productId: 104009, quantity: 1 }] }])
  await enter(page, '/cart')
  const stepper = page.getByRole('group', { name: 'Сколько в корзине: Круассан сливочный' })
  await stepper.getByRole('button', { name: 'Больше' }).focus()
  await page.keyboard.press('Enter')
  await stepper.getByText('2 шт.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Больше: Круассан сливочный$/)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Меньше: Круассан сливочный$/)
  await page.keyboard.press(' ')
  await stepper.getByText('1 шт.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Удалить: Круассан сливочный$/)

  await page.getByRole('button', { name: 'Удалить корзину: Пекарня «Закваска»' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Удалить корзину?' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('BUTTON Удалить корзину: Пекарня «Закваска»')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Удалить' }).press('Enter')
  await see(page, 'В корзине пока пусто')
  expect(complaints).toEqual([])
  await close()
})

test('a card keeps the focus when its plus becomes a stepper and back', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 1440)
  await enter(page, '/farmers/104')
  await page.locator('main').getByRole('button', { name: 'В корзину, Круассан сливочный' }).first().press('Enter')
  const stepper = page.locator('main').getByRole('group', { name: 'Сколько в корзине: Круассан сливочный' }).first()
  await stepper.waitFor()
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Больше: Круассан сливочный$/)
  await stepper.getByRole('button', { name: 'Убрать из корзины' }).press('Enter')
  await stepper.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^BUTTON В корзину, Круассан сливочный/)
  await close()
})
