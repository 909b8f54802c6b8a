import type { OfficeSellerRow } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { PaperState } from '@okolitsa/domain/sellers/paper-check.ts'
import type { SellerState } from '@okolitsa/domain/sellers/seller-state.ts'
import type { PapersState } from '@okolitsa/domain/sellers/suspension.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { officeSellers as text } from '@okolitsa/strings/ru/office-sellers.ts'
import type { BadgeColor } from '../../ui/badge.tsx'

/** Colours of states. */
export const STATE_COLORS = {
  preparing: 'gray',
  submitted: 'blue',
  returned: 'orange',
  active: 'green',
  paused: 'gray',
  suspended: 'red',
  terminated: 'gray',
} as const satisfies Readonly<Record<SellerState, BadgeColor>>

export const PAPER_COLORS = {
  waiting: 'blue',
  valid: 'green',
  expiring: 'orange',
  expired: 'red',
  missing: 'gray',
} as const satisfies Readonly<Record<PapersState, BadgeColor>>

/** Colours of checks of papers. */
export const CHECK_COLORS = {
  waiting: 'blue',
  accepted: 'green',
  refused: 'red',
  expired: 'red',
} as const satisfies Readonly<Record<PaperState, BadgeColor>>

/** The state with its end in the seller's time zone. */
export function stateWords(
  { state, until, timeZone }: Pick<OfficeSellerRow, 'state' | 'until' | 'timeZone'>,
  reference: DayReference,
): string {
  const words = text.states[state]
  return until === null ? words : text.stateUntil(words, dayIn(timeZone, new Date(until)), reference)
}

/** Share of deliveries on time, per cent; null = there were none. */
export const onTimePercent = ({ driven, late }: Pick<OfficeSellerRow, 'driven' | 'late'>): number | null =>
  driven === 0 ? null : Math.round(((driven - late) / driven) * 1_000) / 10
