import { expect, it } from 'vitest'
import { messageMoment } from './message-moment.ts'
import { notificationRules } from './notification-table.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`)

it.each([
  ['sends a question at once by day', 'asked', '12:00', '13:00', '12:00'],
  ['delays a question at night whose deadline allows it', 'asked', '08:40', '09:40', '09:00'],
  ['sends a question at once when the delay would leave too little time', 'asked', '08:20', '09:20', '08:20'],
  ['sends a question at night whose deadline is at night', 'asked', '03:00', '04:00', '03:00'],
  ['delays a surcharge at night', 'surchargeAsked', '03:00', '04:00', '09:00'],
  ['sends news of a payment at night', 'paid', '03:00', null, '03:00'],
] as const)('%s', (_, kind, now, answerBefore, moment) => {
  const found = messageMoment(notificationRules[kind], at(now), 'Europe/Moscow', answerBefore && at(answerBefore), 300)
  expect(found).toEqual(at(moment))
})

it('leaves half an hour to answer, at any sending time in the morning', () => {
  const asked = (messageId: number) =>
    messageMoment(notificationRules.asked, at('08:40'), 'Europe/Moscow', at('09:32'), messageId)
  expect([asked(30), asked(299)]).toEqual([new Date('2026-11-21T09:00:30+03:00'), at('09:02')])
})
