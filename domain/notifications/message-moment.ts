import type { NotificationRule } from './notification-table.ts'
import { firstCalmMoment, morningMoment } from './quiet-hours.ts'

/** Who is asked has at least so long after the SMS, minutes. */
const TIME_TO_ANSWER = 30
const MINUTE_MS = 60_000

/**
 * The earliest moment for an SMS: by day where the order goes. At once when it is about money, or when the time to
 * answer would run out in the night.
 * @param timeZone IANA, of the recipient
 * @param answerBefore until when an answer is awaited; null = none is
 * @param messageId where in the morning it leaves, when it waits for one
 */
export function messageMoment(
  rule: Pick<NotificationRule, 'isUrgent' | 'awaits'>,
  now: Date,
  timeZone: string,
  answerBefore: Date | null,
  messageId: number,
): Date {
  if (rule.isUrgent) return now
  const calm = firstCalmMoment(now, timeZone)
  const latest = answerBefore && new Date(answerBefore.getTime() - TIME_TO_ANSWER * MINUTE_MS)
  if (rule.awaits === 'answer' && latest && calm > latest) return now
  return morningMoment(calm, now, messageId, latest)
}
