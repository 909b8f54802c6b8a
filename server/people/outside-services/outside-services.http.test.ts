import { MAX_SERVICE_CHECKS_AN_HOUR } from '@okolitsa/contracts/outside-services/outside-services.endpoints.ts'
import { type CheckOutcome, OUTSIDE_SERVICES } from '@okolitsa/domain/outside-services/outside-service.ts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { enterOffice } from '../../testing/office.data.ts'
import { testApp } from '../../testing.ts'
import { becomeOwner, officeBrowser } from '../office/office-browser.data.ts'
import type { CheckOrder, ServiceCheck } from './ports.ts'

const url = await testDatabase()
const database = openDatabase(url)
afterAll(() => database.close())

const DENIED: CheckOutcome = {
  state: 'failed',
  problem: 'denied',
  code: '401',
  variables: ['CDEK_ACCOUNT', 'CDEK_PASSWORD'],
}
const orders: CheckOrder[] = []
/** The end of the check that runs. */
let ending: (() => void) | null = null
const checkOf = (service: ServiceCheck['service'], more: Partial<ServiceCheck>): ServiceCheck => ({
  service,
  mode: 'live',
  variables: [],
  missing: [],
  isHalfSet: false,
  trial: null,
  check: async () => ({ state: 'works', result: 'answers' }),
  ...more,
})
const checks = [
  checkOf('sms', {
    trial: 'phone',
    check: async (order) => {
      orders.push(order)
      await new Promise<void>((done) => {
        ending = done
      })
      return { state: 'works', result: 'messageSent' }
    },
  }),
  checkOf('cdek', {
    variables: [
      { name: 'CDEK_ACCOUNT', isSet: true },
      { name: 'CDEK_PASSWORD', isSet: true },
    ],
    check: async () => DENIED,
  }),
  checkOf('mango', {
    mode: 'off',
    missing: ['MANGO_API_KEY'],
    variables: [{ name: 'MANGO_API_KEY', isSet: false }],
    check: async () => ({ state: 'off', variables: ['MANGO_API_KEY'] }),
  }),
]
const now = new Date()
const shop = await testApp(url, { checks, clock: () => now })
const { call, signIn } = shop
const { browser } = await becomeOwner(shop, { now: () => now })
const other = officeBrowser(await testApp(url, { checks }))
for (const [name, value] of browser.cookies) other.cookies.set(name, value)
const list = async (of = browser, headers = {}) =>
  (await of.call('GET', '/v1/office/services', { headers })).body.items as { name: string; lastCheck: unknown }[]
const check = (name: string, body: unknown = {}) => browser.call('POST', `/v1/office/services/${name}/check`, { body })

describe('the office’s list of services', () => {
  it('shows mode, variables and what is missing before any check', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({ name: 'sms', title: 'СМС', trial: 'phone', severity: null, lastCheck: null }),
      expect.objectContaining({
        name: 'cdek',
        mode: 'live',
        variables: [
          { name: 'CDEK_ACCOUNT', isSet: true },
          { name: 'CDEK_PASSWORD', isSet: true },
        ],
      }),
      expect.objectContaining({ name: 'mango', mode: 'off', missing: ['MANGO_API_KEY'] }),
    ])
  })

  it('shows the last check on every node, in the language of the page', async () => {
    const { status, body } = await check('cdek')
    expect(status).toBe(200)
    const line = 'СДЭК: 401, проверьте CDEK_ACCOUNT и CDEK_PASSWORD'
    expect(body).toMatchObject({
      name: 'cdek',
      severity: 'warning',
      lastCheck: { state: 'failed', problem: 'denied', code: '401', line },
    })
    await vi.waitFor(async () => expect(await list(other)).toContainEqual(body))
    const english = await list(browser, { 'accept-language': 'en' })
    expect(english.find(({ name }) => name === 'cdek')).toMatchObject({
      lastCheck: { line: expect.stringMatching(/^(CDEK: 401, check|СДЭК: 401)/) },
    })
    expect((await check('mango')).body.lastCheck).toMatchObject({
      state: 'off',
      line: 'Телефония Mango: не подключено, не задано MANGO_API_KEY',
    })
  })

  it('raises the alarm of the start page on every node while the last check of a service failed', async () => {
    const alarms = (of: typeof call, headers: Record<string, string>) => of('GET', '/v1/office/alarms', { headers })
    // a service that is not connected is no alarm
    const alarm = { kind: 'services', count: 1, since: now.toISOString(), orderId: null }
    expect((await browser.call('GET', '/v1/office/alarms')).body).toEqual({ items: [alarm] })
    expect((await other.call('GET', '/v1/office/alarms')).body).toEqual({ items: [alarm] })
    const moderator = await enterOffice(shop.app, () => now, { roles: ['moderator'] })
    expect((await alarms(call, moderator)).body).toEqual({ items: [] })
    expect((await alarms(call, {})).status).toBe(401)
  })

  it('sends one message when the button is pressed twice', async () => {
    const pressed = [check('sms', { phone: '+7 916 123-45-67' }), check('sms', { phone: '+7 916 123-45-67' })]
    await vi.waitFor(() => expect(ending).not.toBeNull())
    // the second press has reached the server when a later call is answered
    await list()
    ending?.()
    const answers = await Promise.all(pressed)
    expect(answers.map(({ status, body }) => [status, body.lastCheck.result])).toEqual([
      [200, 'messageSent'],
      [200, 'messageSent'],
    ])
    expect(orders).toEqual([{ phone: '79161234567' }])
    const { rows } = await database.pool.query(
      "select action, after from audit_entry where entity = 'outside_service' and entity_id = 'sms'",
    )
    const entry = { action: 'checkService', after: { state: 'works', isTrial: true } }
    expect(rows).toEqual([entry, entry])
  })
})

describe('access to services', () => {
  it('refuses guests, customers and unknown tokens', async () => {
    const tokens = [undefined, (await signIn('79160000009')).token, 'unknown']
    for (const [method, path] of [
      ['GET', '/v1/office/services'],
      ['POST', '/v1/office/services/sms/check'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      for (const token of tokens) {
        expect((await call(method, path, { body, ...(token && { token }) })).status).toBe(401)
      }
    }
  })

  it('answers 404 to an unknown service, and to one that the installation does not have', async () => {
    expect((await check('pigeon')).status).toBe(404)
    expect((await check('email')).status).toBe(404)
  })

  it('explains wrong fields in Russian', async () => {
    const { status, body } = await check('sms', { phone: '12', email: 'nowhere' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(/phone.*[а-я]{4}/i)
  })

  it('limits checks, which cost money', async () => {
    const answers = []
    for (let time = 0; time <= MAX_SERVICE_CHECKS_AN_HOUR; time += 1) answers.push((await check('cdek')).status)
    expect(answers.at(-1)).toBe(429)
  })
})

it('has words for every service', async () => {
  const { outsideServices } = await import('@okolitsa/strings/en/outside-services.ts')
  for (const service of OUTSIDE_SERVICES) expect(outsideServices.titles[service]).toMatch(/\w/)
})
