import { createTabStore } from '../../platform/tab-state/tab-store.ts'

export interface SentCode {
  readonly challengeId: string
  readonly codeLength: number
}

/** The progress of a form of a phone and a code. Times are ms since the epoch. */
export interface KeptCode {
  /** The phone as typed. */
  readonly phone: string
  readonly sent: (SentCode & { readonly at: number; readonly resendAt: number }) | null
}

/** Time during which a reload restores the step of the code, ms; later the form starts with the number. */
const AWAITED_MS = 10 * 60_000

/** Progress by form name: survives a reload of the tab, removed at sign-out. */
export const keptCodes = createTabStore<KeptCode>('codes')

/** The initial state of a form after a reload. */
export function restoredCode(
  { phone, sent }: KeptCode,
  now: number,
): { readonly phone: string; readonly sent: SentCode | null; readonly secondsToResend: number } {
  if (sent === null || now >= sent.at + AWAITED_MS) return { phone, sent: null, secondsToResend: 0 }
  const { challengeId, codeLength, resendAt } = sent
  return { phone, sent: { challengeId, codeLength }, secondsToResend: Math.max(0, Math.ceil((resendAt - now) / 1000)) }
}
