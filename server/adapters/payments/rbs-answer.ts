import { add, type Kopecks, kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { GatewayFailure, type GatewayState, type GatewayStatus } from '../../money/payments/ports.ts'
import { withoutPersonalData } from '../outside/without-personal-data.ts'

export type EndpointAnswer = Readonly<Record<string, unknown>>

/** A refusal of the gateway with its code, before the caller interprets it. */
export class RbsError extends GatewayFailure {
  readonly code: string

  constructor(code: string, message: string) {
    // 7 is a system failure, so the same call may succeed later
    super(code === '7' ? 'unavailable' : 'refused', `${code}: ${withoutPersonalData(message)}`)
    this.name = 'RbsError'
    this.code = code
  }
}

const isRecord = (value: unknown): value is EndpointAnswer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/**
 * Banks of one family write errors in three ways: errorCode as text or number, ErrorCode, or {error: {code}}. Throws
 * RbsError for any code but 0.
 */
export function readAnswer(value: unknown): EndpointAnswer {
  if (!isRecord(value)) throw new GatewayFailure('unavailable', 'the answer is not an object')
  const nested = isRecord(value.error) ? value.error : {}
  const code = text(value.errorCode) ?? text(value.ErrorCode) ?? text(nested.code)
  if (code !== null && code !== '0') {
    throw new RbsError(code, text(value.errorMessage) ?? text(value.ErrorMessage) ?? text(nested.message) ?? '')
  }
  return value
}

/** A required field; a gateway that omits it is faulty, which is no refusal. */
export function neededText(answer: EndpointAnswer, name: string): string {
  const value = text(answer[name])
  if (!value) throw new GatewayFailure('unavailable', `the answer lacks ${name}`)
  return value
}

export const optionalText = (answer: EndpointAnswer, name: string): string | null => text(answer[name])

/**
 * An amount in kopecks; null = absent. Throws GatewayFailure for an invalid amount, because treating it as zero would
 * lose money.
 */
function amount(value: unknown): Kopecks | null {
  const words = text(value)
  if (words === null || words === '') return null
  if (!/^\d{1,12}$/.test(words)) throw new GatewayFailure('unavailable', 'a sum of the answer is none')
  return kopecks(Number(words))
}

/** The actionCode of an expired payment. */
const TIME_IS_OVER = '-2007'

/** The gateway's id of an order, which is among the attributes when the status was requested by our number. */
function gatewayOrderIdOf(answer: EndpointAnswer): string | null {
  const attributes = Array.isArray(answer.attributes) ? answer.attributes.filter(isRecord) : []
  return text(attributes.find((attribute) => attribute.name === 'mdOrder')?.value) ?? text(answer.orderId)
}

/** Sum of the refunds, for short answers of older gateways that only list the refunds. */
function sumOfRefunds(answer: EndpointAnswer): Kopecks | null {
  if (!Array.isArray(answer.refunds)) return null
  return add(...answer.refunds.filter(isRecord).map((refund) => amount(refund.amount) ?? ZERO))
}

/** Converts an answer of getOrderStatusExtended.do. Amounts decide between a full and a partial refund. */
export function readStatus(answer: EndpointAnswer): GatewayStatus {
  const sums = isRecord(answer.paymentAmountInfo) ? answer.paymentAmountInfo : {}
  const whole = amount(answer.amount) ?? ZERO
  const status = text(answer.orderStatus)
  const deposited = amount(sums.depositedAmount)
  const refunded = amount(sums.refundedAmount) ?? sumOfRefunds(answer) ?? (status === '4' ? whole : ZERO)
  const state = stateOf(status, text(answer.actionCode), deposited ?? whole, refunded)
  const isMoney = state === 'paid' || state === 'partiallyRefunded' || state === 'refunded'
  const card = isRecord(answer.cardAuthInfo) ? text(answer.cardAuthInfo.maskedPan) : null
  const cardEnd = /\d{4}$/.exec(card ?? '')?.[0]
  return {
    state,
    ...(cardEnd !== undefined && { cardEnd }),
    gatewayOrderId: gatewayOrderIdOf(answer),
    // short answers of older gateways only have the order's amount
    held: state === 'held' ? (amount(sums.approvedAmount) ?? whole) : ZERO,
    paid: isMoney ? (deposited ?? whole) : ZERO,
    refunded,
    reason: withoutPersonalData(optionalText(answer, 'actionCodeDescription') ?? '') || null,
  }
}

function stateOf(
  status: string | null,
  actionCode: string | null,
  deposited: Kopecks,
  refunded: Kopecks,
): GatewayState {
  switch (status) {
    case '0':
    case '5':
      return actionCode === TIME_IS_OVER ? 'expired' : 'open'
    case '1':
      return 'held'
    case '2':
      return refunded > 0 ? 'partiallyRefunded' : 'paid'
    case '3':
      return 'canceled'
    case '4':
      return refunded < deposited ? 'partiallyRefunded' : 'refunded'
    case '6':
      return actionCode === TIME_IS_OVER ? 'expired' : 'declined'
    default:
      throw new GatewayFailure('unavailable', `unknown orderStatus ${status}`)
  }
}
