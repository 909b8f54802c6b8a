import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Checks the symmetric signature of a notification: fields but `checksum` and `sign_alias`, sorted by name, joined as
 * `name;value;`, HMAC-SHA256, hex of any case.
 */
export function isSignedBy(fields: Readonly<Record<string, string>>, key: string): boolean {
  const { checksum = '', sign_alias: _alias, ...signed } = fields
  const message = Object.keys(signed)
    .sort()
    .map((name) => `${name};${signed[name]};`)
    .join('')
  const expected = createHmac('sha256', key).update(message).digest()
  const given = Buffer.from(checksum, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
