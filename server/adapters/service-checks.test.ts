import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckOutcome, OutsideService } from '@okolitsa/domain/outside-services/outside-service.ts'
import { createEmulators } from '@okolitsa/emulators/server.ts'
import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import type { CheckOrder } from '../people/outside-services/ports.ts'
import { readConfig } from '../platform/config/config.ts'
import { openFakeValkey } from '../platform/valkey/fake-valkey.data.ts'
import { pickAdapters } from './pick-adapters.ts'
import { createServiceChecks } from './service-checks.ts'
import { openS3 } from './storage/s3.data.ts'

const SECRET = 'sesame-open-42'
const PHONE = '79161234567'
const EMAIL = 'anna.k@example.com'
/** Long enough for a busy machine. */
const LONG_MS = 60_000

const dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-checks-'))
const closing: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true })]
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** A TCP server that accepts connections and never answers. */
async function serveSilence(): Promise<number> {
  const server = createTcpServer((socket) => closing.push(() => socket.destroy()))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}
/** An address at which no server listens any more. */
async function unreached(): Promise<string> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return `http://127.0.0.1:${port}`
}

/** Settings that connect every service at one address. */
function liveAt(url: string, port = new URL(url).port): Record<string, string> {
  return {
    ...{ SMS_PROVIDER: 'smsc', SMS_LOGIN: 'l', SMS_KEY: SECRET, SMS_BASE_URL: url },
    SMTP_URL: `smtp://u:${SECRET}@127.0.0.1:${port}`,
    ...{ RBS_BASE_URL: url, RBS_USERNAME: 'u', RBS_PASSWORD: SECRET },
    ...{ SBP_BASE_URL: url, SBP_USERNAME: 'u', SBP_PASSWORD: SECRET },
    ...{ PAYANYWAY_SERVICE_URL: url, PAYANYWAY_ACCOUNT: '1', PAYANYWAY_INTEGRITY_CODE: SECRET },
    ...{ PAYANYWAY_USERNAME: 'u', PAYANYWAY_PASSWORD: SECRET },
    ...{ FISCAL_BASE_URL: url, FISCAL_GROUP: 'g', FISCAL_LOGIN: 'l', FISCAL_PASSWORD: SECRET },
    ...{ FISCAL_COMPANY_TIN: '7700000016', FISCAL_COMPANY_EMAIL: 'shop@shop.test' },
    ...{ CDEK_BASE_URL: url, CDEK_ACCOUNT: 'a', CDEK_PASSWORD: SECRET },
    ...{ DADATA_BASE_URL: url, DADATA_TOKEN: SECRET },
    ...{ DBO_BASE_URL: url, DBO_API_KEY: SECRET, DBO_LOGIN_URL: `${url}/login` },
    ...{ BANK_API_BASE_URL: url, BANK_API_TOKEN: SECRET },
    ...{ PAYOUTS_BASE_URL: url, PAYOUTS_GATEWAY_ID: '1', PAYOUTS_SECRET: SECRET },
    ...{
      EDO_BASE_URL: url,
      EDO_IDENTITY_URL: url,
      EDO_CLIENT_ID: 'c',
      EDO_CLIENT_SECRET: SECRET,
      EDO_REFRESH_TOKEN: SECRET,
    },
    ...{ NPD_PARTNER_BASE_URL: url, NPD_PARTNER_MASTER_TOKEN: SECRET, NPD_PARTNER_USER_TOKEN: SECRET },
    ...{ MANGO_BASE_URL: url, MANGO_API_KEY: SECRET, MANGO_API_SALT: SECRET },
    ...{ SMOTRESHKA_BASE_URL: url, SMOTRESHKA_API_KEY: SECRET },
    ...{ STORAGE_PROVIDER: 's3', S3_ENDPOINT: url, S3_BUCKET: 'b' },
    ...{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: SECRET },
    VALKEY_URL: `valkey://u:${SECRET}@127.0.0.1:${port}`,
    ...{ PUSH_SERVICES: url, PUSH_PRIVATE_KEY: '11'.repeat(32) },
    ...{ CHAT_ANSWERS_URL: url, CHAT_ANSWERS_KEY: SECRET },
    MAP_TILES_URL: `${url}/{z}/{x}/{y}.pbf`,
    ACME_DIRECTORY: url,
  }
}

