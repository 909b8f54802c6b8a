import { randomUUID } from 'node:crypto'
import { isPersonTin } from '@okolitsa/domain/companies/tin.ts'
import type { FastifyPluginAsync } from 'fastify'

/** Path of the partner API on the emulators' port. */
export const NPD_PARTNER_EMULATOR_PATH = '/npd-partner'
export const NPD_PARTNER_EMULATOR_KEYS = { masterToken: 'okolitsa-npd-master', userToken: 'okolitsa-npd-user' }

interface Receipt {
  readonly id: string
  readonly tin: string
  readonly total: number
  isCanceled: boolean
}
interface Control {
  readonly isDown?: boolean
  /** Number of questions about an answer before it is ready. */
  readonly slow?: number
  /** Persons that have not allowed the partner. */
  readonly unbound?: readonly string[]
  /** Persons that have not answered the request of the partner yet, or reject it. */
  readonly undecided?: readonly string[]
  readonly rejecting?: readonly string[]
  /** Accepts the next message and breaks the connection. */
  readonly losesAnswer?: boolean
}

const TOKEN_MS = 3_600_000
const fieldOf = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
const fieldsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)
const envelope = (body: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
const failure = (code: string, args: Readonly<Record<string, string>> = {}) =>
  `<SmzPlatformError><Code>${code}</Code><Message>${code}</Message>${Object.entries(args)
    .map(([key, value]) => `<Args><Key>${key}</Key><Value>${value}</Value></Args>`)
    .join('')}</SmzPlatformError>`

/**
 * The partner API of the tax service for incomes of the self-employed. `POST /npd-partner/control {"isDown", "slow",
 * "unbound", "undecided", "rejecting", "losesAnswer"}` replaces its state; `GET /npd-partner/receipts` lists receipts.
 */
export const npdPartnerEmulator: FastifyPluginAsync<{ readonly now: () => number }> = async (app, { now }) => {
  let state: Control = {}
  const tokens = new Map<string, number>()
  const receipts = new Map<string, Receipt>()
  /** Receipts by person and operation. */
  const operations = new Map<string, Receipt>()
  /** Persons by the request that asks them. */
  const bindings = new Map<string, string>()
  const messages = new Map<string, { readonly answer: string; asked: number }>()
  const path = (rest: string) => `${NPD_PARTNER_EMULATOR_PATH}${rest}`
  const linkOf = ({ id, tin }: Receipt) => `https://lknpd.nalog.ru/api/v1/receipt/${tin}/${id}/print`
  app.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post<{ Body: Control | null }>(path('/control'), async ({ body }) => {
    state = body ?? {}
    return state
  })
  app.get(path('/receipts'), async () => ({ items: [...receipts.values()] }))

  app.post<{ Body: string }>(path('/AuthService/0.1'), async ({ body }, reply) => {
    if (state.isDown) return reply.code(503).send()
    reply.type('text/xml; charset=utf-8')
    if (fieldOf(body, 'MasterToken') !== NPD_PARTNER_EMULATOR_KEYS.masterToken)
      return reply.code(500).send(envelope('<soap:Fault><faultstring>AUTH</faultstring></soap:Fault>'))
    const token = randomUUID()
    tokens.set(token, now() + TOKEN_MS)
    return envelope(
      `<GetMessageResponse><Message><AuthResponse><Result><Token>${token}</Token><ExpireTime>${new Date(now() + TOKEN_MS).toISOString()}</ExpireTime></Result></AuthResponse></Message></GetMessageResponse>`,
    )
  })

  function register(xml: string): string {
    const [tin, operation] = [fieldOf(xml, 'Inn'), fieldOf(xml, 'OperationUniqueId')]
    const amounts = fieldsOf(xml, 'Amount')
    const kopecks = (text: string) => (/^\d+\.\d\d$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN)
    const total = kopecks(fieldOf(xml, 'TotalAmount'))
    const isValid =
      isPersonTin(tin) &&
      fieldOf(xml, 'IncomeType') === 'FROM_INDIVIDUAL' &&
      amounts.length >= 1 &&
      amounts.length <= 6 &&
      fieldsOf(xml, 'Name').every((name) => name !== '' && name.length <= 256) &&
      total > 0 &&
      amounts.reduce((sum, amount) => sum + kopecks(amount), 0) === total &&
      Date.parse(fieldOf(xml, 'OperationTime')) <= Date.parse(fieldOf(xml, 'RequestTime'))
    if (!isValid) return failure('REQUEST_VALIDATION_ERROR')
    if (state.unbound?.includes(tin)) return failure('TAXPAYER_UNBOUND')
    const known = operation === '' ? undefined : operations.get(`${tin} ${operation}`)
    if (known) return failure('DUPLICATE', { RECEIPT_ID: known.id, LINK: linkOf(known) })
    const receipt = { id: randomUUID().slice(0, 10), tin, total, isCanceled: false }
    receipts.set(receipt.id, receipt)
    operations.set(`${tin} ${operation}`, receipt)
    return `<PostIncomeResponseV2><ReceiptId>${receipt.id}</ReceiptId><Link>${linkOf(receipt)}</Link></PostIncomeResponseV2>`
  }
  function cancel(xml: string): string {
    const receipt = receipts.get(fieldOf(xml, 'ReceiptId'))
    if (!['REFUND', 'REGISTRATION_MISTAKE'].includes(fieldOf(xml, 'ReasonCode')))
      return failure('REQUEST_VALIDATION_ERROR')
    if (receipt?.tin !== fieldOf(xml, 'Inn')) return failure('RECEIPT_ID_NOT_FOUND')
    if (receipt.isCanceled) return failure('ALREADY_DELETED')
    receipt.isCanceled = true
    return '<PostCancelReceiptResponseV2><RequestResult>DELETED</RequestResult></PostCancelReceiptResponseV2>'
  }

  function askBinding(xml: string): string {
    const tin = fieldOf(xml, 'Inn')
    if (!isPersonTin(tin)) return failure('REQUEST_VALIDATION_ERROR')
    const id = randomUUID()
    bindings.set(id, tin)
    return `<PostBindPartnerWithInnResponse><Id>${id}</Id></PostBindPartnerWithInnResponse>`
  }
  function bindingOf(xml: string): string {
    const tin = bindings.get(fieldOf(xml, 'Id'))
    if (tin === undefined) return failure('REQUEST_VALIDATION_ERROR')
    const result = state.undecided?.includes(tin)
      ? 'IN_PROGRESS'
      : state.rejecting?.includes(tin)
        ? 'FAILED'
        : 'COMPLETED'
    return `<GetBindPartnerStatusResponse><Result>${result}</Result></GetBindPartnerStatusResponse>`
  }

  app.post<{ Body: string }>(path('/SmzIntegrationService/0.1'), async ({ body, headers }, reply) => {
    if (state.isDown) return reply.code(503).send()
    reply.type('text/xml; charset=utf-8')
    const isKnown =
      (tokens.get(String(headers['fns-openapi-token'])) ?? 0) > now() &&
      headers['fns-openapi-usertoken'] === NPD_PARTNER_EMULATOR_KEYS.userToken
    if (!isKnown) return reply.code(500).send(envelope('<soap:Fault><faultstring>TOKEN</faultstring></soap:Fault>'))
    if (headers.soapaction === 'urn:SendMessageRequest') {
      const answer = body.includes('<PostIncomeRequestV2 ')
        ? register(body)
        : body.includes('<PostCancelReceiptRequestV2 ')
          ? cancel(body)
          : body.includes('<PostBindPartnerWithInnRequest ')
            ? askBinding(body)
            : body.includes('<GetBindPartnerStatusRequest ')
              ? bindingOf(body)
              : failure('REQUEST_VALIDATION_ERROR')
      const id = randomUUID()
      messages.set(id, { answer, asked: 0 })
      if (state.losesAnswer) {
        state = { ...state, losesAnswer: false }
        reply.hijack()
        reply.raw.destroy()
        return reply
      }
      return envelope(`<SendMessageResponse><MessageId>${id}</MessageId></SendMessageResponse>`)
    }
    const message = messages.get(fieldOf(body, 'MessageId'))
    if (!message) return reply.code(500).send(envelope('<soap:Fault><faultstring>NOT_FOUND</faultstring></soap:Fault>'))
    message.asked += 1
    const isReady = message.asked > (state.slow ?? 0)
    return envelope(
      `<GetMessageResponse><ProcessingStatus>${isReady ? 'COMPLETED' : 'PROCESSING'}</ProcessingStatus>${isReady ? `<Message>${message.answer}</Message>` : ''}</GetMessageResponse>`,
    )
  })
}
