import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { openBrowser } from './open-browser.ts'
import { openShop, readCode, TIMEOUT_MS } from './shop-page.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_MS = 170_000
const PHONE = '79161234567'

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

let browser: Browser
let server: ChildProcess
let home: string
let output = ''
let shopUrl: string
let emulatorsUrl: string

/** A market without the demo and without an owner, on its own database. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'okolitsa-office-'))
  const [port, emulatorsPort] = [await freePort(), await freePort()]
  shopUrl = `http://localhost:${port}`
  emulatorsUrl = `http://localhost:${emulatorsPort}`
  server = spawn(process.execPath, [join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      OKOLITSA_DATA_DIR: join(home, 'data'),
      OKOLITSA_DEMO: '0',
      PORT: String(port),
      EMULATORS_PORT: String(emulatorsPort),
      TRUSTED_PROXIES: '127.0.0.1,::1',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (output += part))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  const ended = new Promise((resolve) => server?.once('exit', resolve))
  server?.kill('SIGTERM')
  await ended
  rmSync(home, { recursive: true, force: true })
})

const linkIn = (text: string): string | null =>
  /http:\/\/localhost:\d+\/office\/start\/[\w-]{43}/.exec(text)?.[0] ?? null

/** Gives the page's browser a device with a fingerprint reader. */
async function withFingerprint(page: Page): Promise<void> {
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
async function typeSmsCode(page: Page): Promise<void> {
  const field = page.getByLabel(/Код из\sСМС/)
  await field.waitFor()
  await field.fill(await readCode(emulatorsUrl, PHONE))
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

test(
  'the first owner comes by the printed link, makes a passkey and an app, and signs in by each',
  async () => {
    await expect.poll(() => linkIn(output), { timeout: START_MS }).not.toBeNull()
    const link = linkIn(output) ?? ''
    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 390)
    await withFingerprint(page)
    const response = await page.goto(link)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await page.waitForURL(`${shopUrl}/office/start`)
    await page.getByRole('heading', { name: 'Этот рынок теперь ваш' }).waitFor()
    await checkAccessible(page)
    await picture('office-start')

    // the token is not in the history
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
    await press(page, 'Получить код')
    await page.getByText('Напишите, как вас зовут').waitFor()
    await page.getByLabel('Как вас зовут').fill('Марина Аверина')
    await page.getByLabel('Телефон').fill(PHONE)
    await press(page, 'Получить код')
    await typeSmsCode(page)
    await page.getByRole('button', { name: 'Стать владельцем и завести ключ' }).waitFor()
    await checkAccessible(page)
    await picture('office-factor')
    await press(page, 'Стать владельцем и завести ключ')
    await page.getByRole('heading', { name: 'Запасные коды' }).waitFor()
    const codes = await page.locator('ol li').allTextContents()
    expect(codes).toHaveLength(10)
    await checkAccessible(page)
    await picture('office-codes')
    expect(await page.getByRole('button', { name: 'Дальше' }).isDisabled()).toBe(true)
    await page.getByText('Я сохранил коды').click()
    await press(page, 'Дальше')
    await page.waitForURL(/\/office\/(?!start)/)

    await page.goto('/office/access')
    await page.getByRole('heading', { name: 'Сеансы и ключи' }).waitFor()
    await checkAccessible(page)
    await picture('office-access')
    await press(page, 'Подключить')
    const secret = (await page.locator('code').textContent()) ?? ''
    await page.getByLabel(/Код из\sпрограммы/).fill(totpCode(secret, Date.now()))
    await page.getByText('Программа подключена').waitFor()
    await page.getByText('Подключена', { exact: true }).waitFor()

    // the same link on another device
    const other = await openShop(browser, shopUrl, 1440)
    await other.page.goto(link)
    await other.page.getByRole('heading', { name: 'Эта ссылка уже не действует' }).waitFor()
    await checkAccessible(other.page)
    await other.picture('office-link-over')
    // there the phone and the app sign in
    await other.page.goto('/office/access')
    await other.page.waitForURL(/\/office\/sign-in\?next=/)
    await checkAccessible(other.page)
    await other.picture('office-sign-in')
    await other.page.getByLabel('Телефон').fill(PHONE)
    await press(other.page, 'Получить код')
    await typeSmsCode(other.page)
    // a code counts once, so the next one is taken
    await other.page.getByLabel(/Код из\sпрограммы/).fill(totpCode(secret, Date.now() + 30_000))
    await press(other.page, 'Войти')
    await other.page.waitForURL(`${shopUrl}/office/access`)
    await other.picture('office-access')

    // the first device ends the session of the second
    await page.reload()
    await press(page, 'Закончить остальные')
    await page.getByText('Сеанс закончен').waitFor()
    await other.page.reload()
    await other.page.waitForURL(/\/office\/sign-in/)
    await other.close()

    await press(page, 'Выйти')
    await page.waitForURL(/\/office\/sign-in/)
    await press(page, 'Войти ключом')
    await page.waitForURL(/\/office\/(?!sign-in)/)
    expect(complaints).toEqual([])
    await close()
  },
  6 * TIMEOUT_MS,
)
