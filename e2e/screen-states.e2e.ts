import { setTimeout as sleep } from 'node:timers/promises'
import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { PRIVATE_SCREENS, SCREENS } from './screens.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, type ShopPage } from './shop-page.ts'

/** Longer than the pause after which a failed question is asked once more. */
const SETTLED_MS = 1_300

/** What becomes of the questions a page asks. */
type Line = 'open' | 'silent' | 'broken'

/** What pages ask with: pictures and pages themselves are none of it. */
const ASKED_WITH = ['Fetch', 'XHR', 'EventSource', 'Ping', 'Other'] as const
const QUESTIONS = ['*://*/api/*', '*://*/v?/*'].flatMap((urlPattern) =>
  ASKED_WITH.map((resourceType) => ({ urlPattern, resourceType })),
)
const PROBLEM = JSON.stringify({ type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal' })

/**
 * The line between a visitor's pages and the calls of the shop; pictures and pages come always. `page.route` would take
 * the cache of the browser away, and every screen its scripts anew.
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
    // a page that has gone away no longer waits
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
    /** No question has failed for so long that none is asked again. */
    settled: async () => {
      while (Date.now() - lastFailure < SETTLED_MS) await page.waitForTimeout(100)
    },
  }
}

/** What the browser itself says of an answer 500, not the page. */
const FAILED_CALL = /Failed to load resource: the server responded with a status of 500/

/** Most of a state is waiting for it to settle: some screens are looked at meanwhile. */
const AT_ONCE = 3

/** A visitor and the line to the shop. */
type Visitor = ShopPage & { readonly line: Awaited<ReturnType<typeof lineOf>> }

/** Goes to a page as a press of a link does. */
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

/** Longest wait for one frame: one takes 16 ms, and seconds on a machine that does much else. */
const FRAME_MS = 10_000
/** Longest time in which a page is read through. */
const WAKING_MS = 30_000
const STOPPED = 'no frame is drawn'

/**
 * Parts that load when somebody comes near are come near to. A visible page has been seen that got no frame any more
 * while other pages of its browser did; whether the page or the browser withholds it is not known.
 * @throws Error that begins with `STOPPED`, with what the page was when a frame did not come
 */
async function wakeSections(page: Page): Promise<void> {
  const awake = page.evaluate(
    async ([longest, stopped]) => {
      const frame = () =>
        new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => {
            const { visibilityState, readyState } = document
            const at = `${location.pathname}, ${visibilityState}, ${readyState}, scrolled to ${window.scrollY}`
            reject(new Error(`${stopped} for ${longest} ms: ${at} of ${document.documentElement.scrollHeight}`))
          }, longest)
          requestAnimationFrame(() => {
            clearTimeout(late)
            resolve()
          })
        })
      // a page that grows as it is read ends here, too
      for (let top = 0, steps = 0; top < document.documentElement.scrollHeight && steps < 200; steps += 1) {
        window.scrollTo({ top, behavior: 'instant' })
        await frame()
        top += window.innerHeight
      }
    },
    [FRAME_MS, STOPPED] as const,
  )
  const over = new AbortController()
  // of a page that runs nothing at all no clock of its own rings either
  const late = sleep(WAKING_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${STOPPED}: ${page.url()} was not read through in ${WAKING_MS} ms`)
  })
  try {
    await Promise.race([awake, late])
  } finally {
    over.abort()
    for (const wait of [awake, late]) wait.catch(() => undefined)
  }
}

describe.concurrent('each screen while it waits, when its questions fail, and when they are answered again', () => {
  const browsers: Browser[] = []
  let orderId: number
  const guests: Visitor[] = []
  const customers: Visitor[] = []
  beforeAll(async () => {
    const browser = await openBrowser()
    browsers.push(browser)
    const open = async () => {
      const visit = await openShop(browser, inject('shopUrl'), 390)
      return { ...visit, line: await lineOf(visit.page) }
    }
    for (let index = 0; index < AT_ONCE; index += 1) guests.push(await open())
    const visit = await openShop(browser, inject('shopUrl'), 390)
    await signInByCalls(visit.page, inject('emulatorsUrl'))
    orderId = await placeOrder(visit.page, { organizationId: 126, productId: 126_011, paymentMethod: 'sbp' })
    customers.push({ ...visit, line: await lineOf(visit.page) })
  })
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
  })

  /** The same visitor, signed in as before, in a browser of their own. */
  async function inNewBrowser({ page }: Visitor): Promise<Visitor> {
    const cookies = await page.context().cookies()
    const browser = await openBrowser()
    browsers.push(browser)
    const visit = await openShop(browser, inject('shopUrl'), 390)
    await visit.page.context().addCookies(cookies)
    // a page that draws nothing may not close either
    page
      .context()
      .close()
      .catch(() => undefined)
    return { ...visit, line: await lineOf(visit.page) }
  }

  async function checkStates({ page, complaints, line, picture }: Visitor, path: string): Promise<void> {
    complaints.length = 0

    await line.set('silent')
    await page.goto(path)
    await alive(page)
    await wakeSections(page)
    await checkAccessible(page)
    await picture(`waits${path.replaceAll(/\W+/g, '-')}`)

    await line.set('broken')
    await line.settled()
    await checkAccessible(page)
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
    // of the page that came, not of both: `expect.poll` belongs to tests that run alone
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
   * Runs with a visitor who is free; whoever comes when there is none waits. When the visitor's browser draws no more,
   * that is printed, and the screen is tried once more in another.
   */
  async function byOneOf(free: Visitor[], run: (visitor: Visitor) => Promise<void>): Promise<void> {
    let visitor = free.pop()
    while (!visitor) {
      await sleep(100)
      visitor = free.pop()
    }
    try {
      await run(visitor)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(STOPPED))) throw error
      process.stderr.write(`tried once more in a new browser: ${error.message}\n`)
      visitor = await inNewBrowser(visitor)
      await run(visitor)
    } finally {
      free.push(visitor)
    }
  }

  // the page of those without a network leads away when the shop answers
  test.each(SCREENS.filter(([path, status]) => status === 200 && path !== '/offline'))('%s', async (path) => {
    await byOneOf(guests, (guest) => checkStates(guest, path))
  })

  test.each(PRIVATE_SCREENS)('%s', async (path) => {
    await byOneOf(customers, (customer) => checkStates(customer, path.replace(':order', String(orderId))))
  })
})
