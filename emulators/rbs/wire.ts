import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { qrPicture } from '../qr-picture.ts'
import { type Bank, type BankOrder, type BankOrderStatus, BankRefusal } from './bank.ts'
import type { RbsFaults } from './faults.ts'

type Fields = Readonly<Record<string, string | undefined>>

const DEFAULT_LIFETIME_SECONDS = 1_200
/** Delay of an answer that times out, ms; longer than the shop waits. */
const TIMEOUT_MS = 8_000
/** Maximum characters that the acquirer accepts. */
const LONGEST = { orderNumber: 36, returnUrl: 512, failUrl: 512, dynamicCallbackUrl: 512, description: 598 } as const
/** Sides of a QR code, pixels. */
const QR_SIDES = { least: 10, most: 1_000, usual: 300 } as const

export interface HttpAppOptions {
  readonly bank: Bank
  readonly faults: RbsFaults
  readonly username: string
  readonly password: string
  /** URL of the card page without its query. */
  readonly cardPageUrl: string
}

/** Paths of the calls, which differ between old and new banks of the family. */
const PATHS = ['/payment/rest', '/ecomm/gw/partner/api/v1']

/** `…/payment/rest/*.do`: forms or JSON in, JSON out, status 200 even for a refusal. */
export function mountWire(app: FastifyInstance, options: HttpAppOptions): void {
  const { bank, faults, username, password } = options

  const take = async (request: FastifyRequest, reply: FastifyReply, answer: (fields: Fields) => unknown) => {
    if (await isBroken(reply, faults)) return reply
    const fields = fieldsOf(request)
    const result = await answerOf(() => {
      const isKnown = fields.userName === username && fields.password === password
      if (!isKnown) throw new BankRefusal('5', 'Доступ запрещён')
      return answer(fields)
    })
    if (faults.take('lost-answer')) {
      reply.raw.destroy()
      return reply.hijack()
    }
    return result
  }
  const call = (method: string, answer: (fields: Fields) => unknown) => {
    for (const path of PATHS) {
      app.route({
        method: ['GET', 'POST'],
        url: `${path}/${method}`,
        handler: (request, reply) => take(request, reply, answer),
      })
    }
  }

  const register = (fields: Fields, isTwoStage: boolean) => {
    const orderNumber = needed(fields, 'orderNumber')
    const amount = wholeOf(fields, 'amount')
    const returnUrl = needed(fields, 'returnUrl')
    if (amount === 0) throw wrong('amount')
    if (fields.currency !== undefined && fields.currency !== '643') throw new BankRefusal('3', 'Неизвестная валюта')
    for (const [name, longest] of Object.entries(LONGEST)) {
      if ((fields[name]?.length ?? 0) > longest) throw wrong(name)
    }
    for (const name of ['returnUrl', 'failUrl', 'dynamicCallbackUrl']) {
      if (fields[name] !== undefined && !URL.canParse(fields[name])) throw wrong(name)
    }
    if (/[%+\r\n]/.test(fields.description ?? '')) throw wrong('description')
    const order = bank.register({
      orderNumber,
      amount,
      returnUrl,
      failUrl: fields.failUrl ?? null,
      description: fields.description ?? '',
      callbackUrl: fields.dynamicCallbackUrl ?? null,
      lifetimeSeconds: wholeOf(fields, 'sessionTimeoutSecs', DEFAULT_LIFETIME_SECONDS),
      isTwoStage,
    })
    return { orderId: order.orderId, formUrl: `${options.cardPageUrl}?mdOrder=${order.orderId}` }
  }
  call('register.do', (fields) => register(fields, false))
  call('registerPreAuth.do', (fields) => register(fields, true))

  call('getOrderStatusExtended.do', (fields) => presentStatus(bank.find(fields)))

  call('decline.do', (fields) => {
    bank.withdraw(bank.find(fields))
    return done()
  })

  call('deposit.do', (fields) => {
    bank.deposit(bank.find({ orderId: needed(fields, 'orderId') }), wholeOf(fields, 'amount'))
    return done()
  })

  call('reverse.do', (fields) => {
    bank.reverse(bank.find({ orderId: needed(fields, 'orderId') }))
    return done()
  })

  call('refund.do', (fields) => {
    const order = bank.find({ orderId: needed(fields, 'orderId') })
    bank.refund(order, wholeOf(fields, 'amount'), fields.externalRefundId ?? null)
    return done()
  })

  call('sbp/c2b/qr/dynamic/get.do', (fields) => {
    const order = bank.find({ orderId: needed(fields, 'mdOrder') })
    const qr = bank.drawQr(order)
    const width = qrSideOf(fields, 'qrWidth')
    if (qrSideOf(fields, 'qrHeight') !== width) throw wrong('qrHeight')
    if (!['image', 'matrix', undefined].includes(fields.qrFormat)) throw wrong('qrFormat')
    if (fields.redirectUrl !== undefined && !URL.canParse(fields.redirectUrl)) throw wrong('redirectUrl')
    const png = fields.qrFormat === 'image' ? qrPicture(qr.payload, { width }) : null
    return {
      ...done(),
      payload: qr.payload,
      qrId: qr.id,
      status: qr.status,
      ...(png && { renderedQr: png.toString('base64') }),
    }
  })

  // banks differ in this path, so both are mounted
  for (const path of ['sbp/c2b/qr/status.do', 'sbp/c2b/qr/dynamic/status.do']) {
    call(path, (fields) => {
      const order = bank.find({ orderId: needed(fields, 'mdOrder') })
      const transactionState =
        order.status === 2 || order.status === 4 ? 'DEPOSITED' : order.status === 6 ? 'DECLINED' : 'CREATED'
      return { ...done(), status: order.qr?.status ?? 'STARTED', qrType: 'DYNAMIC', transactionState }
    })
  }

  call('sbp/c2b/qr/dynamic/reject.do', (fields) => {
    const order = bank.find({ orderId: needed(fields, 'mdOrder') })
    bank.rejectQr(order, needed(fields, 'qrId'))
    return { ...done(), rejected: true }
  })
}

