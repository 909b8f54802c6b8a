import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { NpdPartner } from '../../desks/seller-taxes/ports.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import { AUTH_PATH, authRequest, createNpdPartner, type NpdPartnerOptions } from './npd-partner.ts'
import { xmlFields } from './xml-fields.ts'

const LIVE_URL = 'https://openapi.nalog.ru:8090/open-api'

type PartnerConfig = Pick<
  Config,
  'NPD_PARTNER_MODE' | 'NPD_PARTNER_BASE_URL' | 'NPD_PARTNER_MASTER_TOKEN' | 'NPD_PARTNER_USER_TOKEN'
>

/** Connection of the partner; null = off. The config has checked live credentials. */
export async function npdPartnerOptions(
  config: PartnerConfig,
  emulatorsUrl: string,
  clock: Clock,
): Promise<NpdPartnerOptions | null> {
  if (config.NPD_PARTNER_MODE === 'off') return null
  if (config.NPD_PARTNER_MODE === 'live') {
    const { NPD_PARTNER_MASTER_TOKEN: masterToken = '', NPD_PARTNER_USER_TOKEN: userToken = '' } = config
    return { baseUrl: config.NPD_PARTNER_BASE_URL ?? LIVE_URL, masterToken, userToken, clock }
  }
  const { NPD_PARTNER_EMULATOR_KEYS, NPD_PARTNER_EMULATOR_PATH } = await import(
    '@okolitsa/emulators/npd/npd-partner-emulator.ts'
  )
  return { baseUrl: emulatorsUrl + NPD_PARTNER_EMULATOR_PATH, ...NPD_PARTNER_EMULATOR_KEYS, clock }
}

/** The configured partner; null when it is off. */
export async function npdPartnerOf(
  config: PartnerConfig,
  emulatorsUrl: string,
  clock: Clock,
): Promise<NpdPartner | null> {
  const options = await npdPartnerOptions(config, emulatorsUrl, clock)
  return options && createNpdPartner(options)
}

/** Asks the tax service for a token, which registers nothing. */
export function checkNpdPartner(
  config: Config,
  deps: { readonly options: NpdPartnerOptions | null; readonly limitMs?: number | undefined },
): ServiceCheck {
  return serviceCheck(
    config,
    {
      service: 'npdPartner',
      mode: config.NPD_PARTNER_MODE,
      required: ['NPD_PARTNER_MASTER_TOKEN', 'NPD_PARTNER_USER_TOKEN'],
      credentials: ['NPD_PARTNER_MASTER_TOKEN', 'NPD_PARTNER_USER_TOKEN'],
      address: ['NPD_PARTNER_BASE_URL'],
      limitMs: deps.limitMs,
    },
    async ({ ask, variables }) => {
      const { baseUrl = '', masterToken = '' } = deps.options ?? {}
      const { bytes } = await ask(`${baseUrl}/${AUTH_PATH}`, authRequest(masterToken))
      if (!xmlFields(new TextDecoder().decode(bytes))?.has('Token'))
        throw new ProbeFailure('malformed', variables.address)
      return 'answers'
    },
  )
}
