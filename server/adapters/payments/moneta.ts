import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import {
  GatewayFailure,
  type GatewayState,
  type GatewayStatus,
  type PaymentGateway,
  type PaymentRequest,
  type PrecheckVerdict,
} from '../../money/payments/ports.ts'
import { createMerchantApi, type MerchantApiOptions, type MonetaOperation, refundedOf } from './moneta-merchant-api.ts'
import {
  isMntSigned,
  type MntFields,
  mntAmount,
  mntAnswerSignature,
  mntSignature,
  readMntAmount,
} from './moneta-signature.ts'

export interface MonetaOptions extends MerchantApiOptions {
  /** URL of the payment page: `https://www.payanyway.ru`. */
  readonly assistantUrl: string
  /** Number of the merchant's account (MNT_ID). */
  readonly account: string
  readonly integrityCode: string
  /** Form of the payment: `page` = the whole Assistant; `widget` = its short form for cards. */
  readonly form: 'page' | 'widget'
}

const CURRENCY = 'RUB'
/** Test mode is a setting of the account; the flag is part of signatures. */
const TEST_MODE = '0'
const MAX_DESCRIPTION = 500

/** MNT_RESULT_CODE: the payment is awaited, paid already, or no longer valid; 100 contains the requested amount. */
const RESULT_CODES: Readonly<Record<PrecheckVerdict, string>> = { payable: '402', paid: '200', over: '500' }
const AMOUNT_CODE = '100'
const OPERATION_ID = /^\d{1,20}$/

/**
 * PayAnyWay (MONETA Assistant). A payment is a signed link; it is not registered by a call, so registering twice
 * returns the same link. MONETA calls our Check URL before it takes money, where an ended payment is refused, and our
 * Pay URL after. Both calls and the link are signed by MD5 over the same list of fields, as documented. States and
 * refunds go through the merchant's service, see `createMerchantApi`. Payments and refunds are found by our number,
 * which is therefore the gateway's id of the payment, too.
 */
export function createMonetaGateway(options: MonetaOptions): PaymentGateway {
  const { account, integrityCode } = options
  const service = createMerchantApi(options)

  const linkOf = (request: PaymentRequest): string => {
    const backWith = (outcome: string) => request.returnUrl.replace(/[^/]*$/, outcome)
    const fields: MntFields = {
      MNT_ID: account,
      MNT_TRANSACTION_ID: request.number,
      MNT_CURRENCY_CODE: CURRENCY,
      MNT_AMOUNT: mntAmount(request.amount),
      MNT_TEST_MODE: TEST_MODE,
      MNT_DESCRIPTION: cutText(request.description, MAX_DESCRIPTION),
      MNT_SUCCESS_URL: backWith('success'),
      MNT_FAIL_URL: backWith('fail'),
      MNT_RETURN_URL: request.returnUrl,
      MNT_INPROGRESS_URL: backWith('inprogress'),
      'moneta.locale': 'ru',
    }
    const query = new URLSearchParams({ ...fields, MNT_SIGNATURE: mntSignature(fields, integrityCode) })
    return `${options.assistantUrl}/assistant.${options.form === 'page' ? 'htm' : 'widget'}?${query}`
  }

  return {
    register: async (request) => ({
      gatewayOrderId: request.number,
      payUrl: linkOf(request),
      payload: null,
      qrId: null,
      qrImage: null,
    }),
    status: async ({ number, gatewayOrderId, openedAt }) =>
      readStatus(gatewayOrderId ?? number, await service.listOperations(number, openedAt)),
    // MONETA can hold money, but not through the plain Assistant
    hasHolds: false,
    capture: async () => {
      throw new GatewayFailure('refused', 'nothing is held at MONETA')
    },
    withdraw: async ({ number, openedAt }) => {
      for (const operation of await service.listOperations(number, openedAt)) {
        if (!operation.isRefund && stateOf(operation) === 'open') await refusalIsFine(service.cancel(operation.id))
      }
    },
    refund: async ({ gatewayOrderId, openedAt, amount, key }) => {
      const operations = await service.listOperations(gatewayOrderId, openedAt)
      const isAsked = ({ isRefund, description, status }: MonetaOperation) =>
        isRefund && description === key && status !== 'CANCELED'
      if (operations.some(isAsked)) return
      const payment = operations.find((each) => !each.isRefund && stateOf(each) === 'paid')
      if (!payment) throw new GatewayFailure('refused', `no paid operation of ${gatewayOrderId}`)
      await service.refund({ operationId: payment.id, number: gatewayOrderId, amount, description: key })
    },
    readNotification: (fields) => {
      const { MNT_TRANSACTION_ID: number, MNT_OPERATION_ID: operation = '', MNT_COMMAND: command = '' } = fields
      // a link to the payment page has the same signature but no operation
      if (!number || !OPERATION_ID.test(operation) || command === 'CHECK' || !isOurs(fields)) return null
      // fields are signed without separators, so digits of a link's amount could be moved to the preceding field: the
      // amount must be the requested one. A command rules that out
      const amount = command === '' ? readMntAmount(fields.MNT_AMOUNT ?? '') : null
      if (command === '' && amount === null) return null
      return { number, gatewayOrderId: number, event: `${command || 'PAID'} ${operation}`, amount }
    },
    precheck: {
      read: (fields) => {
        const number = fields.MNT_TRANSACTION_ID
        if (!number || fields.MNT_COMMAND !== 'CHECK' || !isOurs(fields)) return null
        return { number, amount: fields.MNT_AMOUNT ? readMntAmount(fields.MNT_AMOUNT) : null }
      },
      answer: ({ number, amount: asked }, verdict, amount) => {
        const resultCode = verdict === 'payable' && asked === null ? AMOUNT_CODE : RESULT_CODES[verdict]
        return answerXml({ resultCode, account, transactionId: number, integrityCode, amount })
      },
    },
  }

  function isOurs(fields: MntFields): boolean {
    return fields.MNT_ID === account && isMntSigned(fields, integrityCode)
  }
}

