export const CALLBACK_STATES = ['asked', 'ringing', 'talking', 'done', 'missed', 'failed'] as const
export type CallbackState = (typeof CALLBACK_STATES)[number]

/** A report of the PBX about one leg of a call (`seq` grows within a leg), or about the whole ended call. */
export type CallReport =
  | { readonly kind: 'leg'; readonly state: 'Appeared' | 'Connected' | 'OnHold' | 'Disconnected' }
  | {
      readonly kind: 'summary'
      readonly isSuccess: boolean
      readonly talkSeconds: number
      readonly reason: number | null
    }

export interface CallbackProgress {
  readonly state: CallbackState
  readonly talkSeconds: number | null
  /** Result code of the PBX for a call without a conversation. */
  readonly reason: number | null
}

/**
 * State of a call after its reports. Reports arrive out of order and repeated, so the result depends only on their set.
 */
export function callbackProgress(reports: readonly CallReport[]): CallbackProgress {
  const summary = reports.find((report) => report.kind === 'summary')
  if (summary)
    return summary.isSuccess
      ? { state: 'done', talkSeconds: summary.talkSeconds, reason: null }
      : { state: 'missed', talkSeconds: null, reason: summary.reason }
  const hasAnswered = reports.some((report) => report.kind === 'leg' && report.state === 'Connected')
  return { state: hasAnswered ? 'talking' : reports.length > 0 ? 'ringing' : 'asked', talkSeconds: null, reason: null }
}
