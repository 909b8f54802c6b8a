import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { MangoOptions } from './mango.ts'
import { mangoSign } from './mango-sign.ts'
import { isMangoSuccess } from './mango-webhook.ts'

/** Result codes of a wrong key or signature. */
const DENIED = new Set([3102, 3105])

/** Asks the PBX for its employees. */
export function checkMango(
  config: Config,
  deps: { readonly options: MangoOptions | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  const required = ['MANGO_API_KEY', 'MANGO_API_SALT'] as const
  return serviceCheck(
    config,
    { service: 'mango', mode: config.MANGO_MODE, required, address: ['MANGO_BASE_URL'], limitMs: deps.limitMs },
    async ({ ask, variables }) => {
      const { baseUrl = '', apiKey = '', apiSalt = '' } = deps.options ?? {}
      const json = '{}'
      const body = new URLSearchParams({ vpbx_api_key: apiKey, sign: mangoSign(apiKey, json, apiSalt), json })
      // a refusal has a code in the body, whatever the status
      const answer = await ask(`${baseUrl}/vpbx/config/users/request`, { method: 'POST', body }, [400, 401, 403])
      const { result, users } = (answer.body ?? {}) as { result?: unknown; users?: unknown }
      if (answer.ok && Array.isArray(users)) return 'answers'
      const code = Number(result ?? Number.NaN)
      if (answer.ok && isMangoSuccess(code)) return 'answers'
      if (DENIED.has(code) || answer.status === 401 || answer.status === 403) {
        throw new ProbeFailure('denied', variables.credentials, code || answer.status)
      }
      if (!Number.isInteger(code)) throw new ProbeFailure('malformed', variables.address)
      throw new ProbeFailure('refused', [], code)
    },
  )
}
