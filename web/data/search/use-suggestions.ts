import type { Suggestions } from '@okolitsa/contracts/search/search.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useDebounced } from '../../platform/timing/use-debounced.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { searchKeys } from './keys.ts'

/** Delay after the last keystroke before a request, ms. */
const DEBOUNCE_MS = 150
/** Suggestions of a text stay fresh for this time, ms. */
const FRESH_MS = 60_000
const SHORTEST_TEXT = 2

export interface SuggestionsState {
  /** Suggestions for this text or, while it loads, for the previous one. */
  readonly found: Suggestions | null
  readonly state: 'loading' | 'found' | 'failed'
}

/**
 * Suggestions for a text; popular phrases while it is short. A request is aborted when the text changes, so a late
 * answer is never shown under another text.
 */
export function useSuggestions(typed: string, isOpen: boolean): SuggestionsState {
  const wanted = typed.trim()
  const text = useDebounced(wanted.length < SHORTEST_TEXT ? '' : wanted, DEBOUNCE_MS)
  const near = useVisitorLocation()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: searchKeys.suggestions(text, near),
    queryFn: ({ signal }) => shopApi().search.suggest({ query: { ...locationQueryOf(near), text }, signal }),
    enabled: isOpen,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: (previous) => previous,
  })
  if (isError) return { found: null, state: 'failed' }
  return { found: data ?? null, state: !data || isPlaceholderData ? 'loading' : 'found' }
}
