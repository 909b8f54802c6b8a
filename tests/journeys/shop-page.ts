import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'

export type Width = 390 | 1440
export const WIDTHS: readonly Width[] = [1440, 390]
/**
 * Widths of a journey: one, half of the journeys on a phone; every screen is tested in both. `E2E_WIDTHS=both` runs
 * every journey twice.
 */
export const walkedAt = (width: Width): readonly Width[] => (process.env.E2E_WIDTHS === 'both' ? WIDTHS : [width])

/** Time limit of a wait, ms: longer than any single wait on a busy machine. */
export const TIMEOUT_MS = 60_000
/** Browser messages about a busy machine or its flags, not about the page. */
const SLOWNESS = /was preloaded using link preload but not used|registration blocked by Playwright/

/** URL of a seller's host on the shop's port: browsers resolve `*.localhost` to this computer. */
export function shopOf(slug: string): string {
  const url = new URL(inject('shopUrl'))
  url.hostname = `${slug}.localhost`
  return url.origin
}

export interface ShopPage {
  readonly page: Page
  /** Messages of the console and the page; empty for a healthy page. */
  readonly complaints: string[]
  /** Saves the whole screen as a PNG; only with the folder `E2E_PICTURES`. */
  picture(name: string): Promise<void>
  close(): Promise<void>
}

/** Open pages: a failed journey reports their state. */
export const standing = new Set<Page>()

/** Opens a visitor's page on a desktop (1440) or a phone (390): own cookies, own storage, Russian, cookies accepted. */
export async function openShop(browser: Browser, baseURL: string, width: Width): Promise<ShopPage> {
  const isPhone = width === 390
  const context = await browser.newContext({
    baseURL,
    locale: 'ru-RU',
    // a device may be in any zone: days and hours are the seller's
    timezoneId: isPhone ? 'Asia/Kamchatka' : 'UTC',
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    extraHTTPHeaders: fromFreshAddress(),
    // a worker would bypass the test's interceptions
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'cookie-accepted', value: '1', url: baseURL }])
  // the time limit also applies to the bank's window: a hanging wait must name its place, and a slow one must not fail
  context.setDefaultTimeout(TIMEOUT_MS)
  // a page loads with its pictures
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
    // a page subscribed to changes is never idle
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined)
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true, timeout: 40_000 })
  }
  standing.add(page)
  page.once('close', () => standing.delete(page))
  const close = async () => {
    // a call answered by the test may still be in flight
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { page, complaints, picture, close }
}

/** Gives a visitor a new IP address: codes and calls are limited per IP address. */
export const fromFreshAddress = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${[0, 1, 2].map(() => Math.floor(Math.random() * 256)).join('.')}`,
})

/** A new phone number of this run. */
export const freshPhone = (): string => `7916${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
