import type * as ru from '../ru/pages.ts'

/** Words of a row of page numbers; `label` names what is paged to those who listen. */
export const pagesText: typeof ru.pagesText = (label = 'Pages') => ({
  label,
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
})
