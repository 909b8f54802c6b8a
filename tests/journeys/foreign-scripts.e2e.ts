import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withClockShift } from '@okolitsa/server/platform/db/connection-options.ts'
import { startEmbedded } from '@okolitsa/server/platform/db/embedded.ts'
import { createLog } from '@okolitsa/server/platform/log/log.ts'
import { visitText } from '@okolitsa/strings/ru/visit.ts'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../crash/crash-shop.ts'
import { FARM, WORLD } from '../crash/crash-world.ts'
import { openBrowser } from './open-browser.ts'
import { openShop } from './shop-page.ts'

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const shiftMs = Number(process.env.OKOLITSA_TEST_SHIFT_MS)
const text = visitText.cookies
const EXPERIMENTS = '/expjs/latest/exp.js'
const TRACKER = '/scripts/v1/tracker.js'

/** Source of a fake A/B service: handles queued calls and reports each. */
const EXPERIMENTS_SCRIPT = `{
  const { origin } = new URL(document.currentScript.src)
  const take = (request) => {
    void fetch(origin + '/experiments?' + new URLSearchParams({ id: request.clientId, page: location.pathname }), { method: 'POST', mode: 'no-cors' })
    request.callback?.({ flags: {} })
  }
  for (const [request] of window.ymab.a) take(request)
  window.ymab = take
}`
/** Source of a fake tracker: handles queued calls and reports each. */
const TRACKER_SCRIPT = `{
  const { origin } = new URL(document.currentScript.src)
  let endpointId = ''
  const take = (command, { endpointId: id, operation, data }) => {
    if (command === 'create') endpointId = id
    else void fetch(origin + '/operations?' + new URLSearchParams({ endpointId, operation }), { method: 'POST', mode: 'no-cors', body: JSON.stringify(data) })
  }
  for (const command of window.mindbox.queue) take(...command)
  window.mindbox = take
}`

/** Requests to the fake host of both services, in order. */
let asked: { readonly path: string; readonly query: URLSearchParams; readonly body: string }[] = []
let standIn: Server
let standInUrl: string
let dataDir: string
let postgres: Awaited<ReturnType<typeof startEmbedded>>
let shop: ChildProcess
let shopUrl: string
let landingUrl: string
let browser: Browser

async function openStandIn(): Promise<void> {
  standIn = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    let body = ''
    for await (const part of request) body += part
    asked.push({ path: pathname, query: searchParams, body })
    const script = { [EXPERIMENTS]: EXPERIMENTS_SCRIPT, [TRACKER]: TRACKER_SCRIPT }[pathname]
    response.setHeader('content-type', 'text/javascript').end(script ?? '')
  })
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
  standInUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
}

async function openOwnShop(): Promise<void> {
  const port = await freePort()
  shopUrl = `http://localhost:${port}`
  landingUrl = `http://farm.localhost:${port}`
  shop = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      OKOLITSA_DEMO: '0',
      LOG_LEVEL: 'fatal',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      OKOLITSA_DATA_DIR: join(dataDir, 'shop'),
      DATABASE_URL: postgres.url,
      PORT: String(port),
      EMULATORS_PORT: String(await freePort()),
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...(shiftMs !== 0 && { OKOLITSA_NOW: new Date().toISOString() }),
      VARIOQUB_ID: '77',
      VARIOQUB_BASE_URL: standInUrl,
      MINDBOX_ENDPOINT_ID: 'shop.Website',
      MINDBOX_BASE_URL: standInUrl,
    },
    // the channel ends the shop with the tests, even when they were killed
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isReady = () =>
    fetch(`${shopUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`)
    await pause(50)
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-scripts-'))
  postgres = await startEmbedded({ dataDir, log: createLog({ level: 'warn' }), disposable: true })
  await openStandIn()
  await openOwnShop()
  const sql = new pg.Client(withClockShift(postgres.url, shiftMs))
  // an ended client closes its connection a moment later, possibly after the server
  sql.on('error', () => undefined)
  await sql.connect()
  await sql.query(WORLD)
  await sql.query(`
    with landing as (insert into site (organization_id, mode) values (${FARM}, 'landing') returning uuid)
    insert into site_host (host, site_uuid, kind) select 'farm.localhost', uuid, 'ours' from landing;
    select refresh_product_cards(null)`)
  await sql.end()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  if (shop?.exitCode === null) {
    const gone = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGKILL')
    await gone
  }
  await postgres?.stop()
  standIn?.closeAllConnections()
  standIn?.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  asked = []
})

