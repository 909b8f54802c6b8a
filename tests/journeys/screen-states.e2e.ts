import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bounded, draws } from './bounded.ts'
import { checkAccessible } from './check-accessible.ts'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { PRIVATE_SCREENS, SCREENS } from './screens.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, type ShopPage } from './shop-page.ts'

/** Time after which a query has settled, ms: longer than the pause before a failed query is repeated. */
const SETTLED_MS = 1_300

/** Behaviour of the network for a page's calls. */
type Line = 'open' | 'silent' | 'broken'

/** Resource types of calls, without pictures and pages. */
const ASKED_WITH = ['Fetch', 'XHR', 'EventSource', 'Ping', 'Other'] as const
const QUESTIONS = ['*://*/api/*', '*://*/v?/*'].flatMap((urlPattern) =>
  ASKED_WITH.map((resourceType) => ({ urlPattern, resourceType })),
)
const PROBLEM = JSON.stringify({ type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal' })

/**
 * Controls a page's calls to the shop; pictures and pages always load. `page.route` would disable the browser's cache,
 * so every screen would reload its scripts.
 */
async function lineOf(page: Page) {
  let line: Line = 'open'
  let waiting: string[] = []
  let lastFailure = 0
  const session = await page.context().newCDPSession(page)
  const fail = (requestId: string) => {
    lastFailure = Date.now()
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 500,
      responseHeaders: [{ name: 'content-type', value: 'application/problem+json' }],
      body: Buffer.from(PROBLEM).toString('base64'),
    })
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (line === 'silent') waiting.push(requestId)
    // a closed page no longer waits
    else
      (line === 'broken' ? fail(requestId) : session.send('Fetch.continueRequest', { requestId })).catch(
        () => undefined,
      )
  })
  await session.send('Fetch.enable', { patterns: QUESTIONS })
  return {
    set: async (next: Line) => {
      line = next
      const held = waiting
      waiting = []
      if (next !== 'silent') await Promise.all(held.map((requestId) => fail(requestId).catch(() => undefined)))
    },
    /** Resolves when no call has failed for so long that none will be repeated. */
    settled: async () => {
      while (Date.now() - lastFailure < SETTLED_MS) await page.waitForTimeout(100)
    },
  }
}

/** The browser's own message about status 500. */
const FAILED_CALL = /Failed to load resource: the server responded with a status of 500/

/** Number of screens tested concurrently: most of the time is spent waiting for a state to settle. */
const AT_ONCE = 3

/** Screens whose contrast is checked in their error state; the others show the same panels. */
const CONTRASTED: ReadonlySet<string> = new Set(['/', '/category/molochnoe-i-syr', '/cart', '/account'])

/** A visitor, the network of its page and the order to pay; guests have none. */
type Visitor = ShopPage & { readonly line: Awaited<ReturnType<typeof lineOf>>; readonly orderId: number }
/** Visitors of a kind: idle ones, waiting screens in order, and a factory. */
interface Visitors {
  readonly free: Visitor[]
  readonly waiting: ((visitor: Visitor) => void)[]
  readonly open: (browser: Browser) => Promise<Visitor>
}

/** Follows a link. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('#content')?.append(link)
    link.click()
    link.remove()
  }, path)

const isAt = (page: Page, path: string) =>
  page.waitForFunction(
    (wanted) => location.pathname + decodeURIComponent(location.search) === wanted,
    decodeURIComponent(path),
  )

/** Scrolls to the parts that load on approach. */
const wakeSections = (page: Page): Promise<void> =>
  bounded(
    page,
    'scrolling through the page',
    page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }),
  )

/** Time limit of a test, ms: a wait of a screen takes at most 30 s, and a second attempt must fit in. */
const TEST_MS = 120_000

