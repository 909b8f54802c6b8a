import { minuteOfDayIn } from '../clock/clock.ts'
import { ladderOf, type Rung } from './ladder.ts'
import { type Matter, type SellerChannel, type SellerTopic, topicOfMatter } from './matter.ts'

/** Minutes of the day between which nobody is disturbed; an end that is not after the beginning is on the next day. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}
/** From 22 to 8. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 22 * 60, to: 8 * 60 }

/** How one seller is told. */
export interface SellerRule {
  readonly timeZone: string
  /** Null = none. */
  readonly quiet: QuietHours | null
  /** Channels that lead to somebody, and do not stand at their most for today. */
  readonly reaches: ReadonlySet<SellerChannel>
  isOn(topic: SellerTopic, channel: SellerChannel): boolean
  /** When something was last sent by each channel. */
  readonly lastSent: Readonly<Partial<Record<SellerChannel, Date>>>
}

/** One message: everything it tells of, and which steps it is of each. */
export interface Sending {
  readonly channel: SellerChannel
  readonly steps: readonly { readonly matterId: number; readonly rung: number }[]
}

interface NextSendings {
  readonly now: readonly Sending[]
  /** When each matter is to be looked at again; null = its ladder is over. */
  readonly lookAt: ReadonlyMap<number, Date | null>
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Minutes between two messages to a seller: what comes meanwhile is in the second one. */
const PAUSE_MINUTES: Readonly<Record<SellerChannel, number>> = { push: 0, sms: 10, email: 15, call: 10 }
/** The same of what ends by itself within minutes. */
const SHORT_PAUSE_MINUTES = 2
/** What is later than this by its ladder is not sent any more. */
const LATEST_MINUTES = 12 * 60
/** Who has to answer has this long after a message, minutes; a night that leaves less is not waited for. */
const TIME_TO_ANSWER = 60

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)
const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map(Number)))

/** The first moment at or after this one that is not in quiet hours. */
export function calmMomentOf(moment: Date, { quiet, timeZone }: Pick<SellerRule, 'quiet' | 'timeZone'>): Date {
  if (!quiet || quiet.from === quiet.to) return moment
  const minute = minuteOfDayIn(timeZone, moment)
  const isQuiet =
    quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to
  if (!isQuiet) return moment
  const wait = (quiet.to - minute + DAY_MINUTES) % DAY_MINUTES
  return later(new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS), wait)
}

/** Calm, unless waiting for it would let the matter end by itself: a kitchen is never quiet. */
function toldAt(moment: Date, { kind, deadline }: Matter, rule: SellerRule): Date {
  if (kind === 'dinner') return moment
  const calm = calmMomentOf(moment, rule)
  return deadline !== null && later(calm, TIME_TO_ANSWER) > deadline ? moment : calm
}

/** When a step is due by its ladder. Minutes are counted from the moment the seller may first be told. */
function dueAt({ after }: Rung, matter: Matter, rule: SellerRule): Date | null {
  if ('minutes' in after) return later(toldAt(matter.at, matter, rule), after.minutes)
  if (matter.deadline === null) return null
  return new Date(matter.at.getTime() + (matter.deadline.getTime() - matter.at.getTime()) * after.part)
}

/** Null = this step will not be. */
function momentOf(index: number, rung: Rung, matter: Matter, rule: SellerRule, now: Date): Date | null {
  const { channel } = rung
  if (matter.passed.includes(index)) return null
  if (matter.seenAt !== null && !rung.isLastCall) return null
  if (!rule.reaches.has(channel) || !rule.isOn(topicOfMatter[matter.kind], channel)) return null
  const due = dueAt(rung, matter, rule)
  if (due === null) return null
  const calm = toldAt(latest(due, now), matter, rule)
  if (due <= now && calm <= now && later(due, LATEST_MINUTES) < now) return null
  const last = rule.lastSent[channel]
  if (!last) return calm
  const pause =
    matter.kind === 'dinner' ? Math.min(SHORT_PAUSE_MINUTES, PAUSE_MINUTES[channel]) : PAUSE_MINUTES[channel]
  return latest(calm, later(last, pause))
}

/**
 * What is sent to a seller now, and when to look again. All that is due by one channel is one message. A matter that
 * somebody has opened rests, except for the last call before it ends by itself.
 * @param matters those that nobody has answered
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
