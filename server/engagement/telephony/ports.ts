import type { CallReport } from '@okolitsa/domain/telephony/callback-state.ts'

/** A call to be made: the PBX rings the seller, and the customer when the seller answered. Numbers are digits. */
export interface CallOrder {
  /** At most 128 characters; repeating it is the same call. */
  readonly commandId: string
  readonly seller: { readonly extension: string | null; readonly phone: string | null }
  readonly customerPhone: string
}

/** One message of the PBX, its signature right. */
export type TelephonyWebhook =
  | {
      readonly kind: 'report'
      readonly entryId: string
      /** Empty for the summary. */
      readonly callId: string
      readonly seq: number
      /** Null where the PBX does not say which of our commands made the call. */
      readonly commandId: string | null
      readonly report: CallReport
    }
  | { readonly kind: 'result'; readonly commandId: string; readonly isAccepted: boolean; readonly reason: number }
  | { readonly kind: 'ping' }

export type WebhookKind = 'call' | 'summary' | 'result' | 'ping'

/** A call that says something recorded: nobody speaks to whoever answers it. */
export interface Announcement {
  /** At most 128 characters; repeating it is the same call. */
  readonly commandId: string
  /** Digits. */
  readonly phone: string
}

/** A PBX. */
export interface Telephony {
  /** Throws TelephonyFailure. */
  connect(order: CallOrder): Promise<void>
  /**
   * Rings a telephone and plays what the exchange has recorded under its extension: «you have an order that waits».
   * Throws TelephonyFailure. Null = there is no such extension.
   */
  readonly announce: ((announcement: Announcement) => Promise<void>) | null
  /** `forged`: the signature is wrong; `unreadable`: it is right, but the words are not what was agreed. */
  readWebhook(
    kind: WebhookKind,
    form: { readonly vpbx_api_key: string; readonly sign: string; readonly json: string },
  ): TelephonyWebhook | 'forged' | 'unreadable'
}

/** The exchange did not take the call: `refused` with its code, or `unavailable` without an answer. */
export class TelephonyFailure extends Error {
  readonly kind: 'refused' | 'unavailable'
  /** Result code; null when there was none. */
  readonly code: number | null

  constructor(kind: 'refused' | 'unavailable', code: number | null, cause?: unknown) {
    super(`telephony: ${kind}${code === null ? '' : ` (${code})`}`, { cause })
    this.name = 'TelephonyFailure'
    this.kind = kind
    this.code = code
  }
}
