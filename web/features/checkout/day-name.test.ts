import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { EVERYWHERE } from '@okolitsa/domain/clock/moments.data.ts'
import { expect, it } from 'vitest'
import { dayName } from './day-name.ts'

it.each(EVERYWHERE)("returns today and tomorrow in the seller's time zone: %s", (_name, places) => {
  for (const { at, timeZone: zone, day } of places) {
    const names = [-1, 0, 1, 2].map((days) => dayName(plusDays(day, days), { now: at, zone }))
    expect(names).toEqual([null, 'сегодня', 'завтра', null])
  }
})
