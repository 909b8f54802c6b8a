import { totpStepAt } from '@okolitsa/domain/office/totp-steps.ts'
import { expect, test } from 'vitest'
import { createOfficeSecrets } from './office-secrets.ts'
import { newTotpSecret, presentTotp, stepOfCode, totpCodeOf } from './totp.ts'

/** Secret and codes of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i s the code is that of RFC 6238', (seconds, code) => {
  const step = totpStepAt(new Date(seconds * 1000))
  expect(totpCodeOf(SECRET, step, 8)).toBe(code)
  expect(totpCodeOf(SECRET, step)).toBe(code.slice(2))
})

test('finds the step of a code once', () => {
  const now = new Date(59_000)
  expect(stepOfCode(SECRET, '287082', now, null)).toBe(1)
  expect(stepOfCode(SECRET, '287082', now, 1)).toBeNull()
})

test('names the secret as authenticator apps read it', () => {
  const { uri, secret } = presentTotp(SECRET, { issuer: 'market.example', account: 'Марина' })
  expect(uri).toContain('otpauth://totp/market.example:')
  expect(uri).toContain('secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(uri).toContain('issuer=market.example')
  expect(secret).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
})

test('opens a sealed secret for its holder and by its key only', () => {
  const secrets = createOfficeSecrets('a secret of thirty-two characters!!')
  const secret = newTotpSecret()
  const sealed = secrets.seal(secret, 'member:1')
  expect(secrets.open(sealed, 'member:1')).toEqual(secret)
  expect(secrets.open(sealed, 'member:2')).toBeNull()
  expect(createOfficeSecrets('another secret of thirty-two signs').open(sealed, 'member:1')).toBeNull()
  expect(secrets.open(Buffer.from('x'), 'member:1')).toBeNull()
})