/** This shop has no pictures. */
const isNoPicture = (complaint: string) => !complaint.includes('/api/v1/img/')
const operations = () =>
  asked
    .filter(({ path }) => path === '/operations')
    .map(({ query, body }) => [query.get('operation'), JSON.parse(body)])
const experiments = () => asked.filter(({ path }) => path === '/experiments').map(({ query }) => query.get('page'))
const scripts = () => asked.map(({ path }) => path).filter((path) => path.endsWith('.js'))

test('a visitor without consent to A/B tests and personalization gets neither; the cookie message names both', async () => {
  const { page, complaints, close } = await openShop(browser, shopUrl, 1440)
  const answer = await page.goto('/category/food/p2', { waitUntil: 'load' })
  expect(answer?.headers()['content-security-policy']).toMatch(new RegExp(`script-src 'self' ${standInUrl} `))
  // this visitor consented only to counters, before the other purposes existed
  const cookies = page.getByRole('region', { name: text.label })
  await cookies.waitFor()
  expect(await cookies.textContent()).toMatch(/Varioqub.*Mindbox/)
  // longer than the delay for a large screen on a fast connection
  await pause(4_500)
  expect(asked).toEqual([])

  await cookies.getByRole('button', { name: text.accept }).click()
  await expect.poll(operations, { timeout: 30_000 }).toContainEqual(['Website.ViewProduct', expect.anything()])
  expect(scripts().toSorted()).toEqual([EXPERIMENTS, TRACKER])
  expect(operations()[0]).toEqual([
    'Website.ViewProduct',
    { viewProduct: { product: { ids: { website: '2' } }, price: 100 } },
  ])
  expect(asked.find(({ path }) => path === '/operations')?.query.get('endpointId')).toBe('shop.Website')
  expect(experiments()).toEqual(['/category/food/p2'])

  await page.getByRole('link', { name: 'Food' }).first().click()
  await expect.poll(operations).toContainEqual(['Website.ViewList', expect.anything()])
  await expect.poll(experiments).toEqual(['/category/food/p2', '/category/food'])
  expect(complaints.filter(isNoPicture)).toEqual([])

  // the choice is stored, and the scripts load late again, after the page
  asked = []
  await page.goto('/category/food/p3', { waitUntil: 'load' })
  expect(scripts()).toEqual([])
  await expect.poll(operations, { timeout: 30_000 }).toContainEqual(['Website.ViewProduct', expect.anything()])
  expect(await page.getByRole('region', { name: text.label }).count()).toBe(0)
  expect(complaints.filter(isNoPicture)).toEqual([])
  await close()
})

test('a landing loads A/B tests and no event tracker, also in its policy', async () => {
  const { page, close } = await openShop(browser, landingUrl, 1440)
  await page.context().addCookies([{ name: 'cookie-services', value: 'abTests.personalization', url: landingUrl }])
  const answer = await page.goto('/', { waitUntil: 'load' })
  expect(answer?.headers()['content-security-policy']).not.toContain('mindbox')
  await expect.poll(scripts, { timeout: 30_000 }).toEqual([EXPERIMENTS])
  await pause(1_000)
  expect(scripts()).toEqual([EXPERIMENTS])
  expect(operations()).toEqual([])
  await close()
})
