import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEmulators } from '@okolitsa/emulators/server.ts'
import { doctorFindings, doctorText } from '@okolitsa/strings/ru/doctor.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { startEmbedded } from '../platform/db/embedded.ts'
import { demoDatabase, testDatabase } from '../platform/db/testing.ts'
import { createLog } from '../platform/log/log.ts'
import { diskFinding, proxyFinding } from './machine-findings.ts'
import { certificateVerdict, publicUrlFindings } from './public-url-findings.ts'

const SECRET = 'sesame-open-42'
const PHONE = '79165550123'
const DAY_MS = 86_400_000
/** For localhost, self-signed: made for this test only. */
const CHAIN = `-----BEGIN CERTIFICATE-----
MIIBoDCCAUWgAwIBAgIUcS0RNIbB9EHpXVCqJJLyW1+kDvswCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwObWFya2V0LmV4YW1wbGUwIBcNMjYxMTI5MjIyNjA2WhgPMjEy
NjExMDUyMjI2MDZaMBkxFzAVBgNVBAMMDm1hcmtldC5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAE4rkpKMe4L3f69WfqExZAcxP+bNNqFT51vM47XMaJ
yAEQL/Ov7IwCh3ZrS0+S4OqxeRmO6hOAW+pag4xUS/YdL6NpMGcwHQYDVR0OBBYE
FKFDvWLHCSpQCjYH1S96b/bLkEq0MB8GA1UdIwQYMBaAFKFDvWLHCSpQCjYH1S96
b/bLkEq0MA8GA1UdEwEB/wQFMAMBAf8wFAYDVR0RBA0wC4IJbG9jYWxob3N0MAoG
CCqGSM49BAMCA0kAMEYCIQC3MHLdRsRV5M8ujZc4S3cVSNYmfMz+b9xFKTVAdFMz
8AIhAOexecFyN/4U8Lf7EjeXt2NbX6R7epUgrRSDOI0+u5L4
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0WDHfCUNHlEjGLbl
J+oQOOopjDoz2GiwnJosscgCOqWhRANCAATiuSkox7gvd/r1Z+oTFkBzE/5s02oV
PnW8zjtcxonIARAv86/sjAKHdmtLT5Lg6rF5GY7qE4Bb6lqDjFRL9h0v
-----END PRIVATE KEY-----
`

const dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-doctor-'))
const closing: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}
const serve = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`

/** Runs `npm run doctor` as a process of its own, with a minimal environment. */
async function doctor(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url)), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: '1',
      OKOLITSA_DATA_DIR: dataDir,
      DISK_SCARCE_MB: '2',
      DISK_FULL_MB: '1',
      // no test reaches the push service of browsers
      PUSH_SERVICES: 'http://127.0.0.1:1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  for (const text of [SECRET, PHONE, '555-01-23']) expect(output).not.toContain(text)
  return { code, lines: output.trimEnd().split('\n') }
}

const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: SECRET.repeat(3),
  SERVICE_SECRET: SECRET.repeat(3),
  PUBLIC_URL: 'http://127.0.0.1:1',
}

describe('npm run doctor', () => {
  it('lets a shop on emulators trade, and sends messages only when a flag says so', async () => {
    const emulators = await createEmulators({ port: 0, host: '127.0.0.1', now: Date.now })
    const url = await emulators.listen()
    closing.push(() => emulators.close())
    const environment = { DATABASE_URL: await demoDatabase(), EMULATORS_PUBLIC_URL: url, OKOLITSA_DEMO: '0' }
    const sent = async () => (await (await fetch(`${url}/sms/messages`)).json()).items.length
    const { code, lines } = await doctor(environment)
    expect(code).toBe(0)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^✓ База: PostgreSQL 18/),
        expect.stringMatching(/^✓ Схема базы: применены все изменения/),
        '✓ Фоновые задания: недоставленных событий нет',
        '✓ Расширения базы: pg_trgm, btree_gist, fuzzystrmatch',
        '✓ Часы: совпадают с часами базы',
        expect.stringMatching(/^! Копии базы: архив журнала \(archive_mode\) выключен/),
        '✓ СДЭК (понарошку): отвечает',
        '✓ СМС (понарошку): отвечает',
      ]),
    )
    expect(lines.at(-1)).toMatch(/^Торговать можно, но /)
    expect(lines.every((line) => /^[✓!] |^Торговать/.test(line))).toBe(true)
    expect(await sent()).toBe(0)

    const tried = await doctor(environment, '--sms', '+7 916 555-01-23', '--payment', '--receipt')
    expect(tried.code).toBe(0)
    expect(tried.lines).toEqual(
      expect.arrayContaining([
        '✓ СМС (понарошку): отправлено, проверьте, что дошло',
        '✓ СБП (понарошку): платёж на 1\u00A0₽ зарегистрирован и отменён',
        '✓ Касса АТОЛ (понарошку): чек на 1\u00A0₽ пробит на тестовой кассе',
      ]),
    )
    expect(await sent()).toBe(1)
  })

  it('stops a market whose services refuse it, and names their variables', async () => {
    const url = await serve((_request, response) => response.writeHead(401).end(SECRET))
    const { code, lines } = await doctor({
      ...production,
      DATABASE_URL: await testDatabase(),
      ...{ SMS_PROVIDER: 'smsc', SMS_LOGIN: 'l', SMS_KEY: SECRET, SMS_BASE_URL: url },
      ...{ SBP_BASE_URL: url, SBP_USERNAME: 'u', SBP_PASSWORD: SECRET },
      ...{ CDEK_BASE_URL: url, CDEK_ACCOUNT: 'a', CDEK_PASSWORD: SECRET },
      PUSH_PRIVATE_KEY: '11'.repeat(32),
    })
    expect(code).toBe(1)
    expect(lines).toEqual(
      expect.arrayContaining([
        '✗ СМС: 401, проверьте SMS_LOGIN и SMS_KEY',
        '✗ СБП: 401, проверьте SBP_USERNAME и SBP_PASSWORD',
        '! СДЭК: 401, проверьте CDEK_ACCOUNT и CDEK_PASSWORD',
        '! Касса АТОЛ: не подключено, не задано FISCAL_GROUP, FISCAL_LOGIN, FISCAL_PASSWORD, FISCAL_COMPANY_TIN и FISCAL_COMPANY_EMAIL',
      ]),
    )
    expect(lines.at(-1)).toBe(doctorText.mayNotTrade)
  })

  it('lets a small real market trade without online payment', async () => {
    const url = await serve((_request, response) => response.end(JSON.stringify({ balance: '100' })))
    const { code, lines } = await doctor({
      ...production,
      DATABASE_URL: await testDatabase(),
      ...{ SMS_PROVIDER: 'smsc', SMS_LOGIN: 'l', SMS_KEY: SECRET, SMS_BASE_URL: url },
    })
    expect(lines).toContain('✓ СМС: отвечает')
    expect(lines).toContain('! СБП: не подключено, не задано SBP_BASE_URL, SBP_USERNAME и SBP_PASSWORD')
    expect(code).toBe(0)
  })

  it('stops a trading market in which codes are pretended', async () => {
    const environment = { ...production, DATABASE_URL: await testDatabase(), SMS_PROVIDER: 'emulator' }
    const { code, lines } = await doctor({ ...environment, EMULATORS_PUBLIC_URL: 'http://127.0.0.1:1' })
    expect(lines).toContainEqual(expect.stringMatching(/^✗ СМС \(понарошку\)/))
    expect(code).toBe(1)
  })

  it.each([
    ['a database that does not answer', { DATABASE_URL: `postgres://me:${SECRET}@127.0.0.1:1/x` }, 'ECONNREFUSED'],
    ['a bad setting', { CDEK_MODE: 'live', CDEK_ACCOUNT: 'a' }, 'CDEK_PASSWORD'],
    ['a missing secret', { ...production, TOKEN_SECRET: '', SMS_PROVIDER: 'smsru', SMS_KEY: SECRET }, 'TOKEN_SECRET'],
  ])('stops a market with %s', async (_name, environment, named) => {
    const { code, lines } = await doctor(environment as Record<string, string>)
    expect(code).toBe(1)
    expect(lines.find((line) => line.startsWith('✗'))).toContain(named)
  })

  it.each([
    [['--sms', '12'], doctorText.wrongPhone],
    [['--mail', 'nowhere'], doctorText.wrongMail],
    [['--loud'], doctorText.usage.split('\n')[0]],
  ])('explains wrong arguments: %j', async (args, line) => {
    const { code, lines } = await doctor({}, ...args)
    expect([code, lines[0]]).toEqual([2, line])
  })

  it('examines the embedded database whether the shop runs or not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'okolitsa-doctor-db-'))
    closing.push(() => rmSync(folder, { recursive: true, force: true }))
    const environment = { OKOLITSA_DATA_DIR: folder, OKOLITSA_DEMO: '0' }
    const before = await doctor(environment)
    expect(before.lines).toContain(`! ${doctorFindings.noDatabase}`)
    const database = await startEmbedded({ dataDir: folder, log: createLog({ level: 'silent' }), disposable: true })
    const during = await doctor(environment)
    await database.stop()
    const after = await doctor(environment)
    for (const { code, lines } of [during, after]) {
      expect(lines).toContainEqual(expect.stringMatching(/^✓ База: PostgreSQL 18/))
      expect(lines).toContain(`! ${doctorFindings.noSchema}`)
      expect(lines).toContain(`! ${doctorFindings.embeddedBackup}`)
      expect(code).toBe(0)
    }
  })
})

