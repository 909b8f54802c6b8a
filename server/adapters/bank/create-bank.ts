import type { BankIdentity } from '../../people/staff/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createDboBank, type DboBankOptions } from './dbo-bank.ts'

type BankConfig = Pick<Config, 'DBO_MODE' | 'DBO_BASE_URL' | 'DBO_API_KEY' | 'DBO_LOGIN_URL'>

/** The configured bank of the sellers; null when it is off. */
export async function createBank(config: BankConfig, emulatorsUrl: string): Promise<BankIdentity | null> {
  const options = await bankOptions(config, emulatorsUrl)
  return options && createDboBank(options)
}

/** Connection of the bank; null = off. The config has checked live credentials. */
export async function bankOptions(config: BankConfig, emulatorsUrl: string): Promise<DboBankOptions | null> {
  const { DBO_BASE_URL: baseUrl = '', DBO_API_KEY: apiKey = '', DBO_LOGIN_URL: loginUrl = '' } = config
  switch (config.DBO_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { DBO_EMULATOR_KEY, DBO_EMULATOR_PATH } = await import('@okolitsa/emulators/dbo-bank/credentials.ts')
      const emulator = `${emulatorsUrl}${DBO_EMULATOR_PATH}`
      return { baseUrl: emulator, apiKey: DBO_EMULATOR_KEY, loginUrl: emulator }
    }
    case 'live':
      return { baseUrl, apiKey, loginUrl }
  }
}
