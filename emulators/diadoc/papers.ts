import { randomUUID } from 'node:crypto'

/** A paper in the boxes of its two sides. */
export interface EmulatedPaper {
  readonly messageId: string
  readonly entityId: string
  readonly fileId: string
  readonly number: string
  readonly function: string
  readonly toBoxId: string
  /** Events in order. */
  readonly events: PaperEvent[]
}
export const PAPER_MOVES = ['sign', 'deliver', 'accept', 'refuse', 'clarify'] as const
export type PaperMove = (typeof PAPER_MOVES)[number]
interface PaperEvent {
  readonly move: PaperMove
  readonly reason: string
  readonly at: number
}

/** Moves that must have happened before. */
const AFTER: Readonly<Record<PaperMove, readonly PaperMove[]>> = {
  sign: [],
  deliver: ['sign'],
  accept: ['deliver'],
  refuse: ['deliver'],
  clarify: ['deliver'],
}

/** Papers of the emulator, in memory. */
export class EmulatedPapers {
  readonly #papers = new Map<string, EmulatedPaper>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  add(facts: Pick<EmulatedPaper, 'fileId' | 'number' | 'function' | 'toBoxId'>): EmulatedPaper {
    const paper = { ...facts, messageId: randomUUID(), entityId: randomUUID(), events: [] }
    this.#papers.set(paper.messageId, paper)
    return paper
  }

  list(): EmulatedPaper[] {
    return [...this.#papers.values()]
  }

  find(messageId: string): EmulatedPaper | undefined {
    return this.#papers.get(messageId)
  }

  /** Returns false for a move that cannot follow: an unsigned paper cannot arrive, an answer is given once. */
  move(messageId: string, move: PaperMove, reason: string): boolean {
    const paper = this.find(messageId)
    const has = (one: PaperMove) => paper?.events.some((event) => event.move === one) ?? false
    if (!paper || has(move) || has('accept') || has('refuse') || !AFTER[move].every(has)) return false
    paper.events.push({ move, reason, at: this.#now() })
    return true
  }
}

const ticks = (at: number | undefined) =>
  at === undefined ? undefined : { Ticks: at * 10_000 + 621_355_968_000_000_000 }

/** State of the document flow as the API of version 3 answers it. */
export function docflowOf({ messageId, entityId, events }: EmulatedPaper): object {
  const of = (move: PaperMove) => events.find((event) => event.move === move)
  const [signed, delivered, title, refusal, amendment] = PAPER_MOVES.map(of)
  return {
    DocumentId: { MessageId: messageId, EntityId: entityId },
    LastEvent: { EventId: `${messageId}-${events.length}`, Timestamp: ticks(events.at(-1)?.at ?? 0) },
    DocumentInfo: { DocumentType: 'UniversalTransferDocument' },
    Docflow: {
      SenderTitle: {
        IsFinished: signed !== undefined,
        SentAt: ticks(signed?.at),
        SenderSignatureStatus: signed ? 'SenderSignatureCheckedAndValid' : 'WaitingForSenderSignature',
      },
      ...(signed && { Confirmation: { IsFinished: true } }),
      ...(delivered && {
        RecipientReceipt: { IsFinished: true, SentAt: ticks(delivered.at), Status: 'GeneralReceiptFinished' },
      }),
      ...(signed && {
        RecipientResponse: {
          IsFinished: !!title || !!refusal,
          ResponseStatus: title
            ? 'WithRecipientSignature'
            : refusal
              ? 'RecipientSignatureRequestRejected'
              : 'WaitingForRecipientSignature',
          ...(refusal && { Rejection: { IsFormal: true, PlainText: refusal.reason } }),
        },
      }),
      ...(amendment && {
        AmendmentRequest: {
          IsFinished: true,
          SentAt: ticks(amendment.at),
          AmendmentFlags: 1,
          PlainText: amendment.reason,
        },
      }),
    },
  }
}
