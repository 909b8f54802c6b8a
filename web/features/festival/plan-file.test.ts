import { expect, it } from 'vitest'
import { endsAt, planFile } from './plan-file.ts'

const ground = {
  id: 1,
  city: 'Москва',
  regionCode: '77',
  title: 'ВДНХ',
  address: 'проспект Мира, 119',
  way: '',
  coords: { latitude: 55.8, longitude: 37.6 },
  timeZone: 'Europe/Moscow',
  firstDay: '2026-11-28',
  lastDay: '2026-11-29',
  opensAt: '10:00',
  closesAt: '18:00',
  standsCount: 1,
}
const event = {
  id: 7,
  day: '2026-11-28',
  startsAt: '11:45',
  minutes: 45,
  title: 'Мёд вслепую',
  place: 'стенд 14',
  imageUrl: '',
  fromAge: null,
  price: null,
}

it('computes the end of an event from its duration', () => {
  expect([endsAt(event), endsAt({ startsAt: '23:30', minutes: 60 })]).toEqual(['12:30', '00:30'])
})

it('writes local times with the time zone', () => {
  const file = planFile([event], ground, {
    url: 'https://okolitsa.example/festival',
    now: new Date('2026-11-20T09:00:00Z'),
  })
  expect(file).toContain('DTSTART;TZID=Europe/Moscow:20261128T114500')
  expect(file).toContain('DTEND;TZID=Europe/Moscow:20261128T123000')
  expect(file).toContain('LOCATION:Москва\\, ВДНХ')
})
