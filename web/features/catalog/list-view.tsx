import type { Facet, Release } from '@okolitsa/contracts/catalog/listing.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { type ReactNode, useId } from 'react'
import { ShelfWay, wayOfDays } from '../../data/cart/chosen-way.ts'
import { InTurn } from '../../platform/hydration/in-turn.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Grid } from '../../ui/grid.tsx'
import { ShelfCardSkeleton } from '../../ui/shelf-card-skeleton.tsx'
import type { DayFacet } from './filter-form.tsx'
import { FilterSheet, PANEL_ID } from './filter-sheet.tsx'
import { countFilters, type ListKind, type ListState, listSearch, PAGE_SIZE, withChange } from './filters.ts'
import { LateAppliedFilters, LateFilteredOut, LateFilterForm } from './late-filters.tsx'
import css from './list.module.css'
import { ListPages } from './list-pages.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useIsWaiting } from './use-is-waiting.ts'

interface ListViewProps<Sorting extends string> {
  /** Path of the list without its query. */
  path: string
  kind: ListKind<Sorting>
  state: ListState<Sorting>
  sortTitles: Readonly<Record<Sorting, string>>
  facets: readonly Facet[]
  days: readonly DayFacet[]
  totalItems: number
  /** Items of the first page that are not products. */
  cards?: number | undefined
  /** Filters whose removal makes an empty list non-empty. */
  releases?: readonly Release[] | undefined
  isFarmers?: boolean | undefined
  /** Content displayed when the list is empty without filters. */
  empty: ReactNode
  children: ReactNode
}

/** A list with filters next to it (over it on a phone), sorting and pages. All controls are links or a GET form. */
export function ListView<Sorting extends string>({
  path,
  kind,
  state,
  sortTitles,
  facets,
  days,
  totalItems,
  cards,
  releases = [],
  isFarmers,
  empty,
  children,
}: ListViewProps<Sorting>) {
  const formId = useId()
  const isWaiting = useIsWaiting()
  const hrefOf = (next: ListState<Sorting>) => path + listSearch(next, kind)
  const count = countFilters(state)
  if (totalItems === 0 && count === 0) return empty

  const form = { path, facets, days, state, isFarmers, isDefaultSorting: state.sorting === kind.sortings[0] }
  const grid = isFarmers ? 'media' : 'shelf-with-filter'
  return (
    <div className={css.layout}>
      <aside id={PANEL_ID} className={css.side} aria-label={catalog.filters.title}>
        <Card className={css.filters}>
          <LateFilterForm {...form} id={formId} isInstant />
          <noscript>
            <Button type="submit" form={formId} look="secondary" size="medium" block>
              {catalog.filters.show}
            </Button>
          </noscript>
        </Card>
      </aside>
      <div className={css.results}>
        <div className={css.toolbar}>
          <FilterSheet {...form} count={count} />
          {count > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a row of links, not fields
            <div className={css.applied} role="group" aria-label={catalog.filters.applied}>
              <LateAppliedFilters state={state} facets={facets} hrefOf={hrefOf} />
            </div>
          )}
          <SortMenu
            options={kind.sortings.map((sorting) => ({
              title: sortTitles[sorting],
              href: hrefOf(withChange(state, { sorting })),
              isCurrent: sorting === state.sorting,
            }))}
          />
        </div>
        {totalItems === 0 ? (
          <LateFilteredOut state={state} releases={releases} hrefOf={hrefOf} />
        ) : (
          <>
            {state.sorting === 'unitPrice' && <p className="sm muted">{catalog.sorting.unitPriceNote}</p>}
            <div aria-busy={isWaiting || undefined}>
              <ShelfWay value={isFarmers ? null : wayOfDays(state.dates)}>
                <Grid kind={grid}>{isWaiting && !state.isTogether ? <Bones /> : <InTurn>{children}</InTurn>}</Grid>
              </ShelfWay>
            </div>
            <ListPages state={state} totalItems={totalItems} cards={cards} hrefOf={hrefOf} />
          </>
        )}
      </div>
    </div>
  )
}

function Bones() {
  // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
  return Array.from({ length: PAGE_SIZE }, (_, index) => <ShelfCardSkeleton key={index} />)
}
