import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { isNarrowed, type ListKind, type ListState } from './filters.ts'
import css from './list.module.css'

/** Title, count and head of a list. Further pages have separate URLs; filtered views are not indexed. */
export function ListHead<Sorting extends string>({
  path,
  kind,
  state,
  heading,
  count,
  title,
  description,
}: {
  path: string
  kind: ListKind<Sorting>
  state: ListState<Sorting>
  heading: string
  /** Formatted count; null hides it. */
  count: string | null
  title: string
  description: string
}) {
  const absolute = useAbsoluteUrl()
  const isHidden = isNarrowed(state, kind)
  const page = isHidden ? 1 : state.page
  return (
    <>
      <PageHead
        title={title + catalog.pages.titleSuffix(page)}
        description={description}
        canonical={absolute(page > 1 ? `${path}?page=${page}` : path)}
        isHidden={isHidden}
      />
      <div className={css.head}>
        <h1 className="h1">{heading}</h1>
        {count && <span className={css.count}>{count}</span>}
      </div>
    </>
  )
}
