import { createHmac, createVerify } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/**
 * Checks the signature of a notification: fields except `checksum` and `sign_alias`, sorted by name, joined as
 * `name;value;`. The checksum is hex of any case: HMAC-SHA256 when `key` is a shared one, RSA with SHA-512 when it is
 * the bank's public key (PEM; a setting may write its line breaks as \n).
 */
export function isSignedBy(fields: Readonly<Record<string, string>>, key: string): boolean {
  const { checksum = '', sign_alias: _alias, ...signed } = fields
  const message = Object.keys(signed)
    .sort()
    .map((name) => `${name};${signed[name]};`)
    .join('')
  const given = Buffer.from(checksum, 'hex')
  if (key.startsWith('-----BEGIN')) {
    return createVerify('sha512').update(message).verify(key.replaceAll('\\n', '\n'), given)
  }
  const expected = createHmac('sha256', key).update(message).digest()
  return isSameSecret(given, expected)
}
