import { ZERO } from '@okolitsa/domain/money/money.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import {
  GatewayFailure,
  type GatewayStatus,
  type PaymentGateway,
  type PaymentReference,
  type PaymentRequest,
  type RegisteredPayment,
} from '../../money/payments/ports.ts'
import { callExternal } from '../external/call-external.ts'
import { silentGateway } from './gateway-silence.ts'
import { type EndpointAnswer, neededText, optionalText, RbsError, readAnswer, readStatus } from './rbs-answer.ts'
import { isSignedBy } from './rbs-checksum.ts'

export interface RbsOptions {
  /** Base URL without the path: `https://pay.example`. */
  readonly baseUrl: string
  /** Path between the base URL and the method; newer gateways have a different one. */
  readonly path?: string
  /** Format of calls; newer gateways accept JSON only. */
  readonly format?: 'form' | 'json'
  readonly username: string
  readonly password: string
  /**
   * Key of the notifications' checksum: the shared key, or the bank's public key as PEM. Without a key unsigned
   * notifications are accepted, because they only trigger a status query.
   */
  readonly callbackKey: string | null
  /** False = one-stage payments only, as always with SBP. */
  readonly hasHolds?: boolean
  /** The page where a card is entered, for a payment whose registration answer was lost. */
  readonly cardPage?: string
  readonly timeoutMs?: number
}

/** Time limit, ms; a customer waits for the registration, and a job continues it after that. */
const TIMEOUT_MS = 2_500
/** Size of QR codes, pixels. */
const QR_SIDE = 360
/** Currency code of roubles, ISO 4217. */
const CURRENCY = '643'
const MAX_DESCRIPTION = 99
/** Characters in a description that break the processing. */
const FORBIDDEN_SIGNS = /[%+\r\n]/g

/** Identifies an order by the gateway's id or by our number. */
type OrderName = Pick<PaymentReference, 'number' | 'gatewayOrderId'>

/** Known operations of notifications; others are handled like an unknown one. */
const OPERATIONS: ReadonlySet<string> = new Set([
  'created',
  'approved',
  'deposited',
  'reversed',
  'refunded',
  'declinedByTimeout',
  'declinedCardpresent',
])

const ALREADY_REGISTERED = '1'
const NO_SUCH_ORDER = '6'

