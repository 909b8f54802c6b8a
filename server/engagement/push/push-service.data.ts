import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

/** A browser with its keys, as a page would register it. */
export interface Browser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
/** A message received by a browser, decrypted with its keys. */
export interface Received {
  readonly endpoint: string
  readonly note: { readonly title: string; readonly body: string; readonly url: string; readonly tag: string }
  readonly ttl: string
  readonly urgency: string
  readonly topic: string
  /** Contact from the signature. */
  readonly contact: string
}

const text = (words: string) => Buffer.from(words)
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Decrypts a message as in RFC 8291, independently of the code that encrypts it. */
function decrypt(body: Buffer, keys: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([text('WebPush: info\0'), keys.getPublicKey(), theirs])
  const agreed = derive(keys.computeSecret(theirs), secret, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(agreed, salt, text('Content-Encoding: aes128gcm\0'), 16),
    derive(agreed, salt, text('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The signer of a message; throws when it is unsigned or for another service. */
async function signer(authorization: string, origin: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const { payload } = await jwtVerify(token, createPublicKey({ format: 'jwk', key: jwk }), { audience: origin })
  return String(payload.sub)
}

/** Opens a push service on the loopback that accepts signed messages and decrypts them like each browser. */
export async function openPushService() {
  const received: Received[] = []
  const browsers = new Map<string, { keys: ECDH; secret: Buffer }>()
  const answers: number[] = []
  let origin = ''
  const server = createServer((request, response) => {
    const take = async () => {
      const endpoint = origin + (request.url ?? '')
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const browser = browsers.get(endpoint)
      const answer = answers.shift()
      if (answer !== undefined) return answer
      if (!browser) return 410
      const { headers } = request
      const contact = await signer(String(headers.authorization), origin)
      received.push({
        endpoint,
        note: JSON.parse(decrypt(Buffer.concat(chunks), browser.keys, browser.secret)),
        ttl: String(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
        contact,
      })
      return 201
    }
    take().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** A browser with a subscription. */
    browser(): Browser {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const secret = randomBytes(16)
      const endpoint = `${origin}/send/${randomBytes(8).toString('hex')}`
      browsers.set(endpoint, { keys, secret })
      return { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: secret.toString('base64url') } }
    },
    /** Revokes a browser's permission. */
    forget: ({ endpoint }: Browser) => void browsers.delete(endpoint),
    /** Sets the next statuses, returned instead of accepting a message. */
    answerNext: (...statuses: number[]) => void answers.push(...statuses),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
