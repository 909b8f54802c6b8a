import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { useShopperLocation } from '../../data/visitor/use-visitor.ts'
import { shopApi } from '../../platform/client/shop-api.ts'

/** A pause in typing after which the text is looked up, ms. */
const DEBOUNCE_MS = 200
const SHORTEST_TEXT = 2

interface PlaceSearch {
  /** Enough is typed: results instead of saved and recent places. */
  readonly isOn: boolean
  readonly places: readonly Location[]
  readonly state: 'off' | 'searching' | 'found' | 'nothing' | 'failed'
}

/** Looks up places by what is typed; a comma or a digit means an address. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [settled, setSettled] = useState('')
  const wanted = text.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted])

  const isOn = wanted.length >= SHORTEST_TEXT
  const near = useShopperLocation()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['places', settled, encodeLocation(near)],
    queryFn: () => {
      const { geo } = shopApi()
      const call = /[,\d]/.test(settled) ? geo.findAddresses : geo.findPlaces
      return call({ params: { text: settled }, query: locationQueryOf(near) })
    },
    enabled: settled.length >= SHORTEST_TEXT,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })
  if (!isOn) return { isOn, places: [], state: 'off' }
  if (isError) return { isOn, places: [], state: 'failed' }
  if (!data) return { isOn, places: [], state: 'searching' }
  const isCurrent = settled === wanted && !isPlaceholderData
  return { isOn, places: data.items, state: !isCurrent ? 'searching' : data.items.length > 0 ? 'found' : 'nothing' }
}
