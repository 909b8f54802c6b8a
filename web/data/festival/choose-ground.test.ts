import { expect, it } from 'vitest'
import { chooseGround } from './choose-ground.ts'

const ground = (id: number, regionCode: string, firstDay: string) => ({
  id,
  regionCode,
  firstDay,
  lastDay: firstDay,
  city: '',
  title: '',
  address: '',
  way: '',
  coords: { latitude: 55, longitude: 37 },
  timeZone: 'Europe/Moscow',
  opensAt: '10:00',
  closesAt: '18:00',
  standsCount: 1,
})
const grounds = [ground(1, '77', '2026-11-28'), ground(2, '71', '2026-12-05'), ground(3, '40', '2026-12-06')]
const chosen = (asked: string | null, regionCode: string, now: string) =>
  chooseGround(grounds, { asked, regionCode, now: new Date(now) })?.id

it("prefers the ground of the URL, then of the visitor's region, then the next one, then the last", () => {
  expect(chosen('3', '77', '2026-11-20T09:00:00Z')).toBe(3)
  expect(chosen('99', '71', '2026-11-20T09:00:00Z')).toBe(2)
  expect(chosen(null, '66', '2026-11-20T09:00:00Z')).toBe(1)
  expect(chosen(null, '77', '2026-12-01T09:00:00Z')).toBe(2)
  expect(chosen(null, '77', '2026-12-20T09:00:00Z')).toBe(3)
  expect(chooseGround([], { asked: null, regionCode: '77', now: new Date() })).toBeUndefined()
})
