import type { IsoDate } from '../clock/clock.ts'
import { plusDays } from '../clock/clock.ts'
import { isNonWorkingDay } from '../delivery/holidays.ts'

/** Requests of people about their personal data. */
export const DATA_REQUEST_KINDS = ['export', 'correction', 'deletion'] as const
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number]

/** `ready` = checked by a person and waits for the approval; `running` = a job carries it out. */
export const DATA_REQUEST_STATES = ['new', 'ready', 'running', 'done', 'canceled'] as const
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number]

/** `account` = made by the person in the account and carried out by itself. */
export type DataRequestSource = 'account' | 'letter'

export const MAX_REQUEST_TEXT = 2_000

/**
 * Working days to answer, as read in 152-FZ: access within ten (article 20, part 1), correction within seven (article
 * 20, part 3), an end of processing within ten (article 21, part 5.1). A lawyer has not confirmed these.
 */
const WORKING_DAYS: Readonly<Record<DataRequestKind, number>> = { export: 10, correction: 7, deletion: 10 }

/** The last day to answer a request. */
export function answerBy(kind: DataRequestKind, receivedOn: IsoDate): IsoDate {
  let day = receivedOn
  for (let left = WORKING_DAYS[kind]; left > 0; ) {
    day = plusDays(day, 1)
    if (!isNonWorkingDay(day)) left -= 1
  }
  return day
}

/** Moves of the office on a request. */
export const DATA_REQUEST_MOVES = ['prepare', 'approve', 'cancel'] as const
export type DataRequestMove = (typeof DATA_REQUEST_MOVES)[number]

/** Moves that are possible now; requests of the account need none. */
export function dataRequestMoves(source: DataRequestSource, state: DataRequestState): readonly DataRequestMove[] {
  if (source === 'account') return []
  if (state === 'new') return ['prepare', 'cancel']
  return state === 'ready' ? ['approve', 'cancel'] : []
}

/** Personal data that are kept after a deletion, with the reason in the words of the office. */
export const KEPT_DATA = ['orders', 'receipts', 'money', 'consents', 'log'] as const

/** Tasks that delete personal data by age: the days of storage; null = until the end that each row has. */
export const RETENTION_DAYS = {
  'erase-accounts': 14,
  'forget-old-sign-ins': 7,
  'delete-expired-guest-carts': null,
  'forget-idempotency-keys': 30,
  'forget-old-calls': 60,
} as const
export type RetentionTask = keyof typeof RETENTION_DAYS
export const RETENTION_TASKS = Object.keys(RETENTION_DAYS) as [RetentionTask, ...RetentionTask[]]
