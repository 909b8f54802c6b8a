import type { OfficePermission } from './permissions.ts'

/** Alarms of the start page, with the permission of the people who see each. */
export const ALARMS = {
  services: 'manageServices',
  receipts: 'seeOrders',
  integrity: 'seeState',
  unanswered: 'seeUnanswered',
} as const satisfies Readonly<Record<string, OfficePermission>>
export type AlarmKind = keyof typeof ALARMS
export const ALARM_KINDS = Object.keys(ALARMS) as [AlarmKind, ...AlarmKind[]]

/** A present trouble; a count of 0 is no alarm. */
export interface Trouble {
  readonly count: number
  /** Time since which it is so; null = nothing is wrong. */
  readonly since: Date | null
}

interface CheckOfBooks {
  readonly endedAt: Date | null
  readonly problems: number | null
  readonly failure: string | null
}

/** Problems of the last check of the books that ended, since the first of the checks in a row that found some. */
export function troubleOfBooks(newestFirst: readonly CheckOfBooks[]): Trouble {
  const ended = newestFirst.filter(({ endedAt }) => endedAt !== null)
  const fine = ended.findIndex(({ problems, failure }) => problems === 0 && failure === null)
  const bad = fine === -1 ? ended : ended.slice(0, fine)
  // a check that failed is one problem
  return { count: bad[0] ? (bad[0].problems ?? 1) : 0, since: bad.at(-1)?.endedAt ?? null }
}
