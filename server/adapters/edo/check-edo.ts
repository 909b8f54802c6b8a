import { z } from 'zod'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { EdoConnection } from './create-edo.ts'

const refusalSchema = z.looseObject({ error: z.string() })

/**
 * Asks the operator for a token by a refresh token that does not exist, because a real one would be used up: a known
 * client gets the answer that the token is wrong. Then asks the API without a token.
 */
export function checkEdo(
  config: Config,
  deps: { readonly options: EdoConnection | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  return serviceCheck(
    config,
    {
      service: 'edo',
      mode: config.EDO_MODE,
      required: ['EDO_CLIENT_ID', 'EDO_CLIENT_SECRET', 'EDO_REFRESH_TOKEN'],
      credentials: ['EDO_CLIENT_ID', 'EDO_CLIENT_SECRET'],
      address: ['EDO_BASE_URL', 'EDO_IDENTITY_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { baseUrl = '', identityUrl = '', clientId = '', clientSecret = '' } = deps.options ?? {}
      const body = new URLSearchParams({
        ...{ grant_type: 'refresh_token', client_id: clientId, client_secret: clientSecret, refresh_token: 'check' },
      })
      const { body: answer, status } = await ask(`${identityUrl}/connect/token`, { method: 'POST', body }, [400])
      const refusal = refusalSchema.safeParse(answer)
      if (!refusal.success) throw new ProbeFailure('malformed', variables.address)
      if (refusal.data.error !== 'invalid_grant') throw new ProbeFailure('denied', variables.credentials, status)
      await ask(`${baseUrl}/GetMyOrganizations`, {}, [401])
      return 'answers'
    },
  )
}
