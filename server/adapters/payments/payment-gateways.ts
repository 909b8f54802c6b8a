import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import type { PaymentGateways } from '../../modules/payments/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createRbsGateway } from './rbs.ts'

/** The gateways the settings name: live ones, emulators, or none. A link to pay by leads to the page for cards. */
export function createPaymentGateways(config: Config, emulatorsUrl: string): PaymentGateways {
  const emulator = (hasHolds: boolean) =>
    createRbsGateway({ baseUrl: emulatorsUrl, ...RBS_EMULATOR_CREDENTIALS, hasHolds })
  const live = (hasHolds: boolean, baseUrl = '', username = '', password = '') =>
    createRbsGateway({ baseUrl, username, password, callbackKey: config.RBS_CALLBACK_KEY ?? null, hasHolds })
  const cards = {
    emulator: () => emulator(true),
    live: () => live(true, config.RBS_BASE_URL, config.RBS_USERNAME, config.RBS_PASSWORD),
    off: () => null,
  }[config.RBS_MODE]()
  const sbp = {
    emulator: () => emulator(false),
    live: () => live(false, config.SBP_BASE_URL, config.SBP_USERNAME, config.SBP_PASSWORD),
    off: () => null,
  }[config.SBP_MODE]()
  return { ...(sbp && { sbp }), ...(cards && { rbs: cards, paybylink: cards }) }
}

/** Where gateways reach the shop: an emulator stands beside it, a bank comes through the public address. */
export function paymentCallbackUrl(config: Config): string {
  const isLive = config.SBP_MODE === 'live' || config.RBS_MODE === 'live'
  return isLive ? config.PUBLIC_URL : `http://127.0.0.1:${config.PORT}`
}
