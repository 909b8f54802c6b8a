import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { createTabStore } from '../../platform/tab-state/tab-store.ts'

export interface ChosenPlace {
  readonly tradePlaceId: number
  readonly title: string
}

/** Chosen trade places by seller; stored for the lifetime of the tab. */
export const chosenPlaces = createTabStore<ChosenPlace>('chosen-places')
const NOWHERE: Readonly<Record<string, ChosenPlace>> = {}
const subscribeNever = () => () => {}

/** The trade place chosen at a seller in this tab; null = none. */
export function useChosenPlace(organizationId: number): ChosenPlace | null {
  const isBrowser = typeof document !== 'undefined'
  const places = useSyncExternalStore(
    isBrowser ? chosenPlaces.subscribe : subscribeNever,
    chosenPlaces.all,
    () => NOWHERE,
  )
  return places[organizationId] ?? null
}

/** Delivery method of goods in this part of the page: at a stand, on a day. Null = the customer chooses later. */
export const ShelfWay = createContext<ChosenWay | null>(null)

/** The first of the days that filter a list; null = the list is not filtered by days. */
export const wayOfDays = ([date]: readonly string[]): ChosenWay | null =>
  date === undefined ? null : { methodCode: null, tradePlaceId: null, date }

export const wayOfPlace = (tradePlaceId: number): ChosenWay => ({ methodCode: 'pickup', tradePlaceId, date: null })

/** Delivery method of goods added to the cart on this page; null = not chosen. */
export function useChosenWay(organizationId: number): ChosenWay | null {
  const shelf = use(ShelfWay)
  const place = useChosenPlace(organizationId)
  return shelf ?? (place && wayOfPlace(place.tradePlaceId))
}
