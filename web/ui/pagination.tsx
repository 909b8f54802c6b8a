import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts'
import css from './pagination.module.css'

/** Pages as links: first, last and the neighbours of the current one. Renders no element for a single page. */
export function Pagination({
  text,
  page,
  pageCount,
  hrefOf,
}: {
  /** Accessible names of the row, a page's link and the arrows. */
  text: { label: string; page: (page: number) => string; previous: string; next: string }
  /** Number of the page, from 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}) {
  if (pageCount <= 1) return null
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((n) => n >= 1 && n <= pageCount)
  return (
    <nav aria-label={text.label} className={css.pages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} aria-label={text.previous} rel="prev">
          <ChevronLeftIcon />
        </a>
      )}
      {shown.map((number, index) => (
        <span
          key={number}
          className={
            number === 1 || number === page || number === pageCount ? css.place : `${css.place} ${css.neighbour}`
          }
        >
          {number - (shown[index - 1] ?? 0) > 1 && (
            <span className={css.gap} aria-hidden="true">
              …
            </span>
          )}
          <a href={hrefOf(number)} aria-label={text.page(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </a>
        </span>
      ))}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} aria-label={text.next} rel="next">
          <ChevronRightIcon />
        </a>
      )}
    </nav>
  )
}
