import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import type { PaymentGateways } from '../../modules/payments/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createRbsGateway } from './rbs.ts'

/** The gateways the settings name: live ones, emulators, or none. */
export function createPaymentGateways(config: Config, emulatorsUrl: string): PaymentGateways {
  const emulator = () => createRbsGateway({ baseUrl: emulatorsUrl, ...RBS_EMULATOR_CREDENTIALS })
  const live = (baseUrl = '', username = '', password = '') =>
    createRbsGateway({ baseUrl, username, password, callbackKey: config.RBS_CALLBACK_KEY ?? null })
  return {
    ...(config.SBP_MODE === 'emulator' && { sbp: emulator() }),
    ...(config.SBP_MODE === 'live' && { sbp: live(config.SBP_BASE_URL, config.SBP_USERNAME, config.SBP_PASSWORD) }),
    ...(config.RBS_MODE === 'emulator' && { rbs: emulator() }),
    ...(config.RBS_MODE === 'live' && { rbs: live(config.RBS_BASE_URL, config.RBS_USERNAME, config.RBS_PASSWORD) }),
  }
}

/** Where gateways reach the shop: an emulator stands beside it, a bank comes through the public address. */
export function paymentCallbackUrl(config: Config): string {
  const isLive = config.SBP_MODE === 'live' || config.RBS_MODE === 'live'
  return isLive ? config.PUBLIC_URL : `http://127.0.0.1:${config.PORT}`
}
