import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { RECOVERY_ALPHABET, RECOVERY_CODES, recoveryCodeOf } from '@okolitsa/domain/office/recovery-codes.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Hash under which a token is stored. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const newToken = (): string => randomBytes(32).toString('base64url')

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES.count }, () =>
    recoveryCodeOf(Array.from({ length: RECOVERY_CODES.length }, () => randomInt(RECOVERY_ALPHABET.length))),
  )

/** Secrets of the office, by keys derived from TOKEN_SECRET. */
export function createOfficeSecrets(tokenSecret: string) {
  const keyOf = (use: string) => Buffer.from(hkdfSync('sha256', tokenSecret, '', `office:${use}`, 32))
  const totpKey = keyOf('totp')
  const recoveryKey = keyOf('recovery')
  const phoneKey = keyOf('phone')
  const sealOf = (phone: string, until: string) =>
    createHmac('sha256', phoneKey).update(`${phone}.${until}`).digest('base64url')
  return {
    /** Encrypts the secret of an authenticator app, bound to its holder. */
    seal(secret: Buffer, holder: string): Buffer {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', totpKey, iv).setAAD(Buffer.from(holder))
      const body = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    /** Decrypts a secret; null = it was encrypted for another holder, by another key, or changed. */
    open(sealed: Buffer, holder: string): Buffer | null {
      if (sealed.length <= IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', totpKey, sealed.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(holder))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      } catch {
        return null
      }
    },
    /** Under which a recovery code is stored. @param signs result of `typedRecoveryCode` */
    recoveryHmac: (memberId: number, signs: string): Buffer =>
      createHmac('sha256', recoveryKey).update(`${memberId}:${signs}`).digest(),
    /** A value of a cookie that proves a phone until a time. */
    phoneProof(phone: string, until: Date): string {
      const ends = String(until.getTime())
      return `${phone}.${ends}.${sealOf(phone, ends)}`
    },
    isPhoneProved(proof: string | undefined, phone: string, now: Date): boolean {
      const [proved = '', until = '', seal = ''] = (proof ?? '').split('.')
      return proved === phone && Number(until) > now.getTime() && isSameSecret(seal, sealOf(proved, until))
    },
  }
}
export type OfficeSecrets = ReturnType<typeof createOfficeSecrets>