async function isBroken(reply: FastifyReply, faults: RbsFaults): Promise<boolean> {
  if (faults.take('down')) {
    await reply.code(503).type('text/plain').send('Service Unavailable')
    return true
  }
  if (!faults.take('timeout')) return false
  await pause(TIMEOUT_MS, undefined, { ref: false })
  reply.raw.destroy()
  reply.hijack()
  return true
}

async function answerOf(answer: () => unknown): Promise<unknown> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof BankRefusal) return { errorCode: error.code, errorMessage: error.message }
    throw error
  }
}

function fieldsOf(request: FastifyRequest): Fields {
  const all = { ...(request.query as object), ...((request.body as object | null) ?? {}) }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
}

function needed(fields: Fields, name: string): string {
  const value = fields[name]
  if (!value) throw new BankRefusal('4', `Не указан обязательный параметр ${name}`)
  return value
}

const wrong = (name: string) => new BankRefusal('5', `Неверное значение параметра ${name}`)

/**
 * An integer field (an amount in minor units or a number of seconds): digits in a form; in JSON a number or its digits.
 */
function wholeOf(fields: Fields, name: string, usual?: number): number {
  const value = usual === undefined ? needed(fields, name) : (fields[name] ?? String(usual))
  if (!/^\d{1,12}$/.test(value)) throw wrong(name)
  return Number(value)
}

function qrSideOf(fields: Fields, name: string): number {
  const side = wholeOf(fields, name, QR_SIDES.usual)
  if (side < QR_SIDES.least || side > QR_SIDES.most) throw wrong(name)
  return side
}

const done = () => ({ errorCode: '0', errorMessage: 'Успешно' })

/** The acquirer's spelling of payment states in `paymentAmountInfo`. */
const PAYMENT_STATES: Readonly<Record<BankOrderStatus, string>> = {
  0: 'CREATED',
  1: 'APPROVED',
  2: 'DEPOSITED',
  3: 'REVERSED',
  4: 'REFUNDED',
  5: 'CREATED',
  6: 'DECLINED',
}

/** The payer's part of a status answer, present once a card or an account was charged. */
const presentPayer = (order: BankOrder) =>
  order.paidAt !== null && {
    authDateTime: order.paidAt,
    terminalId: '20260001',
    authRefNum: order.orderId.replaceAll(/\D/g, '').slice(0, 12).padEnd(12, '0'),
    bankInfo: { bankName: 'Банк-эмулятор', bankCountryCode: 'RU', bankCountryName: 'Россия' },
    ...(!order.qr && {
      cardAuthInfo: {
        maskedPan: '411111**1111',
        expiration: '203012',
        cardholderName: 'DEMO GUEST',
        approvalCode: '123456',
        paymentSystem: 'MIR',
        secureAuthInfo: { eci: 5 },
      },
    }),
  }

function presentStatus(order: BankOrder): object {
  return {
    ...done(),
    orderNumber: order.orderNumber,
    orderStatus: order.status,
    actionCode: order.actionCode,
    actionCodeDescription: order.actionDescription,
    amount: order.amount,
    currency: '643',
    date: order.registeredAt,
    orderDescription: order.description,
    ip: '127.0.0.1',
    merchantOrderParams: [],
    transactionAttributes: [],
    attributes: [{ name: 'mdOrder', value: order.orderId }],
    ...presentPayer(order),
    paymentAmountInfo: {
      paymentState: PAYMENT_STATES[order.status],
      approvedAmount: order.approved,
      depositedAmount: order.deposited,
      refundedAmount: order.refunded,
      feeAmount: 0,
      totalAmount: order.amount,
    },
    refunds: order.refunds.map((refund) => ({ ...refund, referenceNumber: order.orderId, actionCode: 0 })),
    paymentWay: order.qr ? 'SBP_C2B' : 'CARD',
  }
}
