import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { directorySchema } from './acme-authority.ts'

/** Reads the directory of the certificate authority; a certificate needs a seller's domain. */
export function checkAuthority(config: Config, deps: { readonly limitMs?: number | undefined } = {}): ServiceCheck {
  const { ACME_DIRECTORY: url = '' } = config
  const required = ['ACME_DIRECTORY'] as const
  return serviceCheck(
    config,
    {
      service: 'certificates',
      mode: url === '' ? 'off' : 'live',
      required,
      address: required,
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { body } = await ask(url)
      if (!directorySchema.safeParse(body).success) throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}
