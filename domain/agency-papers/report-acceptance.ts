import { type IsoDate, plusDays } from '../clock/clock.ts'

/** Days in which a principal may object to a report, unless the contract sets others (ГК 999). */
export const OBJECTION_DAYS = 30

export interface ReportAnswer {
  /** Day on which the principal received the report; null = not yet. */
  readonly deliveredOn: IsoDate | null
  readonly objectedOn: IsoDate | null
  readonly acceptedOn: IsoDate | null
  readonly objectionDays: number
}

/** The last day for an objection; null = the report has not arrived. */
export const objectionsUntil = ({ deliveredOn, objectionDays }: ReportAnswer): IsoDate | null =>
  deliveredOn === null ? null : plusDays(deliveredOn, objectionDays)

/** State of a report on a day. Silence until the last day is consent; an objection after it does not count. */
export function reportStateOn(today: IsoDate, answer: ReportAnswer): 'sent' | 'waiting' | 'objected' | 'accepted' {
  const until = objectionsUntil(answer)
  if (until === null) return 'sent'
  if (answer.objectedOn !== null && answer.objectedOn <= until) return 'objected'
  return answer.acceptedOn !== null || today > until ? 'accepted' : 'waiting'
}
