import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readCode } from './read-code.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_MS = 170_000

/** A market without the demo and without an owner, on its own database. */
export interface EmptyShop {
  readonly shopUrl: string
  readonly emulatorsUrl: string
  /** The link for the first owner, once the shop has printed it. */
  startLink(): Promise<string>
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
  const server: ChildProcess = spawn(process.execPath, [join(ROOT, 'server', 'main.ts')], {
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
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (output += part))
  return {
    shopUrl: `http://localhost:${port}`,
    emulatorsUrl: `http://localhost:${emulatorsPort}`,
    startLink: async () => {
      await expect.poll(() => linkIn(output), { timeout: START_MS }).not.toBeNull()
      return linkIn(output) ?? ''
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
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
