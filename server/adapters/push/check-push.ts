import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { createVapid } from './vapid.ts'

/** The push service of most browsers. */
const USUAL_SERVICE = 'https://fcm.googleapis.com'

/** Signs with the key, and reaches a push service; a message itself needs the device of a person. */
export function checkPush(config: Config, deps: { readonly limitMs?: number | undefined } = {}): ServiceCheck {
  const { PUSH_PRIVATE_KEY: key, PUSH_SERVICES: services, PUBLIC_URL: contact } = config
  const required = ['PUSH_PRIVATE_KEY'] as const
  return serviceCheck(
    config,
    { service: 'push', mode: key ? 'live' : 'off', required, address: ['PUSH_SERVICES'], limitMs: deps.limitMs },
    async ({ ask, variables }) => {
      const origin = services.find((each) => URL.canParse(each)) ?? USUAL_SERVICE
      try {
        await createVapid(key ?? '').authorizationFor(`${origin}/`, contact)
      } catch {
        throw new ProbeFailure('badValue', variables.credentials)
      }
      // any answer proves the way; only a subscribed device makes a service accept a message
      await ask(`${origin}/`, {}, [301, 302, 307, 308, 400, 401, 403, 404, 405])
      return 'answers'
    },
  )
}
