import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { countPages, type ListState, showMoreState } from './filters.ts'
import css from './list.module.css'

const text = catalog.pages

/** «Show more» and page numbers as links. */
export function ListPages<Sorting extends string>({
  state,
  totalItems,
  cards,
  hrefOf,
}: {
  state: ListState<Sorting>
  totalItems: number
  /** Items of the first page that are not products. */
  cards?: number | undefined
  hrefOf: (state: ListState<Sorting>) => string
}) {
  const more = showMoreState(state, totalItems, cards)
  const pageCount = countPages(totalItems, cards)
  if (!more && pageCount === 1) return null
  return (
    <div className={css.more}>
      {more && (
        <Button
          look="secondary"
          shape="round"
          href={hrefOf(more.state)}
          rel="nofollow"
          data-keep-scroll=""
          data-replace-history=""
        >
          {text.showMore(more.count)}
        </Button>
      )}
      <Pagination
        text={text}
        page={state.page}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf({ ...state, page, isTogether: false })}
      />
    </div>
  )
}