async function checksOf(settings: Record<string, string>, limitMs = LONG_MS) {
  const config = readConfig({ NODE_ENV: 'test', OKOLITSA_DATA_DIR: dataDir, ...settings })
  return createServiceChecks(config, await pickAdapters(config, pino({ level: 'silent' })), limitMs)
}
/** The line of each service. No outcome may contain a secret or personal data. */
async function linesOf(settings: Record<string, string>, order: CheckOrder = {}, limitMs?: number) {
  const checks = await checksOf(settings, limitMs)
  const outcomes: CheckOutcome[] = await Promise.all(checks.map((each) => each.check(order)))
  const lines = checks.map(({ service, mode }, index) => {
    const outcome = outcomes[index] as CheckOutcome
    return [service, outsideServices.line(service, mode, outcome)] as const
  })
  for (const text of [SECRET, PHONE, EMAIL]) expect(JSON.stringify([outcomes, lines])).not.toContain(text)
  return Object.fromEntries(lines) as Record<OutsideService, string>
}

/** A page of a service, with personal data and a secret, which no line may repeat. */
const words = `${SECRET} ${PHONE} ${EMAIL}`

/** Lines of a connected service whose answers have the status. */
const answeredWith = (status: number, more: Partial<Record<OutsideService, string>>, of: (title: string) => string) =>
  Object.fromEntries(
    Object.entries(outsideServices.titles).map(([service, title]) => [
      service,
      more[service as OutsideService] ?? `${title}: ${of(title).replace('#', String(status))}`,
    ]),
  )

