import type { FestivalEvent, FestivalGround } from '@okolitsa/contracts/festival/festival.ts'
import { calendarFile } from '@okolitsa/domain/calendar/calendar-file.ts'
import { minuteOf } from '@okolitsa/domain/delivery/promise.ts'

type Timed = Pick<FestivalEvent, 'startsAt' | 'minutes'>

/** End of an event, `HH:MM`. */
export function endsAt({ startsAt, minutes }: Timed): string {
  const end = (minuteOf(startsAt) + minutes) % 1_440
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

export const planFile = (
  events: readonly FestivalEvent[],
  ground: FestivalGround,
  { url, now }: { readonly url: string; readonly now: Date },
): string =>
  calendarFile(
    events.map(({ id, title, place, day, startsAt, minutes }) => {
      const from = minuteOf(startsAt) / 60
      return {
        uid: `festival-event-${id}@okolitsa`,
        title,
        description: place,
        location: `${ground.city}, ${ground.title}, ${ground.address}`,
        url,
        day,
        hours: { from, to: from + minutes / 60 },
        timeZone: ground.timeZone,
        isSure: true,
      }
    }),
    now,
  )
