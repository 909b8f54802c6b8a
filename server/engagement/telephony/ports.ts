import type { CallReport } from '@okolitsa/domain/telephony/callback-state.ts'
import type { Executor } from '../../platform/db/client.ts'

/** An ordered call: the PBX rings the seller and then the customer. Numbers are digits. */
export interface CallOrder {
  /** Id of at most 128 characters; the PBX ignores a repeated id. */
  readonly commandId: string
  readonly seller: { readonly extension: string | null; readonly phone: string | null }
  readonly customerPhone: string
}

/** A message of the PBX with a valid signature. */
export type TelephonyWebhook =
  | {
      readonly kind: 'report'
      readonly entryId: string
      /** Id of the call; empty for the summary. */
      readonly callId: string
      readonly seq: number
      /** Id of our command; null = not named by the PBX. */
      readonly commandId: string | null
      readonly report: CallReport
    }
  | { readonly kind: 'result'; readonly commandId: string; readonly isAccepted: boolean; readonly reason: number }
  | { readonly kind: 'ping' }

export type WebhookKind = 'call' | 'summary' | 'result' | 'ping'

/** A call that plays a recording. */
export interface Announcement {
  /** Id of at most 128 characters; the PBX ignores a repeated id. */
  readonly commandId: string
  /** Phone number, digits. */
  readonly phone: string
}

export interface Telephony {
  /** Orders a call. Throws TelephonyFailure. */
  connect(order: CallOrder): Promise<void>
  /**
   * Rings a phone and plays the exchange's recording («an order is waiting»). Throws TelephonyFailure. Null = no
   * announcer extension.
   */
  readonly announce: ((announcement: Announcement) => Promise<void>) | null
  /** `forged`: wrong signature; `unreadable`: a valid signature, but a malformed message. */
  readWebhook(
    kind: WebhookKind,
    form: { readonly vpbx_api_key: string; readonly sign: string; readonly json: string },
  ): TelephonyWebhook | 'forged' | 'unreadable'
}

/** Error of the exchange: `refused` with its code, or `unavailable` without an answer. */
export class TelephonyFailure extends Error {
  readonly kind: 'refused' | 'unavailable'
  /** Result code; null = none. */
  readonly code: number | null

  constructor(kind: 'refused' | 'unavailable', code: number | null, cause?: unknown) {
    super(`telephony: ${kind}${code === null ? '' : ` (${code})`}`, { cause })
    this.name = 'TelephonyFailure'
    this.kind = kind
    this.code = code
  }
}

export interface CallsAsked {
  readonly customerId: number
  readonly organizationId: number
  readonly since: Date
  readonly until: Date
}

export interface PastCall {
  readonly at: Date
  readonly state: 'asked' | 'ringing' | 'talking' | 'done' | 'missed' | 'failed'
  readonly seconds: number | null
}

/** Calls for other modules. */
export interface TelephonyService {
  /** Calls of a customer and a seller between two moments, oldest first. */
  callsOf(executor: Executor, asked: CallsAsked): Promise<readonly PastCall[]>
}
