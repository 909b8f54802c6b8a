import { minuteOfDayIn } from '../clock/clock.ts'
import { ladderOf, type Rung } from './ladder.ts'
import { type Matter, type SellerChannel, type SellerTopic, topicOfMatter } from './matter.ts'

/** Quiet hours, as minutes of the day; an end that is not after the beginning is on the next day. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}
/** Default quiet hours, 22:00…8:00. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 22 * 60, to: 8 * 60 }

/** Notification settings of a seller, with the state of the channels. */
export interface SellerRule {
  readonly timeZone: string
  /** Quiet hours; null = none. */
  readonly quiet: QuietHours | null
  /** Channels that have a recipient and are below their daily limit. */
  readonly reaches: ReadonlySet<SellerChannel>
  isOn(topic: SellerTopic, channel: SellerChannel): boolean
  /** Time of the last message of each channel. */
  readonly lastSent: Readonly<Partial<Record<SellerChannel, Date>>>
}

/** One message, with the steps of all matters that it covers. */
export interface Sending {
  readonly channel: SellerChannel
  readonly steps: readonly { readonly matterId: number; readonly rung: number }[]
}

interface NextSendings {
  readonly now: readonly Sending[]
  /** Time of the next check of each matter; null = no step is left. */
  readonly lookAt: ReadonlyMap<number, Date | null>
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/**
 * Minimum minutes between two messages of a channel to a seller; matters that begin meanwhile share the second message.
 */
const PAUSE_MINUTES: Readonly<Record<SellerChannel, number>> = { push: 0, sms: 10, email: 15, call: 10 }
/** Maximum minutes between messages about matters whose deadline is minutes away. */
const SHORT_PAUSE_MINUTES = 2
/** Minutes after which an overdue step is dropped. */
const LATEST_MINUTES = 12 * 60
/** Minimum minutes for an answer after a message; quiet hours that would leave fewer are ignored. */
const TIME_TO_ANSWER = 60

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)
const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map(Number)))

/** The given moment, or the end of the quiet hours it is in. */
export function calmMomentOf(moment: Date, { quiet, timeZone }: Pick<SellerRule, 'quiet' | 'timeZone'>): Date {
  if (!quiet || quiet.from === quiet.to) return moment
  const minute = minuteOfDayIn(timeZone, moment)
  const isQuiet =
    quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to
  if (!isQuiet) return moment
  const wait = (quiet.to - minute + DAY_MINUTES) % DAY_MINUTES
  return later(new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS), wait)
}

/** The moment moved out of quiet hours, unless the matter would end first. Dinners ignore quiet hours. */
function notifyAt(moment: Date, { kind, deadline }: Matter, rule: SellerRule): Date {
  if (kind === 'dinner') return moment
  const calm = calmMomentOf(moment, rule)
  return deadline !== null && later(calm, TIME_TO_ANSWER) > deadline ? moment : calm
}

/**
 * Time at which a step is due; null = a part of a deadline that the matter does not have. Minutes start at the first
 * moment outside quiet hours.
 */
function dueAt({ after }: Rung, matter: Matter, rule: SellerRule): Date | null {
  if ('minutes' in after) return later(notifyAt(matter.at, matter, rule), after.minutes)
  if (matter.deadline === null) return null
  return new Date(matter.at.getTime() + (matter.deadline.getTime() - matter.at.getTime()) * after.part)
}

/** Time at which a step is to be sent; null = never. */
function momentOf(index: number, rung: Rung, matter: Matter, rule: SellerRule, now: Date): Date | null {
  const { channel } = rung
  if (matter.passed.includes(index)) return null
  if (matter.seenAt !== null && !rung.isLastCall) return null
  if (!rule.reaches.has(channel) || !rule.isOn(topicOfMatter[matter.kind], channel)) return null
  const due = dueAt(rung, matter, rule)
  if (due === null) return null
  const calm = notifyAt(latest(due, now), matter, rule)
  if (due <= now && calm <= now && later(due, LATEST_MINUTES) < now) return null
  const last = rule.lastSent[channel]
  if (!last) return calm
  const pause =
    matter.kind === 'dinner' ? Math.min(SHORT_PAUSE_MINUTES, PAUSE_MINUTES[channel]) : PAUSE_MINUTES[channel]
  return latest(calm, later(last, pause))
}

/**
 * Messages to send to a seller now, and the next check of each matter. All steps due by one channel share one message.
 * A matter that the seller's staff have opened gets no message, except for the last call before it ends. @param matters
 * unanswered matters
 */
export function nextSendings(matters: readonly Matter[], rule: SellerRule, now: Date): NextSendings {
  const due = new Map<SellerChannel, { matterId: number; rung: number }[]>()
  const lookAt = new Map<number, Date | null>()
  for (const matter of matters) {
    let next: Date | null = null
    for (const [index, rung] of ladderOf(matter).entries()) {
      const moment = momentOf(index, rung, matter, rule, now)
      if (moment === null) continue
      if (moment <= now) {
        const steps = due.get(rung.channel) ?? []
        steps.push({ matterId: matter.id, rung: index })
        due.set(rung.channel, steps)
      } else if (next === null || moment < next) next = moment
    }
    lookAt.set(matter.id, next)
  }
  return { now: [...due].map(([channel, steps]) => ({ channel, steps })), lookAt }
}