describe('a connected service', () => {
  it('names the credentials when the service answers 401', async () => {
    const url = await serve((_request, response) => response.writeHead(401).end(JSON.stringify({ error: words })))
    expect(await linesOf({ ...liveAt(url), EMAIL_MODE: 'off', VALKEY_URL: '' })).toEqual({
      sms: 'СМС: 401, проверьте SMS_LOGIN и SMS_KEY',
      email: 'Почта: не подключено',
      rbs: 'Эквайринг (карты): 401, проверьте RBS_USERNAME и RBS_PASSWORD',
      sbp: 'СБП: 401, проверьте SBP_USERNAME и SBP_PASSWORD',
      payanyway: 'PayAnyWay: 401, проверьте PAYANYWAY_USERNAME и PAYANYWAY_PASSWORD',
      fiscal: 'Касса АТОЛ: 401, проверьте FISCAL_LOGIN и FISCAL_PASSWORD',
      cdek: 'СДЭК: 401, проверьте CDEK_ACCOUNT и CDEK_PASSWORD',
      dadata: 'DaData: 401, проверьте DADATA_TOKEN',
      dbo: 'Банк продавцов: 401, проверьте DBO_API_KEY',
      bankApi: 'Счёт маркетплейса (T-API): 401, проверьте BANK_API_TOKEN',
      payouts: 'Выплаты людям (ЮKassa): 401, проверьте PAYOUTS_GATEWAY_ID и PAYOUTS_SECRET',
      edo: 'ЭДО (Диадок): 401, проверьте EDO_CLIENT_ID и EDO_CLIENT_SECRET',
      npdPartner: '«Мой налог» (партнёр): 401, проверьте NPD_PARTNER_MASTER_TOKEN и NPD_PARTNER_USER_TOKEN',
      mango: 'Телефония Mango: 401, проверьте MANGO_API_KEY и MANGO_API_SALT',
      smotreshka: 'Смотрёшка: 401, проверьте SMOTRESHKA_API_KEY',
      storage: 'Хранилище файлов: 401, проверьте S3_ACCESS_KEY_ID и S3_SECRET_ACCESS_KEY',
      valkey: 'Valkey: не подключено, не задано VALKEY_URL',
      // a push service refuses everybody without a device
      push: 'Push-сообщения: отвечает',
      chatAnswers: 'Ответы в чатах: 401, проверьте CHAT_ANSWERS_KEY',
      maps: 'Карты: 401, проверьте MAP_TILES_URL',
      certificates: 'Сертификаты доменов: 401, проверьте ACME_DIRECTORY',
    })
  })

  it('blames the service when it answers 500', async () => {
    const url = await serve((_request, response) => response.writeHead(500).end(words))
    const off = { email: 'Почта: не подключено', valkey: 'Valkey: не подключено, не задано VALKEY_URL' }
    expect(await linesOf({ ...liveAt(url), EMAIL_MODE: 'off', VALKEY_URL: '' })).toEqual(
      answeredWith(500, off, () => 'сбой на стороне службы (#), повторите позже'),
    )
  })

  it('names the address when the service does not answer in time', async () => {
    const port = await serveSilence()
    const url = `http://127.0.0.1:${port}`
    const late = (title: string, names: string) =>
      `${title}: нет ответа за 10\u00A0с, проверьте ${names} и доступ в интернет`
    expect(await linesOf(liveAt(url), {}, 400)).toEqual({
      sms: late('СМС', 'SMS_BASE_URL'),
      email: late('Почта', 'SMTP_URL'),
      rbs: late('Эквайринг (карты)', 'RBS_BASE_URL, RBS_PATH, RBS_FORMAT'),
      sbp: late('СБП', 'SBP_BASE_URL'),
      payanyway: late('PayAnyWay', 'PAYANYWAY_SERVICE_URL'),
      fiscal: late('Касса АТОЛ', 'FISCAL_BASE_URL'),
      cdek: late('СДЭК', 'CDEK_BASE_URL'),
      dadata: late('DaData', 'DADATA_BASE_URL'),
      dbo: late('Банк продавцов', 'DBO_BASE_URL'),
      bankApi: late('Счёт маркетплейса (T-API)', 'BANK_API_BASE_URL'),
      payouts: late('Выплаты людям (ЮKassa)', 'PAYOUTS_BASE_URL'),
      edo: late('ЭДО (Диадок)', 'EDO_BASE_URL, EDO_IDENTITY_URL'),
      npdPartner: late('«Мой налог» (партнёр)', 'NPD_PARTNER_BASE_URL'),
      mango: late('Телефония Mango', 'MANGO_BASE_URL'),
      smotreshka: late('Смотрёшка', 'SMOTRESHKA_BASE_URL'),
      storage: late('Хранилище файлов', 'S3_ENDPOINT, S3_BUCKET'),
      valkey: late('Valkey', 'VALKEY_URL'),
      push: late('Push-сообщения', 'PUSH_SERVICES'),
      chatAnswers: late('Ответы в чатах', 'CHAT_ANSWERS_URL'),
      maps: late('Карты', 'MAP_TILES_URL'),
      certificates: late('Сертификаты доменов', 'ACME_DIRECTORY'),
    })
  })

  it('names the address when the connection is refused', async () => {
    const lines = await linesOf(liveAt(await unreached()))
    expect(lines).toMatchObject({
      sms: 'СМС: нет соединения (ECONNREFUSED), проверьте SMS_BASE_URL и доступ в интернет',
      email: 'Почта: нет соединения (ECONNREFUSED), проверьте SMTP_URL и доступ в интернет',
      sbp: 'СБП: нет соединения (ECONNREFUSED), проверьте SBP_BASE_URL и доступ в интернет',
      storage: 'Хранилище файлов: нет соединения (ECONNREFUSED), проверьте S3_ENDPOINT, S3_BUCKET и доступ в интернет',
      valkey: 'Valkey: нет соединения (ECONNREFUSED), проверьте VALKEY_URL и доступ в интернет',
    })
    for (const line of Object.values(lines)) expect(line).toContain(': нет соединения (ECONNREFUSED), проверьте ')
  })

  it.each([
    ['a page instead of JSON', `<html>${words}</html>`],
    ['other JSON', JSON.stringify([words])],
  ])('names the address when the answer is %s', async (_name, body) => {
    const url = await serve((_request, response) => response.writeHead(200).end(body))
    const { push, smotreshka, ...lines } = await linesOf({ ...liveAt(url), EMAIL_MODE: 'off', VALKEY_URL: '' })
    expect(push).toBe('Push-сообщения: отвечает')
    // any JSON of the partner is an answer, because reading packages is not documented
    expect(smotreshka).toMatch(body.startsWith('<') ? /ответ не разобрать, проверьте SMOTRESHKA_BASE_URL/ : /отвечает/)
    expect(lines).toMatchObject({
      sms: 'СМС: ответ не разобрать, проверьте SMS_BASE_URL',
      rbs: 'Эквайринг (карты): ответ не разобрать, проверьте RBS_BASE_URL, RBS_PATH и RBS_FORMAT',
      cdek: 'СДЭК: ответ не разобрать, проверьте CDEK_BASE_URL',
      storage: 'Хранилище файлов: ответ не разобрать, проверьте S3_ENDPOINT и S3_BUCKET',
    })
    const { email: _off, valkey: _unset, ...connected } = lines
    for (const line of Object.values(connected)) expect(line).toContain(': ответ не разобрать, проверьте ')
  })

  it('follows no redirect, and names the address', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end())
    expect(await linesOf({ ...liveAt(url), EMAIL_MODE: 'off', VALKEY_URL: '' })).toMatchObject({
      cdek: 'СДЭК: по этому адресу службы нет (302), проверьте CDEK_BASE_URL',
      sbp: 'СБП: по этому адресу службы нет (302), проверьте SBP_BASE_URL',
    })
  })

  it('says that there is no money at the SMS provider, and why it refused', async () => {
    let answer: object = { balance: '0' }
    const url = await serve((_request, response) => response.writeHead(200).end(JSON.stringify(answer)))
    const sms = async (settings = {}) =>
      (await linesOf({ SMS_PROVIDER: 'smsc', SMS_LOGIN: 'l', SMS_KEY: SECRET, SMS_BASE_URL: url, ...settings })).sms
    expect(await sms()).toBe('СМС: на счёте нет денег, пополните его')
    answer = { error: words, error_code: 4 }
    expect(await sms()).toBe('СМС: отказ (4), проверьте SMS_LOGIN и SMS_KEY')
    answer = { status: 'ERROR', status_code: 200 }
    expect(await sms({ SMS_PROVIDER: 'smsru' })).toBe('СМС: 200, проверьте SMS_KEY')
  })

  it('names the password of the mail server when it is wrong', async () => {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error(words), { responseCode: 535 })),
    })
    server.on('error', () => {})
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    closing.push(() => new Promise<void>((done) => server.close(done)))
    const { port } = server.server.address() as AddressInfo
    const { email } = await linesOf({ SMTP_URL: `smtp://u:${SECRET}@127.0.0.1:${port}` })
    expect(email).toBe('Почта: 535, проверьте SMTP_URL')
  })
})

