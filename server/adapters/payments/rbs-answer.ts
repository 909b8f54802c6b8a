import { type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import { GatewayFailure, type GatewayState, type GatewayStatus } from '../../modules/payments/ports.ts'

export type Answer = Readonly<Record<string, unknown>>

/** A «no» of the gateway with its code, before it is known what it means for the caller. */
export class RbsError extends GatewayFailure {
  readonly code: string

  constructor(code: string, message: string) {
    // 7 is a system failure: the same call may succeed later
    super(code === '7' ? 'unavailable' : 'refused', `${code}: ${message}`)
    this.name = 'RbsError'
    this.code = code
  }
}

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/**
 * Banks of one family spell an error in three ways: errorCode as text or number, ErrorCode, or {error: {code}}.
 * Throws RbsError for any code but 0.
 */
export function readAnswer(value: unknown): Answer {
  if (!isRecord(value)) throw new GatewayFailure('unavailable', 'the answer is not an object')
  const nested = isRecord(value.error) ? value.error : {}
  const code = text(value.errorCode) ?? text(value.ErrorCode) ?? text(nested.code)
  if (code !== null && code !== '0') {
    throw new RbsError(code, text(value.errorMessage) ?? text(value.ErrorMessage) ?? text(nested.message) ?? '')
  }
  return value
}

/** A field that must be there; a gateway that leaves it out is broken, not refusing. */
export function neededText(answer: Answer, name: string): string {
  const value = text(answer[name])
  if (!value) throw new GatewayFailure('unavailable', `the answer lacks ${name}`)
  return value
}

export const optionalText = (answer: Answer, name: string): string | null => text(answer[name])

function amount(value: unknown): Kopecks {
  const number = Number(value ?? 0)
  return Number.isSafeInteger(number) && number >= 0 ? kopecks(number) : kopecks(0)
}

/** Time to pay is over (an actionCode). */
const TIME_IS_OVER = '-2007'

/** The gateway's id of an order: a status answer by our number only has it among the attributes. */
function gatewayOrderIdOf(answer: Answer): string | null {
  const attributes = Array.isArray(answer.attributes) ? answer.attributes.filter(isRecord) : []
  return text(attributes.find((attribute) => attribute.name === 'mdOrder')?.value) ?? text(answer.orderId)
}

/** getOrderStatusExtended.do → our words. Amounts decide between a full and a partial return. */
export function readStatus(answer: Answer): GatewayStatus {
  const sums = isRecord(answer.paymentAmountInfo) ? answer.paymentAmountInfo : {}
  const refunded = amount(sums.refundedAmount)
  const deposited = sums.depositedAmount === undefined ? null : amount(sums.depositedAmount)
  const state = stateOf(text(answer.orderStatus), text(answer.actionCode), deposited, refunded)
  const isMoney = state === 'paid' || state === 'partiallyRefunded' || state === 'refunded'
  return {
    state,
    gatewayOrderId: gatewayOrderIdOf(answer),
    // short answers of older gateways only have the order's amount
    held: state === 'held' ? amount(sums.approvedAmount ?? answer.amount) : kopecks(0),
    paid: isMoney ? (deposited ?? amount(answer.amount)) : kopecks(0),
    refunded,
    reason: optionalText(answer, 'actionCodeDescription'),
  }
}

function stateOf(
  status: string | null,
  actionCode: string | null,
  deposited: Kopecks | null,
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
      return deposited !== null && refunded < deposited ? 'partiallyRefunded' : 'refunded'
    case '6':
      return actionCode === TIME_IS_OVER ? 'expired' : 'declined'
    default:
      throw new GatewayFailure('unavailable', `unknown orderStatus ${status}`)
  }
}
