import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { EventRow, FestivalRow, GroundRow, StandRow } from './store/festival.store.ts'

export interface DraftRows {
  readonly festival: FestivalRow
  readonly grounds: readonly GroundRow[]
  readonly stands: readonly StandRow[]
  eventsOf(groundId: number): readonly EventRow[]
}

/** A draft as the rows that it would have; its grounds are named by their keys, and its stands have no pick-up points. */
export function rowsOfDraft({ title, lead, look, before, during, after, grounds }: WrittenFestival): DraftRows {
  const byDay = grounds.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
  return {
    festival: { id: 0, title, lead, look, texts: { before, during, after } },
    grounds: byDay.map(({ key, coords, events: _events, stands: _stands, ...ground }) => ({
      ...ground,
      ...coords,
      id: key,
      festivalId: 0,
      key,
      isPublished: true,
      timeZone: findRegion(ground.regionCode)?.timeZone ?? SHOP_TIME_ZONE,
    })),
    stands: grounds.flatMap(({ key, stands }) =>
      stands
        .toSorted((one, other) => one.number - other.number)
        .map((stand) => ({ ...stand, groundId: key, tradePlaceId: 0 })),
    ),
    eventsOf: (groundId) =>
      (grounds.find(({ key }) => key === groundId)?.events ?? [])
        .map((event, id) => ({ ...event, id }))
        .toSorted((one, other) => (one.day + one.startsAt < other.day + other.startsAt ? -1 : 1)),
  }
}
