import type { Release } from '@okolitsa/contracts/catalog/listing.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { listFilters } from '@okolitsa/strings/ru/list-filters.ts'
import basket from '../../assets/food/basket.webp'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { flagTitles } from './applied-filters.tsx'
import { countFilters, type FlagCode, type ListState, withChange, withoutFilter, withoutFilters } from './filters.ts'

const MAX_RELEASES = 3
const releaseTitles: Readonly<Record<string, string>> = listFilters.releases

export interface FilteredOutProps {
  state: ListState
  /** Filters whose removal makes the list non-empty. */
  releases: readonly Release[]
  hrefOf(state: ListState): string
}

/** An empty list under the active filters: which ones to remove. */
export function FilteredOut({ state, releases, hrefOf }: FilteredOutProps) {
  const filters = countFilters(state)
  return (
    <Card>
      <EmptyState
        picture={basket}
        title={listFilters.nothingTitle(filters)}
        text={releases.length > 0 ? listFilters.releasesText(filters) : listFilters.nothingText}
        action={
          <>
            {releases.slice(0, MAX_RELEASES).map(({ filter, count }) => (
              <Button
                key={filter}
                look="green-stroke"
                size="medium"
                shape="round"
                href={hrefOf(withChange(state, withoutFilter(state, filter)))}
                rel="nofollow"
              >
                {listFilters.release(releaseTitles[filter] ?? flagTitles[filter as FlagCode], count)}
              </Button>
            ))}
            <Button look="secondary" size="medium" shape="round" href={hrefOf(withoutFilters(state))}>
              {catalog.filters.resetAll}
            </Button>
          </>
        }
      />
    </Card>
  )
}
