export const SEARCH_PARAMETER = 'q'
export const SEARCH_PAGE = '/search-result'

/** Query parameter that disables spelling correction. */
export const AS_TYPED_PARAMETER = 'exact'

export const searchPath = (text: string): string =>
  `${SEARCH_PAGE}?${new URLSearchParams({ [SEARCH_PARAMETER]: text.trim() })}`

/** URL of the search results without spelling correction. */
export const asTypedPath = (text: string): string => `${searchPath(text)}&${AS_TYPED_PARAMETER}=1`
