import { CODE_LIMITS } from '@okolitsa/domain/identity/code-limits.ts'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

let now = new Date('2026-11-22T09:00:00Z')
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const { sent, app } = await testApp(await testDatabase(), { clock: () => now })

type EndpointAnswer = { status: number; body: Record<string, never>; retryAfter: number; cookies: string }
const post = async (url: string, payload: object, remoteAddress: string, cookie = ''): Promise<EndpointAnswer> => {
  const reply = await app.http.inject({ method: 'POST', url, remoteAddress, payload, headers: { cookie } })
  const cookies = [reply.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
  return {
    status: reply.statusCode,
    body: reply.json(),
    retryAfter: Number(reply.headers['retry-after'] ?? 0),
    cookies: cookies.join('; '),
  }
}
const ask = (phone: string, from: string, cookie?: string) => post('/api/v1/auth/code', { phone }, from, cookie)
const enter = (phone: string, code: string, from: string, challengeId?: string, cookie?: string) =>
  post('/api/v1/auth', { phone, code, ...(challengeId && { challengeId }) }, from, cookie)
const codeOf = (phone: string) =>
  /#?(\d{4,6})/.exec(sent.filter((message) => message.phone === phone).at(-1)?.text ?? '')?.[1] ?? ''
const wrongOf = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')
const statuses = (answers: readonly EndpointAnswer[], status: number) =>
  answers.filter((one) => one.status === status).length
let hosts = 0
/** Another IP address of the same household, which may choose the last 64 bits freely. */
const sameHome = () => `2001:db8:1:1:${(++hosts).toString(16)}::${hosts.toString(16)}`

it('limits wrong codes of one network over all phones, also from all addresses of a /64 concurrently', async () => {
  const phone = '79164000001'
  const { challengeId } = (await ask(phone, '2001:db8:1:2::1')).body
  const guesses = await Promise.all(
    Array.from({ length: CODE_LIMITS.wrongPerNetworkPerHour + 10 }, (_, index) =>
      enter(`7916500${String(index).padStart(4, '0')}`, '0000', sameHome()),
    ),
  )
  expect(statuses(guesses, 400)).toBe(CODE_LIMITS.wrongPerNetworkPerHour)
  expect(statuses(guesses, 429)).toBe(10)
  expect(guesses.find(({ status }) => status === 429)?.retryAfter).toBe(3600)
  // even the right code is refused from this network, and it is not used up
  expect((await enter(phone, codeOf(phone), sameHome(), challengeId)).status).toBe(429)
  expect((await enter(phone, codeOf(phone), '2001:db8:1:2::7', challengeId)).status).toBe(200)
})

it('limits codes requested by one network, also when requested concurrently for many phones', async () => {
  const answers = await Promise.all(
    Array.from({ length: CODE_LIMITS.networkPerHour * 2 }, (_, index) =>
      ask(`7916600${String(index).padStart(4, '0')}`, sameHome()),
    ),
  )
  expect(statuses(answers, 200)).toBe(CODE_LIMITS.networkPerHour)
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    retryAfter: 3600,
    body: { errors: { phone: expect.stringMatching(/^Из\sвашей сети.*через 60\sминут/) } },
  })
})

it('keeps a code valid and open when a stranger who knows the phone submits wrong codes', async () => {
  const phone = '79164000002'
  const mine = await ask(phone, '198.51.100.1')
  const code = codeOf(phone)
  const guesses = await Promise.all(Array.from({ length: 8 }, () => enter(phone, wrongOf(code), '198.51.100.9')))
  expect(statuses(guesses, 400)).toBe(8)
  // the right code is useless to other requesters
  expect((await enter(phone, code, '198.51.100.9')).status).toBe(400)
  await ask(phone, '198.51.100.9')
  expect((await enter(phone, code, '198.51.100.1', undefined, mine.cookies)).status).toBe(200)
})

it('counts the daily codes of a phone separately for each network and each known browser', async () => {
  const phone = '79164000003'
  const first = await ask(phone, '198.51.100.20')
  const home = (await enter(phone, codeOf(phone), '198.51.100.20', undefined, first.cookies)).cookies
  for (let code = 0; code < CODE_LIMITS.ownPerHour; code += 1) {
    minutesLater(1)
    expect((await ask(phone, '198.51.100.21')).status).toBe(200)
  }
  minutesLater(1)
  expect(await ask(phone, '198.51.100.21')).toMatchObject({
    status: 429,
    body: { errors: { phone: expect.stringMatching(/^На\sэтот номер.*через 55\sминут/) } },
  })
  expect((await ask(phone, '198.51.100.22')).status).toBe(200)
  // strangers are stopped, a browser that proved the phone before is not
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(phone, `198.51.101.${index}`)))
  expect(statuses(crowd, 200)).toBeLessThan(CODE_LIMITS.phonePerHour)
  expect((await ask(phone, '198.51.100.23')).status).toBe(429)
  expect((await ask(phone, '198.51.100.23', home)).status).toBe(200)
})

it('requires 30 seconds between codes, and accepts only the newest code of a browser', async () => {
  const phone = '79164000004'
  let asked = await ask(phone, '198.51.100.30')
  for (let again = 1; again < CODE_LIMITS.ownPerHour; again += 1) {
    expect(asked.body).toMatchObject({ resendDelay: 30 })
    expect(await ask(phone, '198.51.100.30', asked.cookies)).toMatchObject({ status: 429, retryAfter: 30 })
    minutesLater(0.5)
    const older = codeOf(phone)
    asked = await ask(phone, '198.51.100.30', asked.cookies)
    expect(asked.status).toBe(200)
    if (older !== codeOf(phone))
      expect((await enter(phone, older, '198.51.100.30', undefined, asked.cookies)).status).toBe(400)
  }
  expect((await enter(phone, codeOf(phone), '198.51.100.30', undefined, asked.cookies)).status).toBe(200)
})

it('sends codes with six digits from the fourth on to a phone under attack', async () => {
  const phone = '79164000005'
  const lengths: number[] = []
  for (let challenge = 0; challenge < 4; challenge += 1) {
    const { body } = await ask(phone, `198.51.100.${40 + challenge}`)
    lengths.push(codeOf(phone).length)
    expect(body.codeLength).toBe(codeOf(phone).length)
    await enter(phone, wrongOf(codeOf(phone)), `198.51.100.${40 + challenge}`, body.challengeId)
  }
  expect(lengths).toEqual([4, 4, 4, 6])
  const { body } = await ask(phone, '198.51.100.50')
  expect((await enter(phone, codeOf(phone), '198.51.100.50', body.challengeId)).status).toBe(200)
})
