/** Entry of the chunk that `late-filters.tsx` loads. */
export { AppliedFilters } from './applied-filters.tsx'
export { FilterForm } from './filter-form.tsx'
export { FilteredOut } from './filtered-out.tsx'
