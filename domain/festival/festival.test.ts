import { expect, test } from 'vitest'
import { kopecks } from '../money/money.ts'
import { byTime, eventMistakes, eventState, groundMistakes, groundState, overlapOf } from './festival.ts'
import { FESTIVAL_SECTIONS, isFestivalSection } from './section.ts'

const ground = {
  city: 'Екатеринбург',
  regionCode: '66',
  title: 'Исторический сквер',
  address: 'Набережная, 1',
  way: '',
  coords: { latitude: 56.84, longitude: 60.6 },
  timeZone: 'Asia/Yekaterinburg',
  firstDay: '2026-12-05',
  lastDay: '2026-12-06',
  opensAt: '10:00',
  closesAt: '18:00',
} as const
const event = {
  day: '2026-12-05',
  startsAt: '11:00',
  minutes: 60,
  title: 'Варим качотту',
  place: '',
  picture: 'food/cheese.webp',
  fromAge: null,
  price: null,
} as const

test('lists the nine sections of the specification', () => {
  expect(FESTIVAL_SECTIONS).toHaveLength(9)
  expect([isFestivalSection('cheese'), isFestivalSection('Cheese'), isFestivalSection('moskva')]).toEqual([
    true,
    false,
    false,
  ])
})

test('computes whether a ground is ahead, open, closed for the night or over in its own time zone', () => {
  const at = (utc: string) => groundState(ground, new Date(utc))
  // five hours ahead of Greenwich
  expect(at('2026-12-04T18:59:59Z')).toBe('ahead')
  expect(at('2026-12-04T19:00:00Z')).toBe('closed')
  expect(at('2026-12-05T05:00:00Z')).toBe('open')
  expect(at('2026-12-05T12:59:59Z')).toBe('open')
  expect(at('2026-12-05T13:00:00Z')).toBe('closed')
  expect(at('2026-12-06T12:59:59Z')).toBe('open')
  expect(at('2026-12-06T13:00:00Z')).toBe('over')
  expect(at('2026-12-20T05:00:00Z')).toBe('over')
})

test('starts and ends an event in the time zone of its ground', () => {
  const at = (utc: string) => eventState(event, ground.timeZone, new Date(utc))
  expect([at('2026-12-05T05:59:00Z'), at('2026-12-05T06:00:00Z'), at('2026-12-05T07:00:00Z')]).toEqual([
    'ahead',
    'now',
    'over',
  ])
  expect([at('2026-12-04T06:00:00Z'), at('2026-12-06T06:00:00Z')]).toEqual(['ahead', 'over'])
})

test('computes the overlap and the order of two events', () => {
  const next = { ...event, startsAt: '11:45', minutes: 45 }
  expect([overlapOf(event, next), overlapOf(next, event)]).toEqual([15, 15])
  expect(overlapOf(event, { ...event, startsAt: '12:00' })).toBe(0)
  expect(overlapOf(event, { ...event, day: '2026-12-06' })).toBe(0)
  expect([next, event].toSorted(byTime)).toEqual([event, next])
})

test('requires ordered days and hours of a ground, and events within its days', () => {
  expect(groundMistakes(ground)).toEqual({})
  expect(groundMistakes({ ...ground, lastDay: '2026-12-04' })).toEqual({ lastDay: 'tooSmall' })
  expect(groundMistakes({ ...ground, lastDay: '2027-02-01' })).toEqual({ lastDay: 'tooBig' })
  expect(groundMistakes({ ...ground, closesAt: '10:00' })).toEqual({ closesAt: 'tooSmall' })
  expect(groundMistakes({ ...ground, timeZone: 'Europe/Paris', opensAt: '25:00' })).toEqual({
    timeZone: 'wrongValue',
    opensAt: 'wrongValue',
  })
  expect(eventMistakes(event, ground)).toEqual({})
  expect(eventMistakes({ ...event, day: '2026-12-07' }, ground)).toEqual({ day: 'tooBig' })
  expect(eventMistakes({ ...event, minutes: 0, price: kopecks(0) }, ground)).toEqual({
    minutes: 'tooSmall',
    price: 'tooSmall',
  })
})
