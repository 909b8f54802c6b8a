import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { FiscalRegister } from '../../money/fiscal/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { type AtolOptions, createAtolRegister } from './atol-register.ts'

const LIVE_BASE_URL = 'https://online.atol.ru/possystem/v5'
const DEMO_COMPANY = { tin: '7700000016', email: 'chek@okolitsa.test' } as const

/** The configured cash register; null when it is off. */
export async function createFiscalRegister(
  config: Config,
  emulatorsUrl: string,
  clock: Clock,
): Promise<FiscalRegister | null> {
  const options = await registerOptions(config, emulatorsUrl, clock)
  return options && createAtolRegister(options)
}

/** Connection of the cash register; null = off. The config has checked live credentials. */
export async function registerOptions(config: Config, emulatorsUrl: string, clock: Clock): Promise<AtolOptions | null> {
  const company = {
    tin: config.FISCAL_COMPANY_TIN ?? DEMO_COMPANY.tin,
    email: config.FISCAL_COMPANY_EMAIL ?? DEMO_COMPANY.email,
    taxSystem: config.FISCAL_COMPANY_TAX_SYSTEM,
    paymentAddress: config.PUBLIC_URL,
  }
  const { FISCAL_GROUP: group = '', FISCAL_LOGIN: login = '', FISCAL_PASSWORD: password = '' } = config
  switch (config.FISCAL_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { FISCAL_EMULATOR_CREDENTIALS, FISCAL_EMULATOR_PATH } = await import(
        '@okolitsa/emulators/fiscal/credentials.ts'
      )
      const baseUrl = config.FISCAL_BASE_URL ?? `${emulatorsUrl}${FISCAL_EMULATOR_PATH}`
      return { ...FISCAL_EMULATOR_CREDENTIALS, baseUrl, company, clock }
    }
    case 'live':
      return { baseUrl: config.FISCAL_BASE_URL ?? LIVE_BASE_URL, group, login, password, company, clock }
  }
}
