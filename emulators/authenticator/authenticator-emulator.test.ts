import fastify from 'fastify'
import { expect, test } from 'vitest'
import { authenticatorEmulator, totpCode } from './authenticator-emulator.ts'

/** Secret and codes of RFC 6238, appendix B, of six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i s the code is that of RFC 6238', (seconds, code) => {
  expect(totpCode(SECRET, seconds * 1000)).toBe(code)
})

test('shows the code of a typed secret, and says when it is none', async () => {
  const app = fastify()
  await app.register(authenticatorEmulator, { now: () => 59_000 })
  const pageOf = async (secret: string) => (await app.inject({ url: '/authenticator', query: { secret } })).body
  expect(await pageOf('gezd gnbv gy3t qojq gezd gnbv gy3t qojq')).toContain('287082')
  expect(await pageOf('<b>')).toContain('Это не ключ')
  expect(await pageOf('<b>')).not.toContain('<b>')
  await app.close()
})
