/** Texts of pagination; `label` names the list for screen readers. */
export const pagesText = (label = 'Страницы') => ({
  label,
  page: (page: number) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
})
