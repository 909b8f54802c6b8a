import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { BackgroundPart } from '../../platform/loading/background-part.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { AppliedFiltersProps } from './applied-filters.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import type { FilteredOutProps } from './filtered-out.tsx'

/**
 * Written by the server: a plain form and links until their code is here, the first after what the page is made of. Their
 * styles come with the page (`late` of its route).
 */
function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, missing?: ReactNode) {
  const Part = lazy(load) as unknown as ComponentType<Props>
  load().catch(() => undefined)
  return (props: Props) => (
    <BackgroundPart missing={missing}>
      <Part {...props} />
    </BackgroundPart>
  )
}

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

export const LateFilterForm = late<FilterFormProps>(() => import('./filter-form.tsx'), lost)
export const LateAppliedFilters = late<AppliedFiltersProps>(() => import('./applied-filters.tsx'))
export const LateFilteredOut = late<FilteredOutProps>(() => import('./filtered-out.tsx'), lost)
