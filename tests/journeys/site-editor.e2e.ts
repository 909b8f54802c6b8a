import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, shopOf, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A free host name, different in every run. */
const freshName = () => `pole-${Math.random().toString(36).slice(2, 8)}`
/** Names of the page's blocks, from top to bottom. */
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Удалить: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Удалить: ', '')))
/** Whether the site is saved; the theme has the same message, which is invisible. */
const isSaved = (page: Page) => page.getByText('Сохранено', { exact: true }).filter({ visible: true }).first().waitFor()

test.each(walkedAt(1440))('a seller edits a page in place, and visitors see it, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await enter(page, '/cabinet/sites')
  await page.getByRole('link', { name: 'Войти через банк' }).click()
  await page.getByRole('button', { name: 'Войти в кабинет: Сыроварня Лучковых', exact: true }).click()
  await page.getByRole('button', { name: 'Новый сайт' }).click()
  const name = freshName()
  await page.getByLabel('Адрес сайта').fill(name)
  await page.getByRole('button', { name: 'Сделать сайт' }).click()
  const inPage = page.frameLocator('iframe[title="Как выглядит страница"]')
  const heading = inPage.getByRole('heading', { level: 1 })
  await heading.waitFor()

  // a block is added and moved by keyboard only
  await page.getByText('Добавить блок').press('Enter')
  await page.getByRole('button', { name: 'Текст', exact: true }).press('Enter')
  expect((await order(page)).at(-1)).toBe('Текст')
  await page.getByLabel('Текст', { exact: true }).last().fill('Приезжайте в субботу.')
  await page.getByRole('button', { name: 'Выше: Текст' }).press('Enter')
  expect((await order(page)).at(-2)).toBe('Текст')
  const words = inPage.getByText('Приезжайте в субботу.')

  // a text is edited in place, and the field next to it follows
  await words.click()
  await words.fill('Приезжайте в воскресенье.')
  await expect
    .poll(() => page.getByLabel('Текст', { exact: true }).last().inputValue())
    .toBe('Приезжайте в воскресенье.')
  await heading.click()
  await heading.fill('Сыр с нашего луга')
  await heading.press('Enter')
  await isSaved(page)
  await picture('90-site-editor')
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByText('Опубликовали: посетители видят эту страницу').waitFor()

  // visitors get the page without the editor
  const scripts: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer)
  })
  await enter(page, shopOf(name))
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Сыр с нашего луга')
  await page.getByText('Приезжайте в воскресенье.').waitFor()
  expect(scripts.length).toBeGreaterThan(0)
  // read immediately: later scripts may arrive after the page is closed
  for (const text of await Promise.all(scripts.map((script) => script.text()))) expect(text).not.toMatch(/puck/i)
  expect(complaints).toEqual([])
  await close()
})
