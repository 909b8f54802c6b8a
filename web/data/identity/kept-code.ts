import { createTabStore } from '../../platform/tab-state/tab-store.ts'

/** A code that was sent and not entered yet. */
export interface SentCode {
  readonly challengeId: string
  readonly codeLength: number
}

/** The progress of a form of a phone and a code. Moments are ms since the epoch. */
export interface KeptCode {
  /** As typed. */
  readonly phone: string
  readonly sent: (SentCode & { readonly at: number; readonly resendAt: number }) | null
}

/** A code is waited for so long after a reload, ms; later the form begins at its number. */
const AWAITED_MS = 10 * 60_000

/** Forms by their names: the number and the step survive a reload of the tab, and leave with the person. */
export const keptCodes = createTabStore<KeptCode>('codes')

/** The state a form begins with after a reload. */
export function restoredCode(
  { phone, sent }: KeptCode,
  now: number,
): { readonly phone: string; readonly sent: SentCode | null; readonly secondsToResend: number } {
  if (sent === null || now >= sent.at + AWAITED_MS) return { phone, sent: null, secondsToResend: 0 }
  const { challengeId, codeLength, resendAt } = sent
  return { phone, sent: { challengeId, codeLength }, secondsToResend: Math.max(0, Math.ceil((resendAt - now) / 1000)) }
}
