import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Maximum size of a message, bytes (RFC 8030 lets services refuse more). */
const RECORD_SIZE = 4_096

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, typeof info === 'string' ? Buffer.from(`${info}\0`) : info, length))

/**
 * Encrypts a message for one browser (RFC 8291 over RFC 8188, `aes128gcm`): a key agreed between the browser's key and
 * a fresh one of ours, and one record after its parameters.
 * @param to the browser's public key and secret, base64url
 * @param fresh for the example of the RFC only; otherwise generated for each message
 * @throws when the browser's key is not on the curve
 */
export function encryptMessage(
  text: string,
  to: { readonly p256dh: string; readonly auth: string },
  fresh: { readonly privateKey?: Buffer; readonly salt?: Buffer } = {},
): Buffer {
  const theirs = Buffer.from(to.p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  if (fresh.privateKey) pair.setPrivateKey(fresh.privateKey)
  else pair.generateKeys()
  const ours = pair.getPublicKey()
  const salt = fresh.salt ?? randomBytes(16)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const agreed = hkdf(pair.computeSecret(theirs), Buffer.from(to.auth, 'base64url'), keyInfo, 32)
  const key = hkdf(agreed, salt, 'Content-Encoding: aes128gcm', 16)
  const nonce = hkdf(agreed, salt, 'Content-Encoding: nonce', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 = the last record
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD_SIZE)
  size.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, size, ours, sealed, cipher.getAuthTag()])
}
