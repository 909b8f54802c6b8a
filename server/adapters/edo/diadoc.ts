import { z } from 'zod'
import { EdoFailure, type EdoOperator, type EdoState } from '../../desks/agency-papers/ports.ts'
import { callExternal, type ExternalResponse } from '../external/call-external.ts'
import { withoutPersonalData } from '../outside/without-personal-data.ts'
import { createDiadocToken, type DiadocIdentity } from './diadoc-token.ts'

/**
 * Electronic documents through Diadoc. Papers are left as drafts (`IsDraft`) that a person signs at the operator's site.
 * The service knows repeats by `operationId`; 204 means that it still works on the first request.
 */
export interface DiadocOptions extends Omit<DiadocIdentity, 'timeoutMs'> {
  /** `https://diadoc-api.kontur.ru`. */
  readonly baseUrl: string
  /** Our box when the login has several; absent = the only one. */
  readonly boxId?: string | undefined
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 20_000
/** Version of the title by `GetDocumentTypes`. */
const VERSION = 'utd970_05_03_01'
const TYPE = 'UniversalTransferDocument'
/** Statuses of faults on our side or in passing: the subscription is over, the login is refused, too many calls. */
const PASSING = new Set([204, 401, 402, 403, 408, 429])

const organizationsSchema = z.object({
  Organizations: z.array(
    z.object({
      FnsParticipantId: z.string().min(1),
      OrgId: z.string().min(1),
      Boxes: z.array(z.object({ BoxId: z.string().min(1) })),
    }),
  ),
})
const counteragentSchema = z.object({ CurrentStatus: z.string() })
const messageSchema = z.object({
  MessageId: z.string().min(1),
  Entities: z.array(z.object({ EntityId: z.string().min(1), AttachmentType: z.string().nullish() })),
})
const finishedSchema = z.object({ SentAt: z.unknown().nullish(), PlainText: z.string().nullish() })
const docflowSchema = z.object({
  Documents: z.array(
    z.object({
      Docflow: z.object({
        SenderTitle: z.object({ SenderSignatureStatus: z.string().nullish() }),
        RecipientReceipt: z.object({ IsFinished: z.boolean() }).nullish(),
        RecipientResponse: z.object({ ResponseStatus: z.string(), Rejection: finishedSchema.nullish() }).nullish(),
        AmendmentRequest: finishedSchema.nullish(),
      }),
    }),
  ),
})
type Docflow = z.output<typeof docflowSchema>['Documents'][number]['Docflow']

/** An operator over the HTTP API of Diadoc. Every failure is an `EdoFailure`. */
export function createDiadoc(options: DiadocOptions): EdoOperator {
  const { baseUrl, boxId, timeoutMs = DEFAULT_TIMEOUT_MS, ...identity } = options
  const tokenOf = createDiadocToken({ ...identity, timeoutMs })
  let own: Promise<{ readonly boxId: string; readonly participantId: string; readonly orgId: string }> | null = null

  const ask = async (path: string, body?: unknown): Promise<ExternalResponse> => {
    const askWith = (token: string) =>
      callExternal(`${baseUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json; charset=utf-8',
          ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        timeoutMs,
      }).catch((error: Error) => {
        throw new EdoFailure('unavailable', error.message, error)
      })
    const first = await tokenOf(null)
    let answer = await askWith(first)
    if (answer.status === 401) answer = await askWith(await tokenOf(first))
    const { status } = answer
    const isPassing = PASSING.has(status) || status >= 500 || (status >= 300 && status < 400)
    if (isPassing) throw new EdoFailure('unavailable', `the operator answers ${status}`)
    return answer
  }

  const findOwn = async () => {
    const { Organizations } = read(organizationsSchema, await ask('/GetMyOrganizations'))
    const found = Organizations.flatMap(({ Boxes, FnsParticipantId, OrgId }) =>
      Boxes.map((box) => ({ boxId: box.BoxId, participantId: FnsParticipantId, orgId: OrgId })),
    ).filter((one) => boxId === undefined || one.boxId === boxId)
    const [only] = found
    if (!only || found.length > 1) throw new EdoFailure('unavailable', `${found.length} boxes of ours`)
    return only
  }
  const ownBox = () => {
    own ??= findOwn().catch((error: unknown) => {
      own = null
      throw error
    })
    return own
  }

  return {
    async ownParty() {
      const { boxId: ours, participantId } = await ownBox()
      return { boxId: ours, participantId }
    },

    async partyOf(tin, kpp) {
      const query = new URLSearchParams({ inn: tin, ...(kpp !== null && { kpp }) })
      const { Organizations } = read(organizationsSchema, await ask(`/GetOrganizationsByInnKpp?${query}`))
      const [organization] = Organizations
      const [box] = organization?.Boxes ?? []
      if (!organization || !box) return null
      const { orgId } = await ownBox()
      const pair = new URLSearchParams({ myOrgId: orgId, counteragentOrgId: organization.OrgId })
      const answer = await ask(`/V3/GetCounteragent?${pair}`)
      const status = answer.status === 404 ? 'NotInCounteragentList' : read(counteragentSchema, answer).CurrentStatus
      if (status === 'IsMyCounteragent') return { boxId: box.BoxId, participantId: organization.FnsParticipantId }
      if (status === 'RejectsMe') return 'rejects'
      // sends an invitation, or accepts theirs
      if (status !== 'IsInvitedByMe')
        accepted(
          await ask(`/V2/AcquireCounteragent?${new URLSearchParams({ myOrgId: orgId })}`, {
            OrgId: organization.OrgId,
          }),
        )
      return 'invited'
    },

    async send({ operationId, to, file }) {
      const { boxId: ours } = await ownBox()
      const answer = await ask(`/V3/PostMessage?${new URLSearchParams({ operationId })}`, {
        FromBoxId: ours,
        ToBoxId: to.boxId,
        IsDraft: true,
        DocumentAttachments: [
          {
            SignedContent: { Content: Buffer.from(file.bytes).toString('base64') },
            TypeNamedId: TYPE,
            Function: file.function,
            Version: VERSION,
            CustomDocumentId: operationId,
          },
        ],
      })
      const { MessageId, Entities } = read(messageSchema, answer)
      const title = Entities.find(({ AttachmentType }) => AttachmentType === TYPE)
      if (!title) throw new EdoFailure('unavailable', 'a message without our document')
      return { messageId: MessageId, documentId: title.EntityId }
    },

    async stateOf({ messageId, documentId }) {
      const { boxId: ours } = await ownBox()
      const answer = await ask(`/V3/GetDocflows?${new URLSearchParams({ boxId: ours })}`, {
        Requests: [{ DocumentId: { MessageId: messageId, EntityId: documentId } }],
      })
      if (answer.status === 404) return { state: 'unknown' }
      const [document] = read(docflowSchema, answer).Documents
      return document ? stateOfDocflow(document.Docflow) : { state: 'unknown' }
    },
  }
}

/** The latest fact decides. Texts of `DocflowStatus` are for people and are not read. */
function stateOfDocflow({ SenderTitle, RecipientReceipt, RecipientResponse, AmendmentRequest }: Docflow): EdoState {
  const response = RecipientResponse?.ResponseStatus
  if (response === 'WithRecipientSignature') return { state: 'signed' }
  if (response === 'RecipientSignatureRequestRejected')
    return { state: 'refused', reason: reasonOf(RecipientResponse?.Rejection?.PlainText) }
  if (AmendmentRequest) return { state: 'clarification', reason: reasonOf(AmendmentRequest.PlainText) }
  if (RecipientReceipt?.IsFinished) return { state: 'delivered' }
  return { state: SenderTitle.SenderSignatureStatus === 'WaitingForSenderSignature' ? 'draft' : 'sent' }
}

/** Words of a person about a paper, not longer than a screen. */
const MAX_REASON = 1_000
const reasonOf = (text: string | null | undefined): string => (text ?? '').trim().slice(0, MAX_REASON)

function accepted(answer: ExternalResponse): ExternalResponse {
  if (answer.ok) return answer
  const words = new TextDecoder().decode(answer.bytes).slice(0, 500)
  throw new EdoFailure('refused', `${answer.status} ${withoutPersonalData(words)}`.trim())
}

function read<Schema extends z.ZodType>(schema: Schema, answer: ExternalResponse): z.output<Schema> {
  const parsed = schema.safeParse(accepted(answer).body)
  if (!parsed.success) throw new EdoFailure('unavailable', 'an answer of another form', parsed.error)
  return parsed.data
}
