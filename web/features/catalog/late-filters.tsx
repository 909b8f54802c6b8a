import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { WIDE_SCREEN } from '../../ui/wide-screen.ts'
import type { AppliedFiltersProps } from './applied-filters.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import type { FilteredOutProps } from './filtered-out.tsx'

/** A link that reloads the page after the code has failed to load. */
const lost = (
  <Notification
    tone="warning"
    title={catalog.filters.lost}
    action={
      <Button look="white" size="small" onClick={() => window.location.reload()}>
        {catalog.filters.reload}
      </Button>
    }
  />
)

/** A plain form and links until their code has loaded; the styles come with the page (`late` of its route). */
const form = () => import('./filter-parts.ts').then(({ FilterForm }) => ({ default: FilterForm }))

/** The form next to a list. */
export const LateFilterForm = hydratedLater<FilterFormProps>(form, { missing: lost, media: WIDE_SCREEN })
export const OpenedFilterForm = hydratedLater<FilterFormProps>(form, { missing: lost })
/** Chips of active filters next to a list. */
export const LateAppliedFilters = hydratedLater<AppliedFiltersProps>(
  () => import('./filter-parts.ts').then(({ AppliedFilters }) => ({ default: AppliedFilters })),
  { media: WIDE_SCREEN },
)
export const LateFilteredOut = hydratedLater<FilteredOutProps>(
  () => import('./filter-parts.ts').then(({ FilteredOut }) => ({ default: FilteredOut })),
  { missing: lost },
)
