import { CODE_LIMITS, codesForUnknown } from '@okolitsa/domain/identity/code-limits.ts'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const TOKEN = 'integration-token-of-the-tests-0123456789'
const CODES_PER_HOUR = (CODE_LIMITS.networkPerHour + 8) * 1.5
/** Maximum codes per hour for unknown phones. */
const FOR_UNKNOWN = codesForUnknown(CODES_PER_HOUR)
const HOUR_MS = 3_600_000
let now = new Date('2026-11-22T09:00:00Z')
const url = await testDatabase()
const settings = { INTEGRATION_TOKEN: TOKEN, CODES_PER_HOUR: String(CODES_PER_HOUR) }
const shop = await testApp(url, { clock: () => now }, settings)
/** The IP address of a carrier's NAT, shared by thousands of people. */
const OPERATOR = '100.64.0.1'

const post = async (path: string, payload: object, token?: string, node = shop) => {
  const reply = await node.app.http.inject({
    method: 'POST',
    url: path,
    payload,
    remoteAddress: OPERATOR,
    ...(token !== undefined && { headers: { 'x-integration-token': token } }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
let phones = 0
const newPhone = () => `7916700${String(++phones).padStart(4, '0')}`
const askCode = (token?: string, phone = newPhone()) => post('/api/v1/auth/code', { phone }, token)
const codeOf = (phone: string) => /#(\d+)/.exec(shop.sent.findLast((one) => one.phone === phone)?.text ?? '')?.[1]
const gauge = async () => {
  const { body } = await shop.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return Number(/^sign_in_codes_of_hour (\d+)$/m.exec(body)?.[1])
}

it('lets an app with the integration token sign people in when their network’s limit is used up', async () => {
  expect(await gauge()).toBe(0)
  for (let code = 0; code < CODE_LIMITS.networkPerHour; code += 1) expect((await askCode()).status).toBe(200)
  expect(await gauge()).toBe(CODE_LIMITS.networkPerHour)
  expect((await askCode()).status).toBe(429)

  const phone = newPhone()
  const { status, body } = await askCode(TOKEN, phone)
  expect(status).toBe(200)
  const proof = { phone, code: codeOf(phone), challengeId: body.challengeId }
  const sentBefore = shop.sent.length
  for (const wrong of ['', 'guessed', `${TOKEN}x`]) {
    expect(await askCode(wrong), wrong).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect((await post('/api/v1/auth', proof, wrong)).status, wrong).toBe(401)
  }
  expect(shop.sent).toHaveLength(sentBefore)
  expect((await post('/api/v1/auth', proof, TOKEN)).status).toBe(200)
})

it('ignores an integration token when the shop has none', async () => {
  const other = await testApp(url, { clock: () => now }, { CODES_PER_HOUR: String(CODES_PER_HOUR) })
  const body = { phone: newPhone() }
  expect((await post('/api/v1/auth/code', body, TOKEN, other)).status).toBe(429)
})

it('keeps the limits and other people’s attempts when an integration token is stolen', async () => {
  for (let code = await gauge(); code < FOR_UNKNOWN; code += 1) expect((await askCode(TOKEN)).status).toBe(200)
  expect((await askCode(TOKEN)).status).toBe(429)
  expect(await gauge()).toBe(FOR_UNKNOWN)

  now = new Date(now.getTime() + HOUR_MS)
  expect(await gauge()).toBe(0)
  const phone = newPhone()
  const { body } = await askCode(TOKEN, phone)
  const guess = (remoteAddress: string, payload: object) =>
    shop.app.http.inject({
      method: 'POST',
      url: '/api/v1/auth',
      payload,
      remoteAddress,
      headers: { 'x-integration-token': TOKEN },
    })
  const guesses = Array.from({ length: CODE_LIMITS.wrongPerNetworkPerHour + 1 }, () =>
    guess('198.51.100.66', { phone: newPhone(), code: '0000' }),
  )
  expect((await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  const right = { phone, code: codeOf(phone), challengeId: body.challengeId }
  expect((await guess(OPERATOR, right)).statusCode).toBe(200)
})
