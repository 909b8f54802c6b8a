import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { geoKeys } from './keys.ts'
import { locationQueryOf } from './location-query.ts'

/** Minimum length of a search text: suggestions for shorter texts are not useful. */
const FEWEST_LETTERS = 3

/** Postal addresses that match the typed text, down to the house; `isEmpty`: no match. */
export function useAddressSearch(typed: string): {
  readonly found: readonly Location[]
  readonly isEmpty: boolean
  /** All suggestions belong to another town than the typed one. */
  readonly isGuessed: boolean
} {
  const asked = useDeferredValue(typed.trim())
  const isAsked = asked.length >= FEWEST_LETTERS
  const near = useVisitorLocation()
  const { data } = useQuery({
    queryKey: geoKeys.addresses(asked, near),
    queryFn: ({ signal }) =>
      shopApi().geo.findAddresses({ params: { text: asked }, query: locationQueryOf(near), signal }),
    enabled: isAsked,
    // the previous list stays while the text grows; for another text it would offer a wrong address
    placeholderData: (earlier, query) => (query && asked.startsWith(query.queryKey[1] ?? '') ? earlier : undefined),
    staleTime: 5 * 60_000,
  })
  const isOfTyped = isAsked && typed.trim().startsWith(asked)
  return {
    found: isOfTyped ? (data?.items ?? []) : [],
    isEmpty: isOfTyped && data !== undefined,
    isGuessed: isOfTyped && data?.isGuessed === true,
  }
}