describe('findings about the address of the shop', () => {
  it('judges a certificate by its days and its chain', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const at = (days: number, distrust: string | null = null) =>
      certificateVerdict({ endsAt: now + days * DAY_MS, distrust }, now)
    expect(at(60)).toEqual({ severity: 'fine', text: doctorFindings.certificate(60) })
    expect(at(13)).toEqual({ severity: 'warning', text: doctorFindings.certificateEnds(13) })
    expect(at(-1)).toEqual({ severity: 'failed', text: doctorFindings.certificateOver })
    expect(at(60, 'ERR_TLS_CERT_ALTNAME_INVALID').severity).toBe('failed')
  })

  it('reports a certificate that browsers do not trust', async () => {
    const port = await listen(createSecureServer({ cert: CHAIN, key: KEY }) as unknown as Server)
    expect(await publicUrlFindings(`https://localhost:${port}`, true)).toEqual([
      { severity: 'failed', text: doctorFindings.certificateWrong('DEPTH_ZERO_SELF_SIGNED_CERT') },
    ])
  })

  it('reports another program at the address, and nobody there', async () => {
    const other = await serve((_request, response) => response.writeHead(404).end())
    expect(await publicUrlFindings(other, true)).toEqual([
      { severity: 'warning', text: doctorFindings.plainHttp },
      { severity: 'warning', text: doctorFindings.answeredOther(404) },
    ])
    const shop = await serve((_request, response) => response.end('ok'))
    expect(await publicUrlFindings(shop, false)).toEqual([
      { severity: 'fine', text: doctorFindings.localHttp },
      { severity: 'fine', text: doctorFindings.reached },
    ])
  })

  it('asks for trusted proxies when HTTPS ends before the shop', () => {
    const finding = (more: object) =>
      proxyFinding({ PUBLIC_URL: 'https://market.example', TRUSTED_PROXIES: [], ...more }).severity
    expect(finding({})).toBe('warning')
    expect(finding({ TRUSTED_PROXIES: ['127.0.0.1'] })).toBe('fine')
    expect(finding({ HTTPS_PORT: 443 })).toBe('fine')
    expect(finding({ PUBLIC_URL: 'http://market.example' })).toBe('fine')
  })
})

it('measures the disk against its limits', async () => {
  const all = Number.MAX_SAFE_INTEGER
  expect((await diskFinding(dataDir, { scarce: 0, full: 0 })).severity).toBe('fine')
  expect((await diskFinding(dataDir, { scarce: all, full: 0 })).severity).toBe('warning')
  expect((await diskFinding(join(dataDir, 'not', 'yet'), { scarce: all, full: all })).severity).toBe('failed')
})
