import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const UP = 1
const UV = 4
const AT = 64

/** CBOR of the used types: small integers, byte and text strings, maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

/** Deviations of a test authenticator from an honest one. */
export interface Deceit {
  readonly origin?: string
  readonly rpId?: string
  readonly isUnverified?: boolean
  readonly isInFrame?: boolean
  readonly counter?: number
  readonly challenge?: string
  readonly badSignature?: boolean
  readonly userHandle?: string
}

/** An authenticator with one passkey (ES256, without attestation), as a device answers. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })
  const id = randomBytes(16)
  let userHandle = ''
  const clientData = (type: string, challenge: string, deceit: Deceit): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deceit.challenge ?? challenge,
        origin: deceit.origin ?? origin,
        crossOrigin: deceit.isInFrame === true,
      }),
    )
  const authData = (rpId: string, flags: number, deceit: Deceit): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(deceit.counter ?? 0)
    const verified = deceit.isUnverified ? 0 : UV
    return Buffer.concat([sha256(deceit.rpId ?? rpId), Buffer.from([flags | UP | verified]), counter])
  }
  return {
    id: id.toString('base64url'),
    /** Makes the passkey. @param text options of the server */
    create(text: string, deceit: Deceit = {}) {
      const options = JSON.parse(text)
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([authData(options.rp.id, AT, deceit), Buffer.alloc(16), length, id, key])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, deceit).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Signs with the passkey. @param text options of the server */
    sign(text: string, deceit: Deceit = {}) {
      const options = JSON.parse(text)
      const client = clientData('webauthn.get', options.challenge, deceit)
      const data = authData(options.rpId, 0, deceit)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, deceit.badSignature ? sha256('other') : sha256(client)]))
        .sign(privateKey)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deceit.userHandle ?? userHandle,
        },
      }
    },
  }
}
