import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import { isTin } from '@okolitsa/domain/companies/tin.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Faults, faultsForm, mountFaultControl } from '../faults.ts'
import { escapeHtml, page } from '../page.ts'
import { checkUtd } from './check-utd.ts'
import {
  DIADOC_EMULATOR_CREDENTIALS,
  DIADOC_EMULATOR_OWN,
  DIADOC_EMULATOR_PATH,
  DIADOC_EMULATOR_REFRESH,
} from './credentials.ts'
import { docflowOf, EmulatedPapers, PAPER_MOVES, type PaperMove } from './papers.ts'

const FAULTS = {
  down: 'оператор отвечает 503',
  lost: 'документ принят, ответ пропал',
  busy: 'ответ 204: ещё обрабатывается',
  expired: 'подписка на API закончилась',
  signedOut: 'пропуск больше не действует',
  nonsense: 'ответ другой формы',
} as const

export interface DiadocEmulatorOptions {
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** True = an invitation is accepted at once. */
  readonly acceptsInvitations?: boolean
  /** True = the first refresh token stays valid, for a shop that keeps none. */
  readonly takesFirstToken?: boolean
  /** Lifetime of an access token, seconds. */
  readonly tokenSeconds?: number
}

const MAX_DOCUMENTS = 40
/** Content in the body of a message; a larger one goes to the shelf, which is not emulated. */
const MAX_CONTENT = 500_000
const MOVES: Readonly<Record<PaperMove, string>> = {
  sign: 'Подписать за рынок',
  deliver: 'Продавец получил',
  accept: 'Продавец подписал',
  refuse: 'Продавец отказал',
  clarify: 'Продавец просит уточнить',
}

interface Attachment {
  readonly SignedContent?: { readonly Content?: string; readonly Signature?: string }
  readonly TypeNamedId?: string
  readonly Function?: string
  readonly Version?: string
}
interface Message {
  readonly FromBoxId?: string
  readonly ToBoxId?: string
  readonly IsDraft?: boolean
  readonly DocumentAttachments?: readonly Attachment[]
}

const partyOf = (tin: string) => ({ orgId: `org-${tin}`, boxId: `box-${tin}`, participantId: `2BM-${tin}-20260101` })
const OWN = { ...partyOf(DIADOC_EMULATOR_OWN.tin), participantId: DIADOC_EMULATOR_OWN.participantId }
const organization = ({ orgId, boxId, participantId }: typeof OWN, tin: string) => ({
  OrgId: orgId,
  Inn: tin,
  FnsParticipantId: participantId,
  Boxes: [{ BoxId: boxId, BoxIdGuid: boxId }],
})

/**
 * An operator of electronic documents that speaks the API of Diadoc, with its service of tokens. It is strict: tokens
 * rotate, drafts need no signature and others do, titles are checked by schema and sums, sides must be counterparties.
 *
 * For people and tests: `POST /diadoc/papers/<messageId> {"move": "sign" | "deliver" | "accept" | "refuse" | "clarify",
 * "reason"}`, `POST /diadoc/counteragents {"tin", "status"}` (`NoBox` = has none), `POST /diadoc/control {"fail"}`.
 */
