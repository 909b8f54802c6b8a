import { expect, it } from 'vitest'
import { createKnownBrowsers } from './known-browser.ts'

const browsers = createKnownBrowsers({ secret: 'secret', cookie: 'known-browser' })

it('recognizes a browser by its cookie', () => {
  const cookies: Record<string, string> = {}
  const setCookie = (name: string, value: string) => Object.assign(cookies, { [name]: value })
  browsers.remember({ cookies, setCookie }, '7')
  expect(browsers.idOf({ cookies }, '7')).toHaveLength(22)
  expect(browsers.idOf({ cookies }, '8')).toBeNull()
})

it('does not recognize a browser when the seal of its cookie was altered', () => {
  expect(browsers.idOf({ cookies: { 'known-browser': `a.${'я'.repeat(22)}` } }, '7')).toBeNull()
})
