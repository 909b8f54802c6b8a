import { isPushEndpoint } from '@okolitsa/domain/push/push-endpoint.ts'
import type { PushTransport } from '../../engagement/push/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { callExternal, type ExternalSilence } from '../external/call-external.ts'
import { encryptMessage } from './encrypt-message.ts'
import { createVapid } from './vapid.ts'

const TIMEOUT_MS = 10_000
/** True for a rate limit or a failure of the service, after which a later attempt may succeed. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

/** Web push, encrypted for the browser and signed by the shop. Errors contain no endpoints of devices. */
export function createWebPush(options: {
  readonly privateKey: string
  readonly services: readonly string[]
}): PushTransport {
  const vapid = createVapid(options.privateKey)
  const takes = (endpoint: string) => isPushEndpoint(endpoint, options.services)
  return {
    publicKey: vapid.publicKey,
    takes,
    async send(to, text, { ttlSeconds, urgency, topic, contact }) {
      // the service was removed from the settings
      if (!takes(to.endpoint)) return 'gone'
      let body: Uint8Array<ArrayBuffer>
      try {
        body = new Uint8Array(encryptMessage(text, to))
      } catch {
        // unusable keys
        return 'gone'
      }
      const { status, ok } = await callExternal(to.endpoint, {
        method: 'POST',
        headers: {
          authorization: await vapid.authorizationFor(to.endpoint, contact),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
          urgency,
          topic,
        },
        body,
        timeoutMs: TIMEOUT_MS,
      }).catch((error: ExternalSilence) => {
        throw new MessageFailure(`push: ${error.message}`, false)
      })
      if (ok) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (isPassing(status)) throw new MessageFailure(`push: status ${status}`, false)
      throw new Error(`push: status ${status}`)
    },
  }
}

/** The configured push transport; null = the shop sends no push messages. */
export function createPushTransport(config: Pick<Config, 'PUSH_PRIVATE_KEY' | 'PUSH_SERVICES'>): PushTransport | null {
  if (!config.PUSH_PRIVATE_KEY) return null
  return createWebPush({
    privateKey: config.PUSH_PRIVATE_KEY,
    services: config.PUSH_SERVICES,
  })
}
