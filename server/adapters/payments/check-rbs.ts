import { randomBytes } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import { GatewayFailure, type PaymentGateway } from '../../money/payments/ports.ts'
import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Probe, ProbeFailure, serviceCheck } from '../external/service-probe.ts'
import type { RbsOptions } from './rbs.ts'
import { RbsError, readAnswer } from './rbs-answer.ts'

const ACCESS_DENIED = '5'
const NO_SUCH_ORDER = '6'
const SYSTEM_FAILURE = '7'
const ONE_ROUBLE = kopecks(100)
/** Lifetime of a payment that could not be withdrawn, s. */
const LIFETIME_SECONDS = 300

/** Asks an acquirer for an unknown order; a trial registers a payment of 1 ₽ and withdraws it. */
export function checkRbs(
  config: Config,
  service: 'rbs' | 'sbp',
  deps: {
    readonly options: RbsOptions | null
    readonly gateway: PaymentGateway | undefined
    readonly clock: Clock
    readonly limitMs?: number | undefined
  },
): ServiceCheck {
  const { options, gateway } = deps
  const prefix = service === 'rbs' ? 'RBS' : 'SBP'
  const address = [`${prefix}_BASE_URL`, ...(service === 'rbs' ? (['RBS_PATH', 'RBS_FORMAT'] as const) : [])] as const
  const credentials = [`${prefix}_USERNAME`, `${prefix}_PASSWORD`] as const
  return serviceCheck(
    config,
    {
      service,
      mode: config[`${prefix}_MODE`],
      required: [`${prefix}_BASE_URL`, ...credentials],
      credentials,
      address,
      trial: 'trial',
      limitMs: deps.limitMs,
    },
    async (probe, { trial }) => {
      const number = `check-${randomBytes(8).toString('hex')}`
      if (options) await askForOrder(probe, options, number)
      if (!trial || !gateway) return 'answers'
      await registerAndWithdraw(gateway, { number, service, url: config.PUBLIC_URL, now: deps.clock() })
      return 'paymentWithdrawn'
    },
  )
}

async function askForOrder(probe: Probe, options: RbsOptions, orderNumber: string): Promise<void> {
  const { username: userName, password, baseUrl, path = '/payment/rest' } = options
  const sent = { userName, password, orderNumber }
  const { body } = await probe.ask(`${baseUrl}${path}/getOrderStatusExtended.do`, {
    method: 'POST',
    ...(options.format === 'json'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
      : { body: new URLSearchParams(sent) }),
  })
  const { credentials, address } = probe.variables
  try {
    const answer = readAnswer(body)
    if (answer.orderStatus === undefined) throw new ProbeFailure('malformed', address)
  } catch (error) {
    if (error instanceof ProbeFailure) throw error
    if (!(error instanceof RbsError)) throw new ProbeFailure('malformed', address)
    if (error.code === NO_SUCH_ORDER) return
    if (error.code === SYSTEM_FAILURE) throw new ProbeFailure('serverError', [], error.code)
    throw new ProbeFailure(error.code === ACCESS_DENIED ? 'denied' : 'refused', credentials, error.code)
  }
}

async function registerAndWithdraw(
  gateway: PaymentGateway,
  facts: { readonly number: string; readonly service: 'rbs' | 'sbp'; readonly url: string; readonly now: Date },
): Promise<void> {
  const { number, service, url, now: openedAt } = facts
  try {
    const { gatewayOrderId, qrId } = await gateway.register({
      number,
      amount: ONE_ROUBLE,
      description: outsideServices.trialPayment,
      returnUrl: `${url}/`,
      notificationUrl: `${url}/`,
      lifetimeSeconds: LIFETIME_SECONDS,
      as: service === 'sbp' ? 'qr' : 'page',
      stages: 'one',
    })
    const payment = { number, gatewayOrderId, openedAt }
    await gateway.withdraw({ ...payment, qrId })
    const { state } = await gateway.status(payment)
    // the gateway expires it by itself
    if (state === 'open') throw new ProbeFailure('refused', [], 'decline.do')
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    if (error instanceof RbsError) throw new ProbeFailure('refused', [], error.code)
    throw new ProbeFailure(error.kind === 'refused' ? 'refused' : 'serverError')
  }
}
