import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { DboBankOptions } from './dbo-bank.ts'

/** Asks the sellers' bank about a proof that it never issued, and opens its sign-in page. */
export function checkBank(
  config: Config,
  deps: { readonly options: DboBankOptions | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  return serviceCheck(
    config,
    {
      service: 'dbo',
      mode: config.DBO_MODE,
      required: ['DBO_BASE_URL', 'DBO_API_KEY', 'DBO_LOGIN_URL'],
      credentials: ['DBO_API_KEY'],
      address: ['DBO_BASE_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { baseUrl = '', apiKey = '', loginUrl = '' } = deps.options ?? {}
      const init = {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ externalToken: 'check' }),
      }
      const answer = await ask(`${baseUrl}/api/v1/partner/client`, init, [404, 410])
      // a client of an unknown proof is not the bank's answer, and neither is a page without JSON
      if (answer.ok || answer.body === undefined) throw new ProbeFailure('malformed', variables.address)
      const { status } = await ask(loginUrl, {}, [301, 302, 303, 307, 308, 401, 403, 404])
      if (status === 404) throw new ProbeFailure('wrongPlace', ['DBO_LOGIN_URL'], status)
      return 'answers'
    },
  )
}
