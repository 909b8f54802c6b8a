import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './open-browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the front door opens in Russian, with no error in the console', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const answer = await page.goto(inject('shopUrl'), { waitUntil: 'load' })
  expect(answer?.status()).toBe(200)
  expect(await page.getAttribute('html', 'lang')).toBe('ru')
  expect(await page.title()).not.toBe('')
  expect(errors).toEqual([])
  await page.close()
})
