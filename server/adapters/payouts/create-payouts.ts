import type { Config } from '../../platform/config/config.ts'
import type { BankApi, PayoutProvider } from '../../platform/payouts/ports.ts'
import { createTbank, type TbankOptions } from './tbank.ts'
import { createYookassa, type YookassaOptions } from './yookassa.ts'

const LIVE_BANK_URL = 'https://business.tbank.ru/openapi'
const LIVE_PAYOUTS_URL = 'https://api.yookassa.ru/v3'

type BankConfig = Pick<Config, 'BANK_API_MODE' | 'BANK_API_BASE_URL' | 'BANK_API_TOKEN' | 'BANK_API_PAY_URL'>
type PayoutsConfig = Pick<Config, 'PAYOUTS_MODE' | 'PAYOUTS_BASE_URL' | 'PAYOUTS_GATEWAY_ID' | 'PAYOUTS_SECRET'>

/** The configured bank of the market's account; null when it is off. */
export async function createBankApi(config: BankConfig, emulatorsUrl: string): Promise<BankApi | null> {
  const options = await bankApiOptions(config, emulatorsUrl)
  return options && createTbank(options)
}

/** The configured provider of payouts; null when it is off. */
export async function createPayoutProvider(
  config: PayoutsConfig,
  emulatorsUrl: string,
): Promise<PayoutProvider | null> {
  const options = await payoutOptions(config, emulatorsUrl)
  return options && createYookassa(options)
}

/** Connection of the bank; null = off. The config has checked live credentials. */
export async function bankApiOptions(config: BankConfig, emulatorsUrl: string): Promise<TbankOptions | null> {
  const { BANK_API_TOKEN: token = '', BANK_API_BASE_URL: baseUrl = LIVE_BANK_URL, BANK_API_PAY_URL: payUrl } = config
  if (config.BANK_API_MODE === 'off') return null
  if (config.BANK_API_MODE === 'live') return { baseUrl, payUrl: payUrl ?? null, token }
  const { TBANK_DRAFTS_PATH, TBANK_EMULATOR_TOKEN, TBANK_PAYMENTS_PATH } = await import(
    '@okolitsa/emulators/tbank/credentials.ts'
  )
  return {
    baseUrl: emulatorsUrl + TBANK_DRAFTS_PATH,
    payUrl: emulatorsUrl + TBANK_PAYMENTS_PATH,
    token: TBANK_EMULATOR_TOKEN,
  }
}

/** Connection of the provider; null = off. The config has checked live credentials. */
export async function payoutOptions(config: PayoutsConfig, emulatorsUrl: string): Promise<YookassaOptions | null> {
  const { PAYOUTS_GATEWAY_ID: gatewayId = '', PAYOUTS_SECRET: secret = '' } = config
  if (config.PAYOUTS_MODE === 'off') return null
  if (config.PAYOUTS_MODE === 'live') return { baseUrl: config.PAYOUTS_BASE_URL ?? LIVE_PAYOUTS_URL, gatewayId, secret }
  const { YOOKASSA_EMULATOR_CREDENTIALS, YOOKASSA_EMULATOR_PATH } = await import(
    '@okolitsa/emulators/yookassa/credentials.ts'
  )
  return { baseUrl: emulatorsUrl + YOOKASSA_EMULATOR_PATH, ...YOOKASSA_EMULATOR_CREDENTIALS }
}