/** Acquiring of the RBS family (Sber, Alfa, VTB, MTS…): cards on the bank's page, SBP by a dynamic QR code. */
export function createRbsGateway(options: RbsOptions): PaymentGateway {
  const { hasHolds = true, path = '/payment/rest' } = options
  const call = async (method: string, fields: Readonly<Record<string, string | number>>): Promise<EndpointAnswer> => {
    const { username: userName, password } = options
    const sent = { userName, password, ...fields }
    const { ok, status, body } = await callExternal(`${options.baseUrl}${path}/${method}`, {
      method: 'POST',
      ...(options.format === 'json'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
        : { body: new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)])) }),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    }).catch(silentGateway(method))
    if (!ok) throw new GatewayFailure('unavailable', `${method}: HTTP ${status}`)
    return readAnswer(body)
  }

  const referenceOf = ({ gatewayOrderId, number }: OrderName): Record<string, string> =>
    gatewayOrderId ? { orderId: gatewayOrderId } : { orderNumber: number }

  const status = async (payment: OrderName): Promise<GatewayStatus> => {
    try {
      return readStatus(await call('getOrderStatusExtended.do', referenceOf(payment)))
    } catch (error) {
      if (!(error instanceof RbsError) || error.code !== NO_SUCH_ORDER) throw error
      return { state: 'unknown', gatewayOrderId: null, held: ZERO, paid: ZERO, refunded: ZERO, reason: error.message }
    }
  }

  /** Registers the order at the gateway, or finds it when an earlier call's answer was lost. */
  const registerOrder = async (request: PaymentRequest): Promise<{ id: string; formUrl: string | null }> => {
    try {
      // SBP always has one stage
      const isHold = hasHolds && request.stages === 'two' && request.as === 'page'
      const answer = await call(isHold ? 'registerPreAuth.do' : 'register.do', {
        orderNumber: request.number,
        amount: request.amount,
        currency: CURRENCY,
        returnUrl: request.returnUrl,
        failUrl: request.returnUrl,
        dynamicCallbackUrl: request.notificationUrl,
        description: cutText(request.description.replace(FORBIDDEN_SIGNS, ' '), MAX_DESCRIPTION),
        sessionTimeoutSecs: request.lifetimeSeconds,
        language: 'ru',
      })
      return { id: neededText(answer, 'orderId'), formUrl: optionalText(answer, 'formUrl') }
    } catch (error) {
      if (!(error instanceof RbsError) || error.code !== ALREADY_REGISTERED) throw error
      const { gatewayOrderId } = await status({ number: request.number, gatewayOrderId: null })
      if (!gatewayOrderId) throw new GatewayFailure('unavailable', 'a registered order has no id')
      const cardPage = options.cardPage ?? `${options.baseUrl}/payment/merchants/okolitsa/payment_ru.html`
      return { id: gatewayOrderId, formUrl: `${cardPage}?mdOrder=${gatewayOrderId}` }
    }
  }

  const register = async (request: PaymentRequest): Promise<RegisteredPayment> => {
    const { id, formUrl } = await registerOrder(request)
    const common = { gatewayOrderId: id, qrId: null, qrImage: null }
    if (request.as === 'page') return { ...common, payUrl: formUrl, payload: null }
    const qr = await call('sbp/c2b/qr/dynamic/get.do', {
      mdOrder: id,
      qrFormat: 'image',
      qrWidth: QR_SIDE,
      qrHeight: QR_SIDE,
      // return URL from the banking app
      redirectUrl: request.returnUrl,
    })
    return {
      gatewayOrderId: id,
      payUrl: null,
      payload: neededText(qr, 'payload'),
      qrId: optionalText(qr, 'qrId'),
      qrImage: optionalText(qr, 'renderedQr'),
    }
  }

  return {
    register,
    status,
    hasHolds,
    capture: async ({ gatewayOrderId, amount }) => {
      try {
        await call('deposit.do', { orderId: gatewayOrderId, amount })
      } catch (error) {
        if (!(error instanceof RbsError)) throw error
        // an earlier call may have captured the money and lost its answer; the second one is then refused
        const { state, paid } = await status({ gatewayOrderId, number: '' })
        if (state !== 'paid' || paid !== amount) throw error
      }
    },
    withdraw: async (payment) => {
      if (payment.gatewayOrderId && payment.qrId) {
        await refusalIsFine(
          call('sbp/c2b/qr/dynamic/reject.do', { mdOrder: payment.gatewayOrderId, qrId: payment.qrId }),
        )
      }
      await refusalIsFine(call('decline.do', referenceOf(payment)))
      // some banks also reverse a paid order on its first day, so only a hold may be released
      const word = await status(payment)
      if (word.state !== 'held' || !word.gatewayOrderId) return
      await refusalIsFine(call('reverse.do', { orderId: word.gatewayOrderId }))
    },
    refund: async ({ gatewayOrderId, amount, key }) => {
      await call('refund.do', { orderId: gatewayOrderId, amount, externalRefundId: key })
    },
    readNotification: (fields) => {
      const { mdOrder = null, orderNumber = null } = fields
      if (!mdOrder && !orderNumber) return null
      if (options.callbackKey !== null && !isSignedBy(fields, options.callbackKey)) return null
      const operation = OPERATIONS.has(fields.operation ?? '') ? fields.operation : 'other'
      const event = `${operation} ${fields.status === '0' ? 'failed' : 'done'}`
      return { gatewayOrderId: mdOrder, number: orderNumber, event, amount: null }
    },
  }
}

/** Ignores a refusal to withdraw: the order may be paid, ended or unknown, and the next status shows which. */
async function refusalIsFine(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof RbsError)) throw error
  }
}
