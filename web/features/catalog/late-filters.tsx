import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { AppliedFiltersProps } from './applied-filters.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import type { FilteredOutProps } from './filtered-out.tsx'

/** The page again brings the code that this one has waited for in vain. */
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

/** A plain form and links until their code is here; their styles come with the page (`late` of its route). */
export const LateFilterForm = hydratedLater<FilterFormProps>(() => import('./filter-form.tsx'), {
  missing: lost,
  isAlwaysShown: true,
})
export const LateAppliedFilters = hydratedLater<AppliedFiltersProps>(() => import('./applied-filters.tsx'), {
  isAlwaysShown: true,
})
export const LateFilteredOut = hydratedLater<FilteredOutProps>(() => import('./filtered-out.tsx'), {
  missing: lost,
  isAlwaysShown: true,
})
