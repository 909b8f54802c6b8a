import { officeList as text } from '@okolitsa/strings/ru/office-list.ts'
import { type ReactNode, useRef, useState } from 'react'
import { filtersOf, type ListQuery } from '../../data/office/list-query.ts'
import { navigate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Columns2Icon, DownloadIcon, XIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BulkAction, ListDescription } from './list-description.ts'
import { ListFilters, pathOf } from './list-filters.tsx'
import { ListTable, shownColumns } from './list-table.tsx'
import css from './office-list.module.css'
import { ListViews } from './saved-views.tsx'
import { useListKeys } from './use-list-keys.ts'

const SKELETONS = ['82%', '74%', '88%', '68%', '79%', '85%', '71%', '77%']

/** One page of a list. */
export interface ListPage<Row> {
  /** Rows of the page; undefined = loading. */
  readonly rows: readonly Row[] | undefined
  /** Key of the next page; null = this is the last one. */
  readonly next: string | null
  readonly isFailed: boolean
  readonly retry: () => void
  /** Number of matching rows; null = not counted yet. */
  readonly count: number | null
}

/** A list of the office: views, search, filters, table, selection with bulk actions, export, pages by key. */
export function OfficeList<Row>({
  list,
  query,
  page: { rows, next, isFailed, retry, count },
  bulk,
  empty,
}: {
  list: ListDescription<Row>
  query: ListQuery
  page: ListPage<Row>
  /** Bulk actions; empty = rows are not selected. */
  bulk: readonly BulkAction<Row>[]
  /** Content of a list without any filter and without rows. */
  empty: ReactNode
}) {
  const root = useRef<HTMLElement>(null)
  useListKeys(root)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const selected = rows?.filter((row) => chosen.has(list.idOf(row))) ?? []
  const choose = (id: number) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    )
  const isNarrowed = Object.keys(query.filters).length > 0 || query.search !== '' || query.after !== null
  return (
    <section ref={root} className={css.list}>
      <ListViews list={list} query={query} />
      <Card padded={false} className={css.card}>
        <div className={css.bar}>
          <ListFilters list={list} query={query} />
          <Tools list={list} query={query} />
        </div>
        {isFailed && (
          <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
        )}
        {!isFailed && !rows && (
          <div className={css.loading} role="status" aria-label={text.loading}>
            {SKELETONS.map((width) => (
              <Skeleton key={width} width={width} height={20} />
            ))}
          </div>
        )}
        {!isFailed && rows?.length === 0 && (
          <div className={css.nothing}>
            {isNarrowed ? (
              <>
                <p>{text.nothing}</p>
                <Button look="secondary" size="medium" href={list.path}>
                  {text.removeAll}
                </Button>
              </>
            ) : (
              empty
            )}
          </div>
        )}
        {!isFailed && rows && rows.length > 0 && (
          <>
            <ListTable
              list={list}
              query={query}
              rows={rows}
              chosen={bulk.length > 0 ? chosen : null}
              onChoose={choose}
              onChooseAll={(isChosen) => setChosen(new Set(isChosen ? rows.map(list.idOf) : []))}
            />
            <footer className={css.footer}>
              <span>{text.page(rows.length, count)}</span>
              <span className={css.keys}>{text.keys}</span>
              {query.after !== null && (
                <Button look="secondary-gray" size="medium" href={pathOf(list, { ...query, after: null })}>
                  {text.first}
                </Button>
              )}
              {next !== null && (
                <Button look="secondary-gray" size="medium" href={pathOf(list, { ...query, after: next })}>
                  {text.next}
                </Button>
              )}
            </footer>
          </>
        )}
      </Card>
      {selected.length > 0 && (
        <section className={css.bulk} aria-label={text.bulk}>
          <b aria-live="polite">{text.selected(selected.length)}</b>
          {bulk
            .filter(({ isPossible }) => selected.some(isPossible))
            .map(({ name, title, icon: Drawing, run }) => (
              <button key={name} type="button" onClick={() => run(selected)}>
                <Drawing size={17} />
                {title}
              </button>
            ))}
          <button type="button" aria-label={text.dropSelection} onClick={() => setChosen(new Set())}>
            <XIcon size={17} />
          </button>
        </section>
      )}
    </section>
  )
}

/** Columns, density and export. */
function Tools<Row>({ list, query }: { list: ListDescription<Row>; query: ListQuery }) {
  const shown = shownColumns(list, query).map(({ name }) => name)
  const show = (change: Partial<ListQuery>) =>
    void navigate(pathOf(list, { ...query, ...change }), { replace: true, state: { keepScroll: true } })
  const parameters = () => new URLSearchParams({ ...filtersOf(query), order: query.order })
  return (
    <>
      <details className={css.columns}>
        <summary>
          <Columns2Icon size={18} />
          {text.columns}
        </summary>
        <fieldset>
          <legend className="visually-hidden">{text.columnsTitle}</legend>
          {list.columns.slice(1).map(({ name, title }) => (
            <Checkbox
              key={name}
              checked={shown.includes(name)}
              onChange={({ target }) =>
                show({ columns: target.checked ? [...shown, name] : shown.filter((one) => one !== name) })
              }
            >
              {title}
            </Checkbox>
          ))}
          <Checkbox checked={query.isDense} onChange={({ target }) => show({ isDense: target.checked })}>
            {text.density}
          </Checkbox>
        </fieldset>
      </details>
      {list.exportPath && (
        <>
          <a className={css.tool} href={list.exportPath('xlsx', parameters())} download>
            <DownloadIcon size={18} />
            {text.exportXlsx}
          </a>
          <a className={css.tool} href={list.exportPath('csv', parameters())} download>
            {text.exportCsv}
          </a>
        </>
      )}
    </>
  )
}
