import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { lazy } from 'react'
import { SEARCH_PAGE, SEARCH_PARAMETER, searchPath } from '../../features/navigation/search-path.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useLocation } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import css from './header.module.css'

const SearchPanel = lazy(() => import('./search-suggestions.tsx'))

/** Search of the shop: a plain GET form, so it works before hydration. */
export function SearchForm() {
  const { pathname, search } = useLocation()
  const text = pathname === SEARCH_PAGE ? (new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '') : ''
  return (
    <search className={css.search}>
      <form action={SEARCH_PAGE} method="get">
        <SearchBox
          key={text}
          name={SEARCH_PARAMETER}
          initial={text}
          addressOf={searchPath}
          panel={SearchPanel}
          submit={
            <Button type="submit" size="medium" className={css.searchButton}>
              {layoutText.search.submit}
            </Button>
          }
        />
      </form>
    </search>
  )
}
