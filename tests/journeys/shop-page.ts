import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'

export type Width = 390 | 1440
export const WIDTHS: readonly Width[] = [1440, 390]
/**
 * A journey is walked at one width, half of them on a phone; every screen is looked at in both. `E2E_WIDTHS=both` walks
 * every journey twice.
 */
export const walkedAt = (width: Width): readonly Width[] => (process.env.E2E_WIDTHS === 'both' ? WIDTHS : [width])

/** Longer than any single wait on a crowded machine, milliseconds. */
export const TIMEOUT_MS = 60_000
/** What the browser says of a crowded machine or of how it was opened, not of the page. */
const SLOWNESS = /was preloaded using link preload but not used|registration blocked by Playwright/

/** A seller's own host on the shop's port: a browser takes every `*.localhost` for this computer. */
export function shopOf(slug: string): string {
  const url = new URL(inject('shopUrl'))
  url.hostname = `${slug}.localhost`
  return url.origin
}

export interface ShopPage {
  readonly page: Page
  /** What the console and the page complained of; a healthy page leaves it empty. */
  readonly complaints: string[]
  /** Keeps the whole screen as a PNG for people to look at; only when the folder `E2E_PICTURES` is given. */
  picture(name: string): Promise<void>
  close(): Promise<void>
}

/** Pages that are open now: a journey that fails tells what it stopped at. */
export const standing = new Set<Page>()

/** A fresh visitor on a desktop (1440) or a phone (390): own cookies, own storage, Russian, cookies accepted. */
export async function openShop(browser: Browser, baseURL: string, width: Width): Promise<ShopPage> {
  const isPhone = width === 390
  const context = await browser.newContext({
    baseURL,
    locale: 'ru-RU',
    // a device may stand anywhere: days and hours are the seller's all the same
    timezoneId: isPhone ? 'Asia/Kamchatka' : 'UTC',
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    extraHTTPHeaders: fromFreshAddress(),
    // what a test holds back or answers itself must not go past it
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'cookie-accepted', value: '1', url: baseURL }])
  // the bank's window too: a wait that hangs must say where, and nothing that only takes longer may fail
  context.setDefaultTimeout(TIMEOUT_MS)
  // a page comes whole, with its pictures
  context.setDefaultNavigationTimeout(2 * TIMEOUT_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !SLOWNESS.test(message.text())) complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const picture = async (name: string) => {
    const folder = process.env.E2E_PICTURES
    if (!folder) return
    // a page that listens to changes is never idle
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined)
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true, timeout: 40_000 })
  }
  standing.add(page)
  page.once('close', () => standing.delete(page))
  const close = async () => {
    // a question that a test answers itself may still be on its way
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, complaints, picture, close }
}

/** Says that a visitor comes from an address nobody used yet: codes and calls are limited for each of them. */
export const fromFreshAddress = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 256)).join('.')}`,
})

/** A phone number nobody used yet in this run. */
export const freshPhone = (): string => `7916${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`

/** The code from the newest message to a phone, read from the emulator's inbox as a person would. */
export async function readCode(emulatorsUrl: string, phone: string): Promise<string> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += 100) {
    const { items } = (await (await fetch(`${emulatorsUrl}/sms/messages?phone=${phone}`)).json()) as {
      items: { text: string }[]
    }
    const code = /#(\d{4})/.exec(items.find(({ text }) => text.includes('#'))?.text ?? '')?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no message came to ${phone}`)
}
