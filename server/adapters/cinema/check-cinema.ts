import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { type CinemaPartner, CinemaSilence } from '../../sales/subscription/ports.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { SmotreshkaOptions } from './smotreshka.ts'

/** Account of no customer. */
const ACCOUNT = 'connection-check'

/**
 * Reads the packages of an account that no customer has. The partner documents only the call that replaces packages, so
 * a refused method also proves the address; a trial leaves the account without packages.
 */
export function checkCinema(
  config: Config,
  deps: {
    readonly options: SmotreshkaOptions | null
    readonly cinema: CinemaPartner | null
    readonly limitMs?: number | undefined
  },
): ServiceCheck {
  return serviceCheck(
    config,
    {
      service: 'smotreshka',
      mode: config.SMOTRESHKA_MODE,
      required: ['SMOTRESHKA_BASE_URL', 'SMOTRESHKA_API_KEY'],
      credentials: ['SMOTRESHKA_API_KEY'],
      address: ['SMOTRESHKA_BASE_URL'],
      trial: 'trial',
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }, { trial }) => {
      const { baseUrl = '', apiKey = '' } = deps.options ?? {}
      const url = `${baseUrl}/v2/accounts/${ACCOUNT}/packages`
      const { body } = await ask(url, { headers: { 'x-api-key': apiKey } }, [404, 405])
      if (body === undefined) throw new ProbeFailure('malformed', variables.address)
      if (trial) {
        await deps.cinema?.set({ account: ACCOUNT, cinema: null }).catch((error: unknown) => {
          if (!(error instanceof CinemaSilence)) throw error
          throw new ProbeFailure('refused', variables.credentials, /\d{3}$/.exec(error.message)?.[0] ?? null)
        })
      }
      return 'answers'
    },
  )
}
