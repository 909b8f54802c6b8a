import { type ComponentType, lazy } from 'react'
import { BackgroundPart } from '../../platform/loading/background-part.tsx'
import type { AppliedFiltersProps } from './applied-filters.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import type { FilteredOutProps } from './filtered-out.tsx'

/**
 * Written by the server: a plain form and links until their code is here, the first after what the page is made of. Their
 * styles come with the page (`late` of its route).
 */
function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load) as unknown as ComponentType<Props>
  load().catch(() => undefined)
  return (props: Props) => (
    <BackgroundPart>
      <Part {...props} />
    </BackgroundPart>
  )
}

export const LateFilterForm = late<FilterFormProps>(() => import('./filter-form.tsx'))
export const LateAppliedFilters = late<AppliedFiltersProps>(() => import('./applied-filters.tsx'))
export const LateFilteredOut = late<FilteredOutProps>(() => import('./filtered-out.tsx'))
