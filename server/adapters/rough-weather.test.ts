import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { createDboBank } from './bank/dbo-bank.ts'
import { createCdekCarrier } from './delivery/cdek/cdek-carrier.ts'
import { createHttpMailChannel } from './email/mail-channel.ts'
import { createAtolRegister } from './fiscal/atol-register.ts'
import { documentOf } from './fiscal/fiscal-register.contract.ts'
import { createDadataPlaceDirectory } from './geo/dadata/dadata-place-directory.ts'
import { createMonetaGateway } from './payments/moneta.ts'
import { createRbsGateway } from './payments/rbs.ts'
import { createSmsAeroChannel, createSmscChannel, createSmsRuChannel } from './sms/sms-channels.ts'
import { createMango } from './telephony/mango.ts'

const SECRET = 'sesame-open-42'
const PHONE = '79161234567'
const EMAIL = 'anna.k@example.com'
const CARD = '4111 1111 1111 1111'
/** Texts that must appear in no log and no error. */
const NOBODYS_BUSINESS = [SECRET, PHONE, '123-45-67', EMAIL, CARD, CARD.replaceAll(' ', '')]
const TIMEOUT_MS = 60_000
const OPENED_AT = new Date('2026-11-21T09:00:00Z')
const payment = { number: '104001-1', gatewayOrderId: '1', openedAt: OPENED_AT }

/** Each adapter with one of its calls; `url` is the URL of its service. */
const ADAPTERS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  RBS: (url) =>
    createRbsGateway({
      baseUrl: url,
      username: 'u',
      password: SECRET,
      callbackKey: SECRET,
      timeoutMs: TIMEOUT_MS,
    }).status(payment),
  MONETA: (url) =>
    createMonetaGateway({
      ...{ assistantUrl: url, serviceUrl: url, account: '1', integrityCode: SECRET, form: 'page' },
      ...{ username: 'u', password: SECRET, paymentPassword: SECRET, timeoutMs: TIMEOUT_MS },
      clock: () => OPENED_AT,
    }).status(payment),
  ATOL: (url) =>
    createAtolRegister({
      ...{ baseUrl: url, group: 'g', login: 'l', password: SECRET, timeoutMs: TIMEOUT_MS },
      clock: () => OPENED_AT,
      company: { tin: '7700000016', email: 'shop@shop.test', taxSystem: 'osn', paymentAddress: 'https://shop.test' },
    }).register({ ...documentOf('1-1'), contact: { email: EMAIL } }),
  CDEK: (url) =>
    createCdekCarrier({
      baseUrl: url,
      account: 'a',
      password: SECRET,
      clock: () => OPENED_AT,
      timeoutMs: TIMEOUT_MS,
    }).points(defaultLocation),
  Mango: (url) =>
    createMango({ baseUrl: url, apiKey: SECRET, apiSalt: SECRET }).connect({
      commandId: 'cb-1',
      seller: { extension: null, phone: PHONE },
      customerPhone: PHONE,
    }),
  SMSC: (url) => createSmscChannel({ baseUrl: url, login: 'l', password: SECRET }).send(PHONE, SECRET),
  'SMS Aero': (url) =>
    createSmsAeroChannel({ baseUrls: [url], email: EMAIL, apiKey: SECRET, sign: 's' }).send(PHONE, SECRET),
  'SMS.ru': (url) => createSmsRuChannel({ baseUrl: url, apiId: SECRET }).send(PHONE, SECRET),
  mail: (url) =>
    createHttpMailChannel({ baseUrl: url, from: 'shop@shop.test' }).send({
      sender: 'Утро',
      to: EMAIL,
      subject: 's',
      text: SECRET,
    }),
  'the sellers’ bank': (url) =>
    createDboBank({ baseUrl: url, apiKey: SECRET, loginUrl: url }).clientOf({ kind: 'token', value: SECRET }),
  DaData: (url) => createDadataPlaceDirectory({ token: SECRET, baseUrl: url }).findPlaces('Москва', 5),
}

/** Refusals in the formats of all services, with personal data in each message. */
const WORDS = `Not for ${PHONE}, +7 (916) 123-45-67, ${EMAIL}, card ${CARD} refused`
const NO = {
  ...{ errorCode: '5', errorMessage: WORDS, error_code: 7, success: false, message: WORDS, result: 3100 },
  error: { code: 32, text: WORDS, message: WORDS, type: 'system' },
  errors: [{ code: 'v2_bad_request', message: WORDS }],
  Envelope: { Body: { fault: { faultcode: 'Client', faultstring: WORDS, detail: { faultDetail: '200' } } } },
  status: 'ERROR',
  status_text: WORDS,
}
const page = `<html><body>${WORDS}</body></html>`

type Weather = (response: ServerResponse, request: IncomingMessage) => unknown
const WEATHER: Readonly<Record<string, Weather>> = {
  'a page instead of an answer': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  'a page of a proxy': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end(page),
  'a no with too many words': (response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(NO)),
  'a no that is said as a yes': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(NO)),
  nothing: (response) => response.writeHead(200).end(),
  'a refusal to let us in': (response) => response.writeHead(401).end(JSON.stringify(NO)),
  'half an answer': (response) => response.writeHead(200).end(`{"errorMessage":"${WORDS}`),
  'a packed page': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(page)),
  'a list': (response) => response.writeHead(200).end(JSON.stringify([WORDS])),
  'a broken connection': (_response, request) => request.socket.destroy(),
  'a way elsewhere': (response) => response.writeHead(307, { location: `${elsewhere}/led` }).end(),
}

const servers: Server[] = []
const serve = async (weather: Weather): Promise<string> => {
  const server = createServer((request, response) => weather(response, request))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
let elsewhere = ''
let led = 0
beforeAll(async () => {
  elsewhere = await serve((response) => {
    led += 1
    response.writeHead(200).end('{}')
  })
})
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

/** The text that a log would contain for an error. */
function describeError(error: unknown): string {
  let lines = ''
  const log = createLog({
    level: 'trace',
    destination: {
      write: (line: string) => {
        lines += line
      },
    },
  })
  log.error({ err: error }, String(error))
  return lines + JSON.stringify(error) + causesOf(error).map((each) => `${each}${(each as Error).stack}`)
}
function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
/** Failures that the modules handle; any other error would be a 500. */
const KNOWN = [
  ...['GatewayFailure', 'RbsError', 'FiscalFailure', 'CarrierError', 'TelephonyFailure', 'SmsFailure'],
  ...['MessageFailure', 'BankUnavailable', 'PlaceDirectoryError'],
]
/** Adapters that only read the status. */
const IS_FINE = new Set(
  [
    'a page instead of an answer',
    'a no that is said as a yes',
    'nothing',
    'half an answer',
    'a packed page',
    'a list',
  ].map((weather) => `mail, ${weather}`),
)

describe.each(Object.keys(WEATHER))('%s', (weather) => {
  it.each(Object.keys(ADAPTERS))(
    'fails with a handled error without personal data when the service answers %s',
    async (name) => {
      const url = await serve(WEATHER[weather] as Weather)
      const asked = ADAPTERS[name]?.(url)
      if (IS_FINE.has(`${name}, ${weather}`)) return expect(asked).resolves.toBeUndefined()
      const error: unknown = await asked?.then(
        (answer) => `answered ${JSON.stringify(answer)}`,
        (failure: unknown) => failure,
      )
      expect(error).toSatisfy((each) => each instanceof Error && KNOWN.includes(each.name))
      const all = describeError(error)
      for (const secret of NOBODYS_BUSINESS) expect(all).not.toContain(secret)
      expect(led).toBe(0)
    },
  )
})
