import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { readCode } from './read-code.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_MS = 170_000

/** A market without the demo and without an owner, on its own database. */
export interface EmptyShop {
  readonly shopUrl: string
  readonly emulatorsUrl: string
  /** The link for the first owner, once the shop has printed it. */
  startLink(): Promise<string>
  /** Waits until pages are answered. */
  ready(): Promise<void>
  /** Stops the market and starts it again with other settings, on its own data and ports. */
  restart(settings: Readonly<Record<string, string>>): Promise<void>
  stop(): Promise<void>
}

/** A port that is free now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer()
    probe.listen(0, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const linkIn = (text: string): string | null =>
  /http:\/\/localhost:\d+\/office\/start\/[\w-]{43}/.exec(text)?.[0] ?? null

/** Starts a market of its own; `settings` replace environment variables, `OKOLITSA_DEMO: '1'` loads the demo. */
export async function startEmptyShop(settings: Readonly<Record<string, string>> = {}): Promise<EmptyShop> {
  const home = mkdtempSync(join(tmpdir(), 'okolitsa-empty-'))
  const [port, emulatorsPort] = [await freePort(), await freePort()]
  let output = ''
  const start = (more: Readonly<Record<string, string>>): ChildProcess => {
    const server = spawn(process.execPath, [join(ROOT, 'server', 'main.ts')], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        OKOLITSA_DATA_DIR: join(home, 'data'),
        OKOLITSA_DEMO: '0',
        DADATA_MODE: 'emulator',
        PORT: String(port),
        EMULATORS_PORT: String(emulatorsPort),
        TRUSTED_PROXIES: '127.0.0.1,::1',
        MAX_EVENT_LOOP_DELAY_MS: '0',
        ...settings,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (output += part))
    return server
  }
  const end = async (server: ChildProcess) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  const shopUrl = `http://localhost:${port}`
  const ready = () =>
    vi.waitUntil(async () => (await fetch(shopUrl).catch(() => null))?.ok, { timeout: START_MS, interval: 500 })
  let server = start({})
  return {
    shopUrl,
    emulatorsUrl: `http://localhost:${emulatorsPort}`,
    startLink: () => vi.waitUntil(() => linkIn(output), { timeout: START_MS }),
    ready: async () => void (await ready()),
    restart: async (more) => {
      await end(server)
      server = start(more)
      await ready()
    },
    stop: async () => {
      await end(server)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Gives the page's browser a device with a fingerprint reader. */
export async function withFingerprint(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Types the code of the newest SMS, which has been sent once its field is there. */
export async function typeSmsCode(page: Page, emulatorsUrl: string, phone: string): Promise<void> {
  const field = page.getByLabel(/Код из\sСМС/)
  await field.waitFor()
  await field.fill(await readCode(emulatorsUrl, phone))
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
