/** Texts of the order of the home page. */
export const officeHomeShelves = {
  title: 'Порядок главной',
  note: 'Какие полки стоят на\u00A0главной и\u00A0в\u00A0каком порядке. Для рынка с\u00A0товарами.',
  list: 'Полки главной',
  shelves: {
    categories: 'Разделы',
    popular: 'Что попробовать',
    again: 'Вы уже брали',
    farmers: 'Хозяйства',
    season: 'Сезон и\u00A0рецепты',
  },
  step: { up: 'Выше', down: 'Ниже' },
  move: { up: (shelf: string) => `Выше: ${shelf}`, down: (shelf: string) => `Ниже: ${shelf}` },
  save: 'Сохранить черновик',
  saved: 'Черновик сохранили',
  reset: 'Вернуть как было',
  publishing: 'Показ',
  now: (version: number | null) =>
    version === null ? 'Сейчас на\u00A0главной обычный порядок.' : `Сейчас на\u00A0главной версия ${version}.`,
  publish: 'Показать',
  published: 'Новый порядок на\u00A0главной',
  withdraw: 'Вернуть обычный порядок',
  withdrawn: 'На\u00A0главной снова обычный порядок',
  preview: 'Главная с\u00A0новым порядком',
  history: 'Версии',
  version: (version: number) => `Версия ${version}`,
  onHome: 'на\u00A0главной',
  restore: 'Вернуть эту',
  restored: (version: number) => `Вернули версию ${version}`,
  conflict: (author: string | null) =>
    author
      ? `Пока вы\u00A0правили, порядок изменили: ${author}`
      : 'Пока вы\u00A0правили, порядок изменил кто-то другой',
  kept: 'Ваш порядок остался в\u00A0списке. Проверьте и\u00A0нажмите ещё раз.',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  loading: 'Загружаем полки',
  loadFailed: 'Полки не\u00A0загрузились',
  retry: 'Ещё раз',
}
