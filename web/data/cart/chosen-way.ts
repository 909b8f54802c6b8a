import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { createTabStore } from '../../platform/tab-state/tab-store.ts'

/** A trade place that was chosen at a farm's page or at its stand. */
export interface ChosenPlace {
  readonly tradePlaceId: number
  readonly title: string
}

/** Places by seller, as long as the tab lives. */
export const chosenPlaces = createTabStore<ChosenPlace>('chosen-places')
const NOWHERE: Readonly<Record<string, ChosenPlace>> = {}
const subscribeNever = () => () => {}

/** The place that was chosen at a seller in this tab; null = none was. */
export function useChosenPlace(organizationId: number): ChosenPlace | null {
  const isBrowser = typeof document !== 'undefined'
  const places = useSyncExternalStore(
    isBrowser ? chosenPlaces.subscribe : subscribeNever,
    chosenPlaces.all,
    () => NOWHERE,
  )
  return places[organizationId] ?? null
}

/** How goods of a shelf are received: at a stand, on a day. Null = as the visitor chooses later. */
export const ShelfWay = createContext<ChosenWay | null>(null)

/** The first of the days a list is narrowed to; null = it is not. */
export const wayOfDays = ([date]: readonly string[]): ChosenWay | null =>
  date === undefined ? null : { methodCode: null, tradePlaceId: null, date }

export const wayOfPlace = (tradePlaceId: number): ChosenWay => ({ methodCode: 'pickup', tradePlaceId, date: null })

/** How what is put into the cart here is wanted; null = nothing was chosen. */
export function useChosenWay(organizationId: number): ChosenWay | null {
  const shelf = use(ShelfWay)
  const place = useChosenPlace(organizationId)
  return shelf ?? (place && wayOfPlace(place.tradePlaceId))
}
