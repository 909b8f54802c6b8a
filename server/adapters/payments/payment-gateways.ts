import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { PaymentGateways } from '../../money/payments/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createMonetaGateway, type MonetaOptions } from './moneta.ts'
import { createRbsGateway, type RbsOptions } from './rbs.ts'

/** Connection options of an acquirer; null = it is off. */
export async function rbsOptions(
  config: Config,
  emulatorsUrl: string,
  service: 'RBS' | 'SBP',
): Promise<RbsOptions | null> {
  if (config[`${service}_MODE`] === 'off') return null
  const hasHolds = service === 'RBS'
  if (config[`${service}_MODE`] === 'emulator') {
    const { RBS_EMULATOR_CREDENTIALS } = await import('@okolitsa/emulators/rbs/credentials.ts')
    return { baseUrl: emulatorsUrl, ...RBS_EMULATOR_CREDENTIALS, hasHolds }
  }
  return {
    baseUrl: config[`${service}_BASE_URL`] ?? '',
    username: config[`${service}_USERNAME`] ?? '',
    password: config[`${service}_PASSWORD`] ?? '',
    callbackKey: config.RBS_CALLBACK_KEY ?? null,
    hasHolds,
    ...(service === 'RBS' && { path: config.RBS_PATH, format: config.RBS_FORMAT }),
    ...(config.RBS_CARD_PAGE && { cardPage: config.RBS_CARD_PAGE }),
  }
}

/** Connection of MONETA; null = it is off. */
export async function monetaOptions(
  config: Config,
  emulatorsUrl: string,
): Promise<Omit<MonetaOptions, 'form' | 'clock'> | null> {
  if (config.PAYANYWAY_MODE === 'off') return null
  if (config.PAYANYWAY_MODE === 'emulator') {
    const { MONETA_EMULATOR } = await import('@okolitsa/emulators/moneta/credentials.ts')
    const { servicePath, ...credentials } = MONETA_EMULATOR
    return { assistantUrl: emulatorsUrl, serviceUrl: emulatorsUrl + servicePath, ...credentials }
  }
  return {
    assistantUrl: config.PAYANYWAY_ASSISTANT_URL,
    serviceUrl: config.PAYANYWAY_SERVICE_URL,
    account: config.PAYANYWAY_ACCOUNT ?? '',
    integrityCode: config.PAYANYWAY_INTEGRITY_CODE ?? '',
    username: config.PAYANYWAY_USERNAME ?? '',
    password: config.PAYANYWAY_PASSWORD ?? '',
    paymentPassword: config.PAYANYWAY_PAYMENT_PASSWORD ?? null,
  }
}

/** The configured gateways: live, emulated, or none. Payment by link uses the card gateway. */
export async function createPaymentGateways(
  config: Config,
  emulatorsUrl: string,
  clock: Clock,
): Promise<PaymentGateways> {
  const cards = await rbsOptions(config, emulatorsUrl, 'RBS')
  const sbp = await rbsOptions(config, emulatorsUrl, 'SBP')
  const moneta = await monetaOptions(config, emulatorsUrl)
  const cardGateway = cards && createRbsGateway(cards)
  return {
    ...(sbp && { sbp: createRbsGateway(sbp) }),
    ...(cardGateway && { rbs: cardGateway, paybylink: cardGateway }),
    ...(moneta && {
      payanyway: createMonetaGateway({ ...moneta, clock, form: 'page' }),
      paw: createMonetaGateway({ ...moneta, clock, form: 'widget' }),
    }),
  }
}

/** URL of callbacks: an emulator runs next to the shop, a bank uses the public URL. */
export function paymentCallbackUrl(config: Config): string {
  const isLive = [config.SBP_MODE, config.RBS_MODE].includes('live')
  return isLive ? config.PUBLIC_URL : `http://127.0.0.1:${config.PORT}`
}
