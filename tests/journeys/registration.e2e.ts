import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { alive, enter } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Companies of the demo's bank without a shop, one per width. */
const NEWCOMERS = {
  390: {
    bank: 'Пасека «Тверские липы»',
    inn: '690100077152',
    company: 'ИП Ерофеев Павел Ильич',
    title: 'Тверские липы',
    name: 'tverskie-lipy',
  },
  1440: {
    bank: 'Гостевой дом «У Онежской»',
    inn: '100100099155',
    company: 'ИП Титова Вера Андреевна',
    title: 'Онежский мёд',
    name: 'onezhskij-med',
  },
} as const

test.each(walkedAt(390))(
  "a seller registers with a tax number (ИНН) and the bank's token and gets a site, at %i px",
  async (width) => {
    const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
    const { bank, inn, company, title, name } = NEWCOMERS[width]
    await page.goto(`${inject('emulatorsUrl')}/dbo`)
    await page.getByRole('button', { name: `Открыть магазин: ${bank}`, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Свой сайт' }).waitFor()
    await alive(page)
    // the proof is removed from the URL
    await expect.poll(() => page.url()).toMatch(/\/constructor$/)
    await choose(page.getByRole('radio', { name: 'Мёд' }))
    await page.getByRole('textbox', { name: 'Как вас называть' }).fill(title)
    await picture('95-constructor')
    await checkAccessible(page)
    await page.getByRole('button', { name: 'Продолжить' }).click()

    await page.getByText(company).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Адрес сайта' }).inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Сделать и опубликовать' }).click()
    await page.getByRole('heading', { name: new RegExp(`^Готово: ${name}`) }).waitFor()
    const honey = page.getByRole('radio', { name: 'Мёд', exact: true })
    await choose(honey)
    await page.getByText('Сохранено', { exact: true }).waitFor()
    await picture('96-constructor-done')

    // the link to another site opens a new window, so its URL is checked
    const href = await page.getByRole('link', { name: 'Открыть сайт' }).getAttribute('href')
    await enter(page, href ?? '')
    await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor()
    await page
      .getByText(new RegExp(`ИНН\\s${inn}`))
      .first()
      .waitFor()
    await picture('97-constructor-site')
    expect(complaints).toEqual([])
    await close()
  },
)

test('the owner of a shop creates a site without entering known data again', async () => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 390)
  await enter(page, '/cabinet/sites')
  await page.getByRole('link', { name: 'Войти через банк' }).click()
  await page.getByRole('button', { name: 'Войти в кабинет: Сыроварня Лучковых', exact: true }).click()
  await page.getByRole('button', { name: 'Новый сайт' }).waitFor()
  await enter(page, '/constructor')
  await page.getByText('Шаг 1 из 2').waitFor()
  await page.getByText('Сыроварня Лучковых').first().waitFor()
  await page.getByText('Молоко и сыр').waitFor()
  await page.getByRole('link', { name: 'Поменять название или налоги' }).waitFor()
  await expect.poll(() => page.getByRole('textbox').count()).toBe(1)
  await picture('98-constructor-known')
  await checkAccessible(page)
  expect(complaints).toEqual([])
  await close()
})