export const diadocEmulator: FastifyPluginAsync<DiadocEmulatorOptions> = async (app, options) => {
  const { now, acceptsInvitations = false, takesFirstToken = false, tokenSeconds = 3_600 } = options
  const { clientId, clientSecret } = DIADOC_EMULATOR_CREDENTIALS
  const papers = new EmulatedPapers(now)
  const faults = new Faults(FAULTS)
  const tokens = new Map<string, number>()
  const statuses = new Map<string, string>()
  /** Answers by operation; null = the first request is still being processed. */
  const operations = new Map<string, object | null>()
  let refresh = DIADOC_EMULATOR_REFRESH
  const path = (rest: string) => `${DIADOC_EMULATOR_PATH}${rest}`
  await app.register(formbody)
  await mountFaultControl(app, { path: path('/control'), page: path(''), faults })

  app.post<{ Body: Record<string, string> | null }>(path('/connect/token'), async ({ body }, reply) => {
    const given = body ?? {}
    if (given.client_id !== clientId || given.client_secret !== clientSecret)
      return reply.code(400).send({ error: 'invalid_client' })
    if (given.grant_type !== 'refresh_token') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const isKnown =
      given.refresh_token === refresh || (takesFirstToken && given.refresh_token === DIADOC_EMULATOR_REFRESH)
    if (!isKnown) return reply.code(400).send({ error: 'invalid_grant' })
    refresh = randomUUID()
    const access = randomUUID()
    tokens.set(access, now() + tokenSeconds * 1000)
    return { access_token: access, refresh_token: refresh, expires_in: tokenSeconds, token_type: 'Bearer' }
  })

  /** Guards of every call of the API. */
  const guard = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (faults.take('down')) return reply.code(503).send()
    if (faults.take('expired')) return reply.code(402).send('Подписка на API закончилась')
    if (faults.take('signedOut')) tokens.clear()
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if ((tokens.get(token) ?? 0) <= now()) return reply.code(401).send()
    if (faults.take('nonsense')) return reply.send({ hello: 1 })
  }
  const guarded = { preHandler: guard }

  app.get(path('/GetMyOrganizations'), guarded, async () => ({
    Organizations: [organization(OWN, DIADOC_EMULATOR_OWN.tin)],
  }))

  app.get<{ Querystring: { inn?: string } }>(path('/GetOrganizationsByInnKpp'), guarded, async ({ query }, reply) => {
    const { inn = '' } = query
    if (!isTin(inn)) return reply.code(400).send('Неверный ИНН')
    const one = partyOf(inn)
    return { Organizations: statuses.get(one.orgId) === 'NoBox' ? [] : [organization(one, inn)] }
  })

  app.get<{ Querystring: { myOrgId?: string; counteragentOrgId?: string } }>(
    path('/V3/GetCounteragent'),
    guarded,
    async ({ query }, reply) => {
      if (query.myOrgId !== OWN.orgId) return reply.code(403).send()
      const status = statuses.get(query.counteragentOrgId ?? '')
      return status === undefined ? reply.code(404).send() : { CurrentStatus: status }
    },
  )

  app.post<{ Querystring: { myOrgId?: string }; Body: { OrgId?: string } | null }>(
    path('/V2/AcquireCounteragent'),
    guarded,
    async ({ query, body }, reply) => {
      if (query.myOrgId !== OWN.orgId) return reply.code(403).send()
      const orgId = body?.OrgId ?? ''
      const isMutual = acceptsInvitations || statuses.get(orgId) === 'InvitesMe'
      statuses.set(orgId, isMutual ? 'IsMyCounteragent' : 'IsInvitedByMe')
      return { TaskId: randomUUID() }
    },
  )

  /** Mistakes of a message; none = its papers are kept. */
  const post = async (message: Message): Promise<{ code: number; answer: object | string }> => {
    const { FromBoxId, ToBoxId = '', IsDraft, DocumentAttachments: attachments = [] } = message
    if (FromBoxId !== OWN.boxId) return { code: 403, answer: 'Нет доступа к ящику отправителя' }
    if (attachments.length === 0 || attachments.length > MAX_DOCUMENTS)
      return { code: 400, answer: `Документов в сообщении: от 1 до ${MAX_DOCUMENTS}` }
    const tin = ToBoxId.replace(/^box-/, '')
    if (statuses.get(`org-${tin}`) !== 'IsMyCounteragent') return { code: 403, answer: 'Получатель не контрагент' }
    const read = []
    for (const { SignedContent, TypeNamedId, Function: of, Version } of attachments) {
      if (TypeNamedId !== 'UniversalTransferDocument' || !/^utd970_05_03_\d\d$/.test(Version ?? ''))
        return { code: 400, answer: `Неизвестный тип документа: ${TypeNamedId} ${Version}` }
      if (!IsDraft && !SignedContent?.Signature) return { code: 400, answer: 'Документ без подписи' }
      const bytes = Buffer.from(SignedContent?.Content ?? '', 'base64')
      if (bytes.length > MAX_CONTENT) return { code: 400, answer: 'Содержимое больше 500 КБ: используйте полку' }
      const { mistakes, read: title } = await checkUtd(bytes)
      if (mistakes.length > 0 || !title) return { code: 400, answer: mistakes.join('\n') }
      if (title.function !== of) return { code: 400, answer: 'Функция не равна функции документа' }
      if (title.senderId !== OWN.participantId || title.receiverId !== partyOf(tin).participantId)
        return { code: 400, answer: 'Идентификаторы в ИдФайл не отправителя и получателя' }
      if ([...papers.list(), ...read].some(({ fileId }) => fileId === title.fileId))
        return { code: 409, answer: 'Документ с таким ИдФайл уже отправлен' }
      read.push(title)
    }
    const kept = read.map((title) => papers.add({ ...title, toBoxId: ToBoxId }))
    if (!IsDraft) for (const { messageId } of kept) papers.move(messageId, 'sign', '')
    return {
      code: 200,
      answer: {
        MessageId: kept[0]?.messageId,
        FromBoxId,
        ToBoxId,
        IsDraft: IsDraft === true,
        Entities: kept.map(({ entityId, fileId }) => ({
          EntityId: entityId,
          EntityType: 'Attachment',
          AttachmentType: 'UniversalTransferDocument',
          FileName: `${fileId}.xml`,
        })),
      },
    }
  }

  app.post<{ Querystring: { operationId?: string }; Body: Message | null }>(
    path('/V3/PostMessage'),
    guarded,
    async ({ query, body }, reply) => {
      const { operationId = randomUUID() } = query
      const known = operations.get(operationId)
      if (known) return known
      if (known === null || faults.take('busy')) return reply.code(204).header('retry-after', '1').send()
      operations.set(operationId, null)
      const { code, answer } = await post(body ?? {})
      if (typeof answer === 'string') {
        operations.delete(operationId)
        return reply.code(code).type('text/plain; charset=utf-8').send(answer)
      }
      operations.set(operationId, answer)
      if (faults.take('lost')) {
        reply.hijack()
        reply.raw.destroy()
        return reply
      }
      return answer
    },
  )

  interface DocflowRequest {
    readonly DocumentId?: { readonly MessageId?: string; readonly EntityId?: string }
  }
  app.post<{ Querystring: { boxId?: string }; Body: { Requests?: readonly DocflowRequest[] } | null }>(
    path('/V3/GetDocflows'),
    guarded,
    async ({ query, body }, reply) => {
      if (query.boxId !== OWN.boxId) return reply.code(403).send()
      const requests = body?.Requests ?? []
      if (requests.length === 0 || requests.length > 100) return reply.code(400).send('От 1 до 100 документов')
      const found = requests.map(({ DocumentId }) => papers.find(DocumentId?.MessageId ?? ''))
      if (found.some((paper, index) => paper?.entityId !== requests[index]?.DocumentId?.EntityId))
        return reply.code(404).send()
      return { Documents: found.map((paper) => paper && docflowOf(paper)) }
    },
  )

  app.post<{ Body: { tin?: string; status?: string } | null }>(path('/counteragents'), async ({ body }) => {
    statuses.set(partyOf(body?.tin ?? '').orgId, body?.status ?? 'IsMyCounteragent')
    return { counteragents: Object.fromEntries(statuses) }
  })
  app.get(path('/papers'), async () => ({ items: papers.list() }))
  app.post<{ Params: { id: string }; Body: { move?: string; reason?: string } | null }>(
    path('/papers/:id'),
    async ({ params, body, headers }, reply) => {
      const move = PAPER_MOVES.find((one) => one === body?.move)
      if (!move || !papers.move(params.id, move, body?.reason ?? ''))
        return reply.code(409).send({ error: 'wrong move' })
      if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return reply.redirect(path(''), 303)
      return { items: papers.list() }
    },
  )
  app.get(path(''), async (_request, reply) => {
    const rows = papers
      .list()
      .map(
        ({ messageId, number, toBoxId, events }) =>
          `<form method="post" action="${path(`/papers/${messageId}`)}"><p><b>УПД ${escapeHtml(number)}</b>, ${escapeHtml(toBoxId)}: ${
            events.map(({ move }) => MOVES[move].toLowerCase()).join(', ') || 'черновик'
          }</p><label>Причина<input name="reason"></label>${PAPER_MOVES.map(
            (move) => `<button name="move" value="${move}">${MOVES[move]}</button>`,
          ).join('')}</form>`,
      )
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Оператор ЭДО',
        `<div class="badge">Это эмулятор: настоящего оператора здесь нет</div><h1>Оператор ЭДО</h1>
${rows.join('') || '<p class="note">Документов пока нет.</p>'}${faultsForm(path('/control'), faults)}`,
      ),
    )
  })
}
