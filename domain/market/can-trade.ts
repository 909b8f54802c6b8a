import {
  type CheckOutcome,
  type OutsideService,
  PAYMENT_SERVICES,
  type ServiceMode,
} from '../outside-services/outside-service.ts'

/** `failed` = the market cannot trade; `warning` = it can, but an operator should know; `fine` = nothing to do. */
export type Severity = 'fine' | 'warning' | 'failed'

export interface CheckedService {
  readonly service: OutsideService
  readonly mode: ServiceMode
  readonly outcome: CheckOutcome
  /** True = some of the service's variables are set and others are not, so the operator meant to connect it. */
  readonly isHalfSet: boolean
}

/** Services without which no order can be placed: codes of sign-in, and pictures. */
const REQUIRED: ReadonlySet<OutsideService> = new Set(['sms', 'storage'])
/** Services that an emulator cannot replace in a trading market: its orders would be neither signed, paid nor taxed. */
const REAL_WHEN_TRADING: ReadonlySet<OutsideService> = new Set(['sms', 'fiscal', ...PAYMENT_SERVICES])
/** Services whose absence an operator should know of. */
const MISSED: ReadonlySet<OutsideService> = new Set(['email', 'fiscal'])
const PAYMENTS: ReadonlySet<OutsideService> = new Set(PAYMENT_SERVICES)

const works = ({ outcome }: CheckedService) => outcome.state === 'works'

/**
 * Severity of each service's state. Online payment fails when gateways are connected and none works; a market without
 * any gateway still takes money at the door.
 */
export function severitiesOf(
  services: readonly CheckedService[],
  { isTrading }: { readonly isTrading: boolean },
): readonly Severity[] {
  const paysOnline = services.some((each) => PAYMENTS.has(each.service) && works(each))
  return services.map((each) => {
    const { service, mode, outcome, isHalfSet } = each
    if (outcome.state === 'off') {
      if (REQUIRED.has(service)) return 'failed'
      const isMissed = MISSED.has(service) || (PAYMENTS.has(service) && !paysOnline)
      return isHalfSet || isMissed ? 'warning' : 'fine'
    }
    if (mode === 'emulator') {
      if (isTrading) return REAL_WHEN_TRADING.has(service) ? 'failed' : 'warning'
      return works(each) ? 'fine' : 'warning'
    }
    if (works(each)) return 'fine'
    if (PAYMENTS.has(service)) return paysOnline ? 'warning' : 'failed'
    return REQUIRED.has(service) || service === 'fiscal' ? 'failed' : 'warning'
  })
}

/** True when no finding stops the market from trading. */
export const canTrade = (severities: readonly Severity[]): boolean => !severities.includes('failed')