/** The state of an operation's money, which is received before the notification of it. */
function stateOf({ status }: MonetaOperation): GatewayState {
  if (status === 'SUCCEED' || status === 'TAKENIN_NOTSENT') return 'paid'
  return status === 'CANCELED' ? 'declined' : 'open'
}

/** Returns the most advanced state, because a customer may have tried several times under one number. */
function readStatus(number: string, operations: readonly MonetaOperation[]): GatewayStatus {
  const payments = operations.filter(({ isRefund }) => !isRefund)
  const find = (state: GatewayState) => payments.find((each) => stateOf(each) === state)
  const best = find('paid') ?? find('open') ?? payments[0]
  const common = { gatewayOrderId: number, held: ZERO }
  if (!best) return { ...common, state: 'unknown', paid: ZERO, refunded: ZERO, reason: null }
  const state = stateOf(best)
  if (state !== 'paid') return { ...common, state, paid: ZERO, refunded: ZERO, reason: best.status }
  const refunded = refundedOf(operations)
  return { ...common, state: stateAfter(best.amount, refunded), paid: best.amount, refunded, reason: null }
}

function stateAfter(paid: Kopecks, refunded: Kopecks): GatewayState {
  if (refunded === 0) return 'paid'
  return refunded < paid ? 'partiallyRefunded' : 'refunded'
}

/** Ignores a refusal to cancel: the operation may have been paid or cancelled, and the next status shows which. */
async function refusalIsFine(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.kind !== 'refused') throw error
  }
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function answerXml(facts: Parameters<typeof mntAnswerSignature>[0] & { amount: Kopecks }): string {
  const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  return `<?xml version="1.0" encoding="UTF-8"?><MNT_RESPONSE>${[
    tag('MNT_ID', facts.account),
    tag('MNT_TRANSACTION_ID', facts.transactionId),
    tag('MNT_RESULT_CODE', facts.resultCode),
    ...(facts.resultCode === AMOUNT_CODE ? [tag('MNT_AMOUNT', mntAmount(facts.amount))] : []),
    tag('MNT_SIGNATURE', mntAnswerSignature(facts)),
  ].join('')}</MNT_RESPONSE>`
}
