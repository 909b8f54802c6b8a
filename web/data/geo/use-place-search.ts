import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useDebounced } from '../../platform/timing/use-debounced.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { geoKeys } from './keys.ts'
import { locationQueryOf } from './location-query.ts'

/** Delay after the last keystroke before the search, ms. */
const DEBOUNCE_MS = 200
const SHORTEST_TEXT = 2

interface PlaceSearch {
  /** The text is long enough: results replace saved and recent places. */
  readonly isOn: boolean
  readonly places: readonly Location[]
  /** No suggestion matches the typed text exactly. */
  readonly isGuessed: boolean
  readonly state: 'off' | 'searching' | 'found' | 'nothing' | 'failed'
}

/** Searches places by the typed text; a comma or a digit means an address. */
export function usePlaceSearch(text: string): PlaceSearch {
  const wanted = text.trim()
  const settled = useDebounced(wanted, DEBOUNCE_MS)

  const isOn = wanted.length >= SHORTEST_TEXT
  const near = useVisitorLocation()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: geoKeys.places(settled, near),
    queryFn: () => {
      const { geo } = shopApi()
      const call = /[,\d]/.test(settled) ? geo.findAddresses : geo.findPlaces
      return call({ params: { text: settled }, query: locationQueryOf(near) })
    },
    enabled: settled.length >= SHORTEST_TEXT,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })
  if (!isOn) return { isOn, places: [], isGuessed: false, state: 'off' }
  if (isError) return { isOn, places: [], isGuessed: false, state: 'failed' }
  if (!data) return { isOn, places: [], isGuessed: false, state: 'searching' }
  const isCurrent = settled === wanted && !isPlaceholderData
  const { items, isGuessed } = data
  return { isOn, places: items, isGuessed, state: !isCurrent ? 'searching' : items.length > 0 ? 'found' : 'nothing' }
}
