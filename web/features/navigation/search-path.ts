/** Query parameter of the search page with the visitor's text. */
export const SEARCH_PARAMETER = 'q'
export const SEARCH_PAGE = '/search-result'

/** Address of the search results for a text. */
export const searchPath = (text: string): string =>
  `${SEARCH_PAGE}?${new URLSearchParams({ [SEARCH_PARAMETER]: text.trim() })}`
