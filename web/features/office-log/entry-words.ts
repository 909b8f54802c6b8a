import type { LogEntry } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'

/** Digits of a hash shown at its beginning and at its end. */
const SHOWN_DIGITS = 4

/** Name of the author, or of the service. */
export const authorOf = ({ who, service }: Pick<LogEntry, 'who' | 'service'>): string =>
  who ? (who.name ?? `№ ${who.staffId}`) : text.serviceOf(service ?? '')

export const shortHash = (hash: string): string => `${hash.slice(0, SHOWN_DIGITS)}…${hash.slice(-SHOWN_DIGITS)}`

/** A change as one line: the field, the value before when there was one, and the value after. */
export function changeText({ field, before, after }: LogEntry['changes'][number], entity: string): string {
  const now = text.valueOf(field, after)
  return `${text.fieldOf(field, entity)}: ${before === null ? now : `${text.valueOf(field, before)} → ${now}`}`
}
