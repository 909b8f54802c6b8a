import { readOfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../platform/timing/use-debounced.ts'
import { officeApi } from '../office-api.ts'
import { officeOrdersKeys } from './keys.ts'

/** Pause after the last keystroke, ms. */
const TYPING_PAUSE = 120

/** Results of a typed text; the earlier ones stay until the next arrive. */
export function useOfficeSearch(typed: string) {
  const text = useDebounced(typed.trim(), TYPING_PAUSE)
  const isAsked = readOfficeSearch(text) !== null
  const { data, isError, isFetching } = useQuery({
    queryKey: officeOrdersKeys.search(text),
    queryFn: () => officeApi().orders.searchOffice({ query: { text } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { found: isAsked ? data : undefined, isAsked, isError: isAsked && isError, isFetching: isAsked && isFetching }
}
