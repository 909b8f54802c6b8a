import { describe, expect, it } from 'vitest'
import type { Matter, SellerChannel } from './matter.ts'
import { calmMomentOf, nextSendings, type SellerRule, USUAL_QUIET_HOURS } from './next-sendings.ts'

/** 12:00 in Moscow. */
const NOON = new Date('2026-11-21T09:00:00Z')
const after = (minutes: number, from = NOON) => new Date(from.getTime() + minutes * 60_000)
const matter = (change: Partial<Matter> = {}): Matter => ({
  ...{ id: 1, kind: 'order', at: NOON, deadline: null, seenAt: null, isEarly: false, passed: [] },
  ...change,
})
const rule = (change: Partial<SellerRule> = {}): SellerRule => ({
  timeZone: 'Europe/Moscow',
  quiet: USUAL_QUIET_HOURS,
  reaches: new Set<SellerChannel>(['push', 'sms', 'email', 'call']),
  isOn: () => true,
  lastSent: {},
  ...change,
})
const sent = (matters: readonly Matter[], now: Date, change: Partial<SellerRule> = {}) =>
  nextSendings(matters, rule(change), now).now.map(({ channel, steps }) => [channel, steps.length])
const looked = (one: Matter, now: Date, change: Partial<SellerRule> = {}) =>
  nextSendings([one], rule(change), now).lookAt.get(one.id)

describe('the ladder of a farm', () => {
  it('starts with push and an e-mail, and sends an SMS after an hour unopened', () => {
    expect(sent([matter()], NOON)).toEqual([
      ['push', 1],
      ['email', 1],
    ])
    expect(looked(matter(), NOON)).toEqual(after(60))
    expect(sent([matter({ passed: [0, 1] })], after(59))).toEqual([])
    expect(sent([matter({ passed: [0, 1] })], after(60))).toEqual([['sms', 1]])
    expect(looked(matter({ passed: [0, 1, 2] }), after(60))).toBeNull()
  })
  it('sends an SMS immediately for one of the first orders', () => {
    expect(sent([matter({ isEarly: true })], NOON).map(([channel]) => channel)).toContain('sms')
  })
  it("stops when the seller's staff have opened the order", () => {
    expect(sent([matter({ passed: [0, 1], seenAt: after(10) })], after(60))).toEqual([])
    expect(looked(matter({ seenAt: after(10) }), after(60))).toBeNull()
  })
  it('skips a disabled channel or one without recipients', () => {
    expect(sent([matter()], NOON, { reaches: new Set(['sms']) })).toEqual([])
    expect(sent([matter()], after(60), { isOn: (_, channel) => channel === 'sms' })).toEqual([['sms', 1]])
  })
  it('drops a step that is half a day late', () => {
    expect(sent([matter()], after(13 * 60))).toEqual([])
  })
})

describe('several matters', () => {
  it('sends one message by each channel for several matters', () => {
    const matters = [1, 2, 3].map((id) => matter({ id }))
    expect(sent(matters, NOON)).toEqual([
      ['push', 3],
      ['email', 3],
    ])
  })
  it('waits for the next e-mail after one was sent, and puts several matters into it', () => {
    const matters = [1, 2].map((id) => matter({ id, passed: [0] }))
    const lastSent = { email: after(-5) }
    expect(sent(matters, NOON, { lastSent })).toEqual([])
    expect(looked(matters[0] as Matter, NOON, { lastSent })).toEqual(after(10))
    expect(sent(matters, after(10), { lastSent })).toEqual([['email', 2]])
  })
})

describe('a kitchen', () => {
  const dinner = (change: Partial<Matter> = {}) => matter({ kind: 'dinner', deadline: after(12), ...change })
  it('sends push immediately, an SMS after a third of the time, a call at half, and a message before the end', () => {
    expect(sent([dinner()], NOON)).toEqual([['push', 1]])
    expect(looked(dinner(), NOON)).toEqual(after(4))
    expect(sent([dinner({ passed: [0] })], after(4)).map(([channel]) => channel)).toEqual(['sms', 'email'])
    expect(sent([dinner({ passed: [0, 1, 2] })], after(6))).toEqual([['call', 1]])
    const lastSent = { sms: after(4), call: after(6) }
    expect(sent([dinner({ passed: [0, 1, 2, 3] })], after(10), { lastSent })).toEqual([
      ['sms', 1],
      ['call', 1],
    ])
  })
  it('sends the last call even when the order was opened without an answer', () => {
    const seen = dinner({ seenAt: after(1) })
    expect(sent([seen], after(6))).toEqual([])
    expect(sent([seen], after(10)).map(([channel]) => channel)).toEqual(['sms', 'call'])
  })
  it('ignores quiet hours', () => {
    const night = new Date('2026-11-21T23:00:00Z')
    expect(sent([dinner({ at: night, deadline: after(12, night) })], night)).toEqual([['push', 1]])
  })
})

describe('quiet hours', () => {
  /** 23:30 and 8:00 in Moscow. */
  const [EVENING, MORNING] = [new Date('2026-11-21T20:30:00Z'), new Date('2026-11-22T05:00:00Z')]
  it('delays messages of the night into one in the morning', () => {
    const night = [matter({ at: EVENING }), matter({ id: 2, at: after(180, EVENING) })]
    expect(sent(night, after(240, EVENING))).toEqual([])
    expect(looked(night[0] as Matter, EVENING)).toEqual(MORNING)
    expect(sent(night, MORNING)).toEqual([
      ['push', 2],
      ['email', 2],
    ])
    // the ladder continues after the quiet hours
    expect(looked(matter({ at: EVENING, passed: [0, 1] }), MORNING)).toEqual(after(60, MORNING))
  })
  it('ignores quiet hours when the booking would end meanwhile', () => {
    const booking = matter({ kind: 'booking', at: EVENING, deadline: after(5 * 60, EVENING) })
    expect(sent([booking], EVENING).map(([channel]) => channel)).toEqual(['push', 'email'])
    const long = matter({ kind: 'booking', at: EVENING, deadline: after(24 * 60, EVENING) })
    expect(sent([long], EVENING)).toEqual([])
  })
  it('uses the seller’s time zone, and allows quiet hours within a day or none', () => {
    expect(calmMomentOf(EVENING, { timeZone: 'Asia/Kamchatka', quiet: USUAL_QUIET_HOURS })).toEqual(EVENING)
    const noonBreak = { timeZone: 'Europe/Moscow', quiet: { from: 11 * 60, to: 13 * 60 } }
    expect(calmMomentOf(NOON, noonBreak)).toEqual(after(60))
    expect(calmMomentOf(EVENING, { timeZone: 'Europe/Moscow', quiet: null })).toEqual(EVENING)
  })
  it('sends a step of the day that is checked only at night', () => {
    const order = matter({ at: after(-100, EVENING), passed: [0, 1] })
    expect(looked(order, EVENING)).toEqual(MORNING)
  })
})
