import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { beginOfficeSession } from './enter-office.ts'
import { linkShop } from './link-shop.ts'
import { IS_PACKAGED } from './open-browser.ts'
import { packagedBrowser } from './packaged-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the running shop, without a trailing slash */
    shopUrl: string
    /** URL of the emulators and their pages */
    emulatorsUrl: string
    /** authenticates service calls of this shop */
    serviceSecret: string
    /** signs sessions of this shop */
    tokenSecret: string
    /** session of the market's owner in the office, whose app gives a code once in half a minute */
    officeSession: string
  }
}

/** The first start of a new shop creates the database and loads the demo world. */
const startLimitMs = 170_000
const stopLimitMs = 20_000

/**
 * Starts the whole shop (its own process, database and folder, free ports) for all browser tests. `E2E_SHOP_URL` and
 * `E2E_EMULATORS_URL` select a running one instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serviceSecret = process.env.E2E_SERVICE_SECRET ?? 'browser-tests-'.padEnd(40, 'x')
  project.provide('serviceSecret', serviceSecret)
  const tokenSecret = process.env.E2E_TOKEN_SECRET ?? 'sessions-of-browser-tests-'.padEnd(40, 'x')
  project.provide('tokenSecret', tokenSecret)
  if (process.env.E2E_SHOP_URL) {
    project.provide('shopUrl', process.env.E2E_SHOP_URL)
    const emulatorsUrl = process.env.E2E_EMULATORS_URL ?? 'http://localhost:3001'
    project.provide('emulatorsUrl', emulatorsUrl)
    project.provide('officeSession', await beginOfficeSession(process.env.E2E_SHOP_URL, emulatorsUrl))
    return async () => {}
  }
  // A folder with a realistic name in a home directory that other users cannot read, where a start may fail.
  const home = await mkdtemp(join(tmpdir(), 'okolitsa-e2e-'))
  const folder = join(home, 'Мой магазин')
  linkShop(folder)
  const shiftMs = Number(project.config.env.OKOLITSA_TEST_SHIFT_MS)
  const [port, emulatorsPort] = await freePorts()
  const server = spawn(process.execPath, [join(folder, 'server', 'main.ts')], {
    cwd: folder,
    env: {
      ...withoutTestMarks(process.env),
      // one customer of a journey orders more than a new one may
      FIRST_ORDERS_UNPAID: '0',
      PORT: String(port),
      EMULATORS_PORT: String(emulatorsPort),
      SERVICE_SECRET: serviceSecret,
      TOKEN_SECRET: tokenSecret,
      ...(shiftMs !== 0 && { OKOLITSA_NOW: new Date(Date.now() + shiftMs).toISOString() }),
      // visitors report their IP addresses like a proxy, because rate limits are per IP address
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // a busy machine slows journeys down, and must not refuse them
      MAX_EVENT_LOOP_DELAY_MS: '0',
      DEAR_CALLS_AT_ONCE: '0',
    },
    // The channel shows the shop that the tests are gone, even when they were killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const tearDown = async () => {
    await stop(server)
    await rm(home, { recursive: true, force: true })
  }
  let output = ''
  server.stdout?.on('data', (part) => {
    output = (output + part).slice(-8000)
  })
  server.stderr?.on('data', (part) => {
    output = (output + part).slice(-8000)
  })
  const shopUrl = `http://localhost:${port}`
  const emulatorsUrl = `http://localhost:${emulatorsPort}`
  try {
    // unpacked before two files request it concurrently
    await Promise.all([waitUntilReady(server, shopUrl), IS_PACKAGED && packagedBrowser()])
    project.provide('officeSession', await beginOfficeSession(shopUrl, emulatorsUrl, Date.now() + shiftMs))
  } catch (error) {
    await tearDown()
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`)
  }
  project.provide('shopUrl', shopUrl)
  project.provide('emulatorsUrl', emulatorsUrl)
  return tearDown
}

/** The shop must not run in test mode; and a compile cache in a temporary folder is useless. */
function withoutTestMarks(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, TEST, MODE, NODE_COMPILE_CACHE, ...rest } = environment
  return rest
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the shop ended with code ${server.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('the shop did not become ready')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const timer = setTimeout(() => server.kill('SIGKILL'), stopLimitMs)
  await ended
  clearTimeout(timer)
}

/** Returns two free ports; both probes are open at the same time, so the ports differ. */
async function freePorts(): Promise<[number, number]> {
  const probes = [createServer(), createServer()] as const
  const ports = await Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((resolve) => {
          probe.listen(0, () => {
            const address = probe.address()
            resolve(typeof address === 'object' && address !== null ? address.port : 0)
          })
        }),
    ),
  )
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return [ports[0] ?? 0, ports[1] ?? 0]
}
