import { CODE_LIMITS } from '@okolitsa/domain/identity/code-limits.ts'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const { call, sent, app } = await testApp(await testDatabase())
const trySignIn = async (phone: string, code: string, remoteAddress: string) => {
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/v1/auth',
    remoteAddress,
    payload: { phone, code },
  })
  return { status: reply.statusCode, retryAfter: Number(reply.headers['retry-after'] ?? 0) }
}

it('wrong codes from one address are bounded over all phones, also at once; other addresses go on', async () => {
  const phone = '79164000001'
  await call('POST', '/api/v1/auth/code', { body: { phone } })
  const code = /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
  const guesses = await Promise.all(
    Array.from({ length: CODE_LIMITS.wrongPerAddressPerHour + 10 }, (_, index) =>
      trySignIn(`7916500${String(index).padStart(4, '0')}`, '0000', '198.51.100.1'),
    ),
  )
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(CODE_LIMITS.wrongPerAddressPerHour)
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.retryAfter).toBe(3600)
  // the right code does not help from there, and is not used up
  expect((await trySignIn(phone, code, '198.51.100.1')).status).toBe(429)
  expect((await trySignIn(phone, code, '198.51.100.2')).status).toBe(200)
})
