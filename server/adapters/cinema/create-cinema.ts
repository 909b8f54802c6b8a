import type { Config } from '../../platform/config/config.ts'
import type { CinemaPartner } from '../../sales/subscription/ports.ts'
import { createSmotreshka } from './smotreshka.ts'

type CinemaConfig = Pick<Config, 'SMOTRESHKA_MODE' | 'SMOTRESHKA_BASE_URL' | 'SMOTRESHKA_API_KEY'>

/** The configured partner; null when it is off. The config has checked live credentials. */
export async function createCinema(config: CinemaConfig, emulatorsUrl: string): Promise<CinemaPartner | null> {
  const { SMOTRESHKA_BASE_URL: baseUrl = '', SMOTRESHKA_API_KEY: apiKey = '' } = config
  switch (config.SMOTRESHKA_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { SMOTRESHKA_EMULATOR_KEY, SMOTRESHKA_EMULATOR_PATH } = await import(
        '@okolitsa/emulators/smotreshka/credentials.ts'
      )
      return createSmotreshka({ baseUrl: emulatorsUrl + SMOTRESHKA_EMULATOR_PATH, apiKey: SMOTRESHKA_EMULATOR_KEY })
    }
    case 'live':
      return createSmotreshka({ baseUrl, apiKey })
  }
}