describe('a trial', () => {
  it('stores and deletes a file in the bucket, or in the data folder', async () => {
    const s3 = await openS3()
    closing.push(s3.close)
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options
    const settings = {
      ...{ STORAGE_PROVIDER: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    }
    const storage = async (more = {}) =>
      (await linesOf({ ...settings, ...more, EMULATORS_PUBLIC_URL: await unreached() }, { trial: true })).storage
    expect(await storage()).toBe('Хранилище файлов: файл записан, прочитан и удалён')
    expect(await storage({ STORAGE_PROVIDER: 'disk' })).toBe('Хранилище файлов: файл записан, прочитан и удалён')
    expect(await storage({ S3_BUCKET: 'none' })).toBe(
      'Хранилище файлов: по этому адресу службы нет (404), проверьте S3_ENDPOINT и S3_BUCKET',
    )
    expect(await storage({ S3_SECRET_ACCESS_KEY: 'wrong' })).toBe(
      'Хранилище файлов: 403, проверьте S3_ACCESS_KEY_ID и S3_SECRET_ACCESS_KEY',
    )
  })

  it('pings Valkey', async () => {
    const { url } = await openFakeValkey()
    expect((await linesOf({ VALKEY_URL: url, EMULATORS_PUBLIC_URL: await unreached() })).valkey).toBe(
      'Valkey: отвечает',
    )
  })
})

describe('an emulated service', async () => {
  const emulators = await createEmulators({ port: 0, host: '127.0.0.1', now: Date.now })
  const url = await emulators.listen()
  closing.push(() => emulators.close())
  const emulated = { DADATA_MODE: 'emulator', EMULATORS_PUBLIC_URL: url }

  it('answers, and does what a trial asks for', async () => {
    const order = { phone: PHONE, email: EMAIL, trial: true }
    expect(await linesOf(emulated, order)).toMatchObject({
      sms: 'СМС (понарошку): отправлено, проверьте, что дошло',
      email: 'Почта (понарошку): отправлено, проверьте, что дошло',
      rbs: 'Эквайринг (карты) (понарошку): платёж на 1\u00A0₽ зарегистрирован и отменён',
      sbp: 'СБП (понарошку): платёж на 1\u00A0₽ зарегистрирован и отменён',
      payanyway: 'PayAnyWay (понарошку): отвечает',
      fiscal: 'Касса АТОЛ (понарошку): чек на 1\u00A0₽ пробит на тестовой кассе',
      cdek: 'СДЭК (понарошку): отвечает',
      dadata: 'DaData (понарошку): отвечает',
      dbo: 'Банк продавцов (понарошку): отвечает',
      bankApi: 'Счёт маркетплейса (T-API) (понарошку): отвечает',
      payouts: 'Выплаты людям (ЮKassa) (понарошку): отвечает',
      edo: 'ЭДО (Диадок) (понарошку): отвечает',
      npdPartner: '«Мой налог» (партнёр) (понарошку): отвечает',
      mango: 'Телефония Mango (понарошку): отвечает',
      smotreshka: 'Смотрёшка (понарошку): отвечает',
    })
    const read = async (path: string) => (await fetch(url + path)).json()
    expect(await read(`/sms/messages?phone=${PHONE}`)).toMatchObject({ items: [{ text: outsideServices.trialSms }] })
    expect(await read(`/email/messages?to=${EMAIL}`)).toMatchObject({ items: [outsideServices.trialMail] })
    expect((await read('/fiscal/receipts')).items).toHaveLength(1)
  })

  it('registers nothing without a trial', async () => {
    const before = (await (await fetch(`${url}/fiscal/receipts`)).json()).items.length
    const lines = await linesOf(emulated)
    expect(lines.rbs).toBe('Эквайринг (карты) (понарошку): отвечает')
    expect((await (await fetch(`${url}/fiscal/receipts`)).json()).items).toHaveLength(before)
  })

  it('asks to start the shop when the emulator is not there', async () => {
    expect(await linesOf({ EMULATORS_PUBLIC_URL: await unreached() })).toMatchObject({
      cdek: 'СДЭК (понарошку): эмулятор не отвечает, запустите магазин',
      rbs: 'Эквайринг (карты) (понарошку): эмулятор не отвечает, запустите магазин',
    })
  })

  it('registers no receipt at a real register', async () => {
    const { FISCAL_EMULATOR_CREDENTIALS: real, FISCAL_EMULATOR_PATH } = await import(
      '@okolitsa/emulators/fiscal/credentials.ts'
    )
    const settings = {
      ...{ FISCAL_BASE_URL: url + FISCAL_EMULATOR_PATH, FISCAL_GROUP: real.group, FISCAL_LOGIN: real.login },
      ...{ FISCAL_PASSWORD: real.password, FISCAL_COMPANY_TIN: '7700000016', FISCAL_COMPANY_EMAIL: 'shop@shop.test' },
    }
    const before = (await (await fetch(`${url}/fiscal/receipts`)).json()).items.length
    expect((await linesOf(settings, { trial: true })).fiscal).toMatch(/^Касса АТОЛ: отвечает. Чек не пробивали/)
    expect((await (await fetch(`${url}/fiscal/receipts`)).json()).items).toHaveLength(before)
    expect((await linesOf({ ...settings, FISCAL_GROUP: 'other' })).fiscal).toMatch(/проверьте FISCAL_GROUP$/)
    expect((await linesOf({ ...settings, FISCAL_PASSWORD: 'x' })).fiscal).toBe(
      'Касса АТОЛ: 401, проверьте FISCAL_LOGIN и FISCAL_PASSWORD',
    )
  })

  it.each([
    ['rbs', { RBS_BASE_URL: url, RBS_USERNAME: 'x', RBS_PASSWORD: SECRET }, '5, проверьте RBS_USERNAME и RBS_PASSWORD'],
    [
      'payanyway',
      {
        ...{
          PAYANYWAY_SERVICE_URL: `${url}/moneta/services`,
          PAYANYWAY_ACCOUNT: '1',
          PAYANYWAY_INTEGRITY_CODE: SECRET,
        },
        ...{ PAYANYWAY_USERNAME: 'x', PAYANYWAY_PASSWORD: SECRET },
      },
      '500.1.1, проверьте PAYANYWAY_USERNAME и PAYANYWAY_PASSWORD',
    ],
    [
      'cdek',
      { CDEK_BASE_URL: `${url}/cdek/v2`, CDEK_ACCOUNT: 'x', CDEK_PASSWORD: SECRET },
      '401, проверьте CDEK_ACCOUNT и CDEK_PASSWORD',
    ],
    [
      'mango',
      { MANGO_BASE_URL: `${url}/mango`, MANGO_API_KEY: 'x', MANGO_API_SALT: SECRET },
      '3102, проверьте MANGO_API_KEY и MANGO_API_SALT',
    ],
    [
      'dbo',
      { DBO_BASE_URL: `${url}/dbo`, DBO_API_KEY: SECRET, DBO_LOGIN_URL: `${url}/dbo` },
      '401, проверьте DBO_API_KEY',
    ],
    [
      'dadata',
      { DADATA_BASE_URL: `${url}/suggestions/api/4_1/rs`, DADATA_TOKEN: 'forbidden' },
      '403, проверьте DADATA_TOKEN',
    ],
  ] as const)('names the credentials of %s when they are wrong', async (service, settings, line) => {
    expect((await linesOf({ ...emulated, ...settings, DADATA_MODE: '' }))[service]).toBe(
      `${outsideServices.titles[service]}: ${line}`,
    )
  })
})

it('names the variables that are missing, and those that were forgotten', async () => {
  const settings = {
    ...{ NODE_ENV: 'production', TOKEN_SECRET: 't'.repeat(32), SERVICE_SECRET: 's'.repeat(32) },
    ...{ SMS_PROVIDER: 'smsru', SMS_KEY: SECRET, CDEK_ACCOUNT: 'a' },
  }
  const checks = await checksOf(settings)
  const cdek = checks.find(({ service }) => service === 'cdek')
  expect(cdek).toMatchObject({ mode: 'off', missing: ['CDEK_PASSWORD'], isHalfSet: true })
  expect(await cdek?.check({})).toEqual({ state: 'off', variables: ['CDEK_PASSWORD'] })
  expect(checks.find(({ service }) => service === 'mango')).toMatchObject({ isHalfSet: false, mode: 'off' })
})
