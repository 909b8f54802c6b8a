/** Words of a row of page numbers; `label` names what is paged to those who listen. */
export const pagesText = (label = 'Страницы') => ({
  label,
  page: (page: number) => `Страница ${page}`,
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
})
