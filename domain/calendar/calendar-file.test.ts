import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const NOW = new Date('2026-11-22T09:05:07Z')
const event: CalendarEvent = {
  uid: 'order-104218@okolitsa.example',
  title: 'Сыроварня Лучковых',
  description: 'Заказ',
  location: 'Москва',
  url: 'https://okolitsa.example/account/orders/104218',
  day: '2026-11-24',
  hours: { from: 10, to: 14 },
  timeZone: 'Europe/Moscow',
  isSure: true,
}
const linesOf = (...events: CalendarEvent[]) => calendarFile(events, NOW).replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it("writes hours in the seller's time zone and includes the zone", () => {
    const lines = linesOf(event)
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Europe/Moscow',
        'TZOFFSETTO:+0300',
        'DTSTAMP:20261122T090507Z',
        'DTSTART;TZID=Europe/Moscow:20261124T100000',
        'DTEND;TZID=Europe/Moscow:20261124T140000',
        'STATUS:CONFIRMED',
      ]),
    )
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  it.each([
    ['Asia/Kamchatka', '+1200'],
    ['Europe/Kaliningrad', '+0200'],
    ['Asia/Kolkata', '+0530'],
    ['America/New_York', '-0500'],
  ])('%s is %s that day', (timeZone, offset) => {
    expect(linesOf({ ...event, timeZone })).toContain(`TZOFFSETTO:${offset}`)
  })

  it('ends hours until midnight on the next day, also on the last day of the year', () => {
    const lines = linesOf({ ...event, day: '2026-12-31', hours: { from: 20, to: 24 } })
    expect(lines).toContain('DTEND;TZID=Europe/Moscow:20270101T000000')
  })

  it('writes a day without hours as a whole-day event without a zone', () => {
    const lines = linesOf({ ...event, day: '2028-02-29', hours: null, isSure: false })
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20280229', 'DTEND;VALUE=DATE:20280301', 'STATUS:TENTATIVE']),
    )
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })

  it('includes a shared zone once for two events', () => {
    expect(linesOf(event, { ...event, uid: 'other' }).filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
  })

  it('escapes special characters and prevents a text from adding lines', () => {
    const lines = linesOf({ ...event, title: 'Мёд; хлеб, сыр \\ соль', description: 'раз\r\nATTACH:x\nдва' })
    expect(lines).toContain('SUMMARY:Мёд\\; хлеб\\, сыр \\\\ соль')
    expect(lines).toContain('DESCRIPTION:раз\\nATTACH:x\\nдва')
  })

  it('folds long lines at 75 bytes without splitting a character', () => {
    const title = `${'Ж'.repeat(90)}🧀${'x'.repeat(40)}`
    const text = calendarFile([{ ...event, title }], NOW)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
    expect(text).not.toContain('\uFFFD')
  })
})
