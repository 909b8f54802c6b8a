/** What `late-filters.tsx` asks for: one file. */
export { AppliedFilters } from './applied-filters.tsx'
export { FilterForm } from './filter-form.tsx'
export { FilteredOut } from './filtered-out.tsx'
