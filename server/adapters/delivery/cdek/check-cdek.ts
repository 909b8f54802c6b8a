import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { ServiceCheck } from '../../../people/outside-services/ports.ts'
import type { Config } from '../../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../../external/service-probe.ts'
import type { CarrierConnection } from '../create-carrier.ts'
import { citiesSchema, tokenSchema } from './cdek-answer.ts'

/** Signs in at CDEK and looks up a city. */
export function checkCdek(
  config: Config,
  deps: { readonly connection: CarrierConnection | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  const required = ['CDEK_ACCOUNT', 'CDEK_PASSWORD'] as const
  return serviceCheck(
    config,
    { service: 'cdek', mode: config.CDEK_MODE, required, address: ['CDEK_BASE_URL'], limitMs: deps.limitMs },
    async ({ ask, variables }) => {
      const { baseUrl = '', account = '', password = '' } = deps.connection ?? {}
      const credentials = { grant_type: 'client_credentials', client_id: account, client_secret: password }
      const init = { method: 'POST', body: new URLSearchParams(credentials) }
      // some nodes answer 400 instead of 401 to a wrong account
      const signIn = await ask(`${baseUrl}/oauth/token`, init, [400])
      if (!signIn.ok) throw new ProbeFailure('denied', variables.credentials, signIn.status)
      const token = tokenSchema.safeParse(signIn.body)
      if (!token.success) throw new ProbeFailure('malformed', variables.address)

      const query = new URLSearchParams({ country_codes: 'RU', city: defaultLocation.city ?? '', size: '1' })
      const headers = { accept: 'application/json', authorization: `Bearer ${token.data.access_token}` }
      const { body } = await ask(`${baseUrl}/location/cities?${query}`, { headers })
      const cities = citiesSchema.safeParse(body)
      if (!cities.success || cities.data.length === 0) throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}
