/** Query parameter of the search page with the visitor's text. */
export const SEARCH_PARAMETER = 'q'
export const SEARCH_PAGE = '/search-result'

/** With it the words are taken as they stand, without a guess at typos. */
export const AS_TYPED_PARAMETER = 'exact'

/** Address of the search results for a text. */
export const searchPath = (text: string): string =>
  `${SEARCH_PAGE}?${new URLSearchParams({ [SEARCH_PARAMETER]: text.trim() })}`

/** The same for a text that is meant as it is typed. */
export const asTypedPath = (text: string): string => `${searchPath(text)}&${AS_TYPED_PARAMETER}=1`
