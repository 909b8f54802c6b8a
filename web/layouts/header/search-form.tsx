import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useLocation } from 'react-router'
import { SEARCH_PAGE, SEARCH_PARAMETER } from '../../features/navigation/search-path.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import css from './header.module.css'

/** Search of the shop: a plain GET form, so it works before the page has come alive. */
export function SearchForm() {
  const { pathname, search } = useLocation()
  const text = pathname === SEARCH_PAGE ? (new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '') : ''
  return (
    <search className={css.search}>
      <form action={SEARCH_PAGE} method="get">
        <SearchField
          key={text}
          name={SEARCH_PARAMETER}
          label={layoutText.search.label}
          placeholder={layoutText.search.placeholder}
          defaultValue={text}
          maxLength={100}
          action={
            <Button type="submit" size="medium" className={css.searchButton}>
              {layoutText.search.submit}
            </Button>
          }
        />
      </form>
    </search>
  )
}
