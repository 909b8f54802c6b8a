import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { ServiceCheck } from '../../../people/outside-services/ports.ts'
import type { Config } from '../../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../../external/service-probe.ts'
import { dadataAnswerSchema } from './dadata-answer.ts'
import type { DadataConnection } from './dadata-connection.ts'

/** Asks DaData for one suggestion. */
export function checkDadata(
  config: Config,
  deps: { readonly connection: DadataConnection | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  const { DADATA_MODE: mode } = config
  const required = ['DADATA_TOKEN'] as const
  return serviceCheck(
    config,
    { service: 'dadata', mode, required, address: ['DADATA_BASE_URL'], limitMs: deps.limitMs },
    async ({ ask, variables }) => {
      const { token = '', baseUrl = '' } = deps.connection ?? {}
      const { body } = await ask(`${baseUrl}/suggest/address`, {
        method: 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query: defaultLocation.city, count: 1 }),
      })
      if (!dadataAnswerSchema.safeParse(body).success) throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}
