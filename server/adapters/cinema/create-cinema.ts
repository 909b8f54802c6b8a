import type { Config } from '../../platform/config/config.ts'
import type { CinemaPartner } from '../../sales/subscription/ports.ts'
import { createSmotreshka, type SmotreshkaOptions } from './smotreshka.ts'

type CinemaConfig = Pick<Config, 'SMOTRESHKA_MODE' | 'SMOTRESHKA_BASE_URL' | 'SMOTRESHKA_API_KEY'>

/** The configured partner; null when it is off. */
export async function createCinema(config: CinemaConfig, emulatorsUrl: string): Promise<CinemaPartner | null> {
  const options = await cinemaOptions(config, emulatorsUrl)
  return options && createSmotreshka(options)
}

/** Connection of the partner; null = off. The config has checked live credentials. */
export async function cinemaOptions(config: CinemaConfig, emulatorsUrl: string): Promise<SmotreshkaOptions | null> {
  const { SMOTRESHKA_BASE_URL: baseUrl = '', SMOTRESHKA_API_KEY: apiKey = '' } = config
  switch (config.SMOTRESHKA_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { SMOTRESHKA_EMULATOR_KEY, SMOTRESHKA_EMULATOR_PATH } = await import(
        '@okolitsa/emulators/smotreshka/credentials.ts'
      )
      return { baseUrl: emulatorsUrl + SMOTRESHKA_EMULATOR_PATH, apiKey: SMOTRESHKA_EMULATOR_KEY }
    }
    case 'live':
      return { baseUrl, apiKey }
  }
}
