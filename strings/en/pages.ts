import type * as ru from '../ru/pages.ts'

/** Texts of pagination; `label` names the list for screen readers. */
export const pagesText: typeof ru.pagesText = (label = 'Pages') => ({
  label,
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
})
