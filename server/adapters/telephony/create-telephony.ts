import type { Telephony } from '../../engagement/telephony/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createMango, type MangoOptions } from './mango.ts'

type TelephonyConfig = Pick<
  Config,
  | 'MANGO_MODE'
  | 'MANGO_BASE_URL'
  | 'MANGO_API_KEY'
  | 'MANGO_API_SALT'
  | 'MANGO_LINE_NUMBER'
  | 'MANGO_ANNOUNCER_EXTENSION'
>

/** The configured exchange; null when it is off. */
export async function createTelephony(config: TelephonyConfig, emulatorsUrl: string): Promise<Telephony | null> {
  const options = await telephonyOptions(config, emulatorsUrl)
  return options && createMango(options)
}

/** Connection of the exchange; null = off. The config has checked live credentials. */
export async function telephonyOptions(config: TelephonyConfig, emulatorsUrl: string): Promise<MangoOptions | null> {
  const { MANGO_API_KEY: apiKey = '', MANGO_API_SALT: apiSalt = '', MANGO_LINE_NUMBER: lineNumber } = config
  const announcerExtension = config.MANGO_ANNOUNCER_EXTENSION
  switch (config.MANGO_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { MANGO_EMULATOR_ANNOUNCER, MANGO_EMULATOR_CREDENTIALS, MANGO_EMULATOR_PATH } = await import(
        '@okolitsa/emulators/mango/credentials.ts'
      )
      return {
        baseUrl: `${emulatorsUrl}${MANGO_EMULATOR_PATH}`,
        ...MANGO_EMULATOR_CREDENTIALS,
        lineNumber,
        announcerExtension: announcerExtension ?? MANGO_EMULATOR_ANNOUNCER,
      }
    }
    case 'live':
      return {
        baseUrl: config.MANGO_BASE_URL ?? 'https://app.mango-office.ru',
        apiKey,
        apiSalt,
        lineNumber,
        announcerExtension,
      }
  }
}
