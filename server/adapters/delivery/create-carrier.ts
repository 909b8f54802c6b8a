import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Carrier } from '../../fulfilment/delivery/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createCdekCarrier } from './cdek/cdek-carrier.ts'

type CarrierConfig = Pick<Config, 'CDEK_MODE' | 'CDEK_BASE_URL' | 'CDEK_ACCOUNT' | 'CDEK_PASSWORD'>

/** The configured carrier; null when it is off. The config has checked that live credentials are there. */
export async function createCarrier(
  config: CarrierConfig,
  emulatorsUrl: string,
  clock: Clock,
): Promise<Carrier | null> {
  const { CDEK_ACCOUNT: account = '', CDEK_PASSWORD: password = '', CDEK_BASE_URL: baseUrl } = config
  switch (config.CDEK_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } = await import('@okolitsa/emulators/cdek/credentials.ts')
      return createCdekCarrier({
        ...CDEK_EMULATOR_CREDENTIALS,
        baseUrl: baseUrl ?? `${emulatorsUrl}${CDEK_EMULATOR_PATH}`,
        clock,
      })
    }
    case 'live':
      return createCdekCarrier({ account, password, clock, ...(baseUrl !== undefined && { baseUrl }) })
  }
}
