import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/dinner.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay, formatDurationRange, formatTime } from './format.ts'
import { counted } from './plural.ts'

const hours = (from: Date, to: Date, zone: string) => `${formatTime(from, zone)} to ${formatTime(to, zone)}`

export const dinner: Words<typeof ru.dinner> = {
  hours,
  courier: 'by the restaurant',
  when: 'When to bring it',
  whenTaken: 'When you collect it',
  asap: 'As soon as possible',
  atTime: 'At a certain time',
  slots: (first, reference) =>
    `from ${formatTime(first, reference.zone)}, ${formatDay(dayIn(reference.zone, first), reference)}`,
  noSlots: 'no time is left today and tomorrow',
  slot: 'Time',
  slotTitle: (from, to, reference) =>
    `${formatDay(dayIn(reference.zone, from), reference)}, ${hours(from, to, reference.zone)}`,
  promiseAsap: (isTaken, fromMinutes, toMinutes) =>
    `${isTaken ? 'Ready' : 'With you'} in ${formatDurationRange(fromMinutes, toMinutes)} once the kitchen has the order`,
  soonest: (isTaken, fromMinutes, toMinutes) =>
    `${isTaken ? 'ready' : 'with you'} in ${formatDurationRange(fromMinutes, toMinutes)}`,
  promiseSlot: (isTaken, from, to, reference) =>
    `${isTaken ? 'We expect you' : 'We bring it'} ${formatDay(dayIn(reference.zone, from), reference)}, ${hours(from, to, reference.zone)}`,
  notNow: {
    closed: 'the kitchen is closed now',
    paused: 'the kitchen takes a break',
    closesSoon: 'the kitchen closes too soon',
    notServed: 'some dishes are not served now',
    slotGone: 'it is too late for that time',
  },
  atDoor: 'At the door',
  dropOffs: {
    call: 'Call by phone',
    ring: 'Ring the bell',
    leaveAtDoor: 'Leave at the door',
    meetOutside: 'I will meet you outside',
  },
  cutlery: 'Cutlery',
  cutlerySets: (count) => (count === 0 ? 'not needed' : formatCount(count, counted('set', 'sets'))),
  cutleryLabels: {
    group: 'How many sets of cutlery',
    decrease: 'Less cutlery',
    increase: 'More cutlery',
    remove: 'No cutlery',
  },
  cutleryMost: 'No more sets fit',
  acceptBefore: 'Answer before',
  accept: 'Accept and cook',
  awaited: 'Waiting for the kitchen',
  awaitedText: (moment, isPaid) =>
    `If the kitchen does not answer, we cancel the order ${moment}${isPaid ? ' and give all the money back' : ''}.`,
  later: 'The kitchen needs more time',
  laterText: (time) => `It now promises ${time}.`,
  phoneHint: 'We call if something goes wrong',
  commentHint: 'For example the way in, or what matters to the kitchen',
}