describe.concurrent('each screen while it loads, when its calls fail, and when they succeed again', () => {
  const browsers: Browser[] = []
  const newBrowser = async () => {
    const browser = await openBrowser()
    browsers.push(browser)
    return browser
  }
  const openGuest = async (browser: Browser): Promise<Visitor> => {
    const visit = await openShop(browser, inject('shopUrl'), 390)
    return { ...visit, orderId: 0, line: await lineOf(visit.page) }
  }
  const openCustomer = async (browser: Browser): Promise<Visitor> => {
    const visit = await openShop(browser, inject('shopUrl'), 390)
    await signInByCalls(visit.page, inject('emulatorsUrl'))
    const orderId = await placeOrder(visit.page, { organizationId: 126, productId: 126_011, paymentMethod: 'sbp' })
    return { ...visit, orderId, line: await lineOf(visit.page) }
  }
  const guests: Visitors = { free: [], waiting: [], open: openGuest }
  const customers: Visitors = { free: [], waiting: [], open: openCustomer }
  beforeAll(async () => {
    const browser = await newBrowser()
    for (const kind of [guests, customers]) {
      for (let index = 0; index < AT_ONCE; index += 1) kind.free.push(await kind.open(browser))
    }
  })
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
  })

  async function checkStates({ page, complaints, line, picture }: Visitor, path: string): Promise<void> {
    complaints.length = 0

    await line.set('silent')
    await page.goto(path)
    await alive(page)
    await wakeSections(page)
    await checkAccessible(page, { hasContrast: false })
    await picture(`waits${path.replaceAll(/\W+/g, '-')}`)

    await line.set('broken')
    await line.settled()
    await checkAccessible(page, { hasContrast: CONTRASTED.has(path) })
    await picture(`broken${path.replaceAll(/\W+/g, '-')}`)

    await line.set('open')
    await follow(page, '/contacts')
    await isAt(page, '/contacts')
    await line.set('broken')
    await follow(page, path)
    await isAt(page, path)
    const failed = page.getByRole('heading', { name: errorScreens.generic.title, level: 1 })
    if ((await failed.count()) === 0) await line.settled()
    const wasLost = (await failed.count()) > 0
    // on the page itself: `expect.poll` requires tests that run alone
    await page.waitForFunction(() => document.querySelectorAll('h1').length === 1)
    await line.set('open')
    if (wasLost) {
      await page.getByRole('main').getByRole('button').first().click()
      await failed.waitFor({ state: 'detached' })
      await alive(page)
    }
    expect(complaints.filter((text) => !FAILED_CALL.test(text))).toEqual([])
  }

  /**
   * Runs with an idle visitor, or waits for one. In one observed case a visible page got no frames while other pages of
   * its browser did: such a browser is replaced, and the screen is tried once more.
   */
  async function byOneOf({ free, waiting, open }: Visitors, run: (visitor: Visitor) => Promise<void>): Promise<void> {
    // first in, first out: a later screen must not overtake
    let visitor = free.pop() ?? (await new Promise<Visitor>((resolve) => waiting.push(resolve)))
    try {
      await run(visitor)
    } catch (error) {
      if (await draws(visitor.page)) throw error
      process.stderr.write(`no frames at ${visitor.page.url()}: tried once more in another browser (${error})\n`)
      visitor = await open(await newBrowser())
      await run(visitor)
    } finally {
      const next = waiting.shift()
      if (next) next(visitor)
      else free.push(visitor)
    }
  }

  // the offline page redirects when the shop answers
  const open = SCREENS.filter(([path, status]) => status === 200 && path !== '/offline').map(([path]) => path)
  test.each(open)('%s shows its loading, error and recovered states', { timeout: TEST_MS }, async (path) => {
    await byOneOf(guests, (guest) => checkStates(guest, path))
  })

  test.each(PRIVATE_SCREENS)('%s shows its loading, error and recovered states', { timeout: TEST_MS }, async (path) => {
    await byOneOf(customers, (customer) => checkStates(customer, path.replace(':order', String(customer.orderId))))
  })
})
