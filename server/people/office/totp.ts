import { randomBytes } from 'node:crypto'
import { matchedStep, TOTP } from '@okolitsa/domain/office/totp-steps.ts'
import { HOTP, TOTP as OtpAuth, Secret } from 'otpauth'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** Length recommended by RFC 4226, bytes. */
const SECRET_BYTES = 20

const secretOf = (bytes: Buffer): Secret =>
  new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer })

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** The code of a step. */
export const totpCodeOf = (secret: Buffer, step: number, digits: number = TOTP.digits): string =>
  HOTP.generate({ secret: secretOf(secret), counter: step, digits, algorithm: 'SHA1' })

/** The step whose code was shown; null = none of the accepted ones. */
export const stepOfCode = (secret: Buffer, code: string, now: Date, lastStep: number | null): number | null =>
  matchedStep(now, lastStep, (step) => isSameSecret(totpCodeOf(secret, step), code))

/** The secret as an authenticator app reads it: an address, and signs to type by hand. */
export function presentTotp(secret: Buffer, { issuer, account }: { issuer: string; account: string }) {
  const { digits, periodSeconds: period } = TOTP
  const totp = new OtpAuth({ issuer, label: account, secret: secretOf(secret), algorithm: 'SHA1', digits, period })
  const uri = totp.toString()
  return {
    uri,
    secret: secretOf(secret).base32.replace(/(.{4})(?!$)/g, '$1 '),
  }
}
