import type { NotificationRule } from './notification-table.ts'
import { firstCalmMoment, morningMoment } from './quiet-hours.ts'

/** Minimum minutes between the SMS and the deadline of the answer. */
const TIME_TO_ANSWER = 30
const MINUTE_MS = 60_000

/**
 * The earliest moment for an SMS: during the day at the recipient's. Immediately when it is about money, or when the
 * time to answer would end during the night. @param timeZone IANA, of the recipient @param answerBefore end of the time
 * to answer; null = no answer is awaited @param messageId spreads delayed messages over the morning
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
