import type { Severity } from '@okolitsa/domain/market/can-trade.ts'

/** One line of the doctor. */
export interface Finding {
  readonly severity: Severity
  readonly text: string
}

export const fine = (text: string): Finding => ({ severity: 'fine', text })
export const warning = (text: string): Finding => ({ severity: 'warning', text })
export const failed = (text: string): Finding => ({ severity: 'failed', text })
