/** The search box while one types. */
export const searchText = {
  back: 'Закрыть поиск',
  clear: 'Стереть',
  suggestions: 'Подсказки поиска',
  corrected: (text: string) => `Ищем «${text}»`,
  phrases: 'Часто ищут',
  popular: 'Ищут сейчас',
  recent: 'Вы искали',
  forget: 'Забыть',
  products: 'Товары',
  categories: 'Разделы',
  farmers: 'Фермеры',
  loading: 'Ищем…',
  failed: 'Подсказки не загрузились. Нажмите «Ввод» — покажем всё, что нашлось.',
  nothing: 'Подсказок нет. Проверьте слово или назовите продукт проще: «сыр», «мёд», «яйца».',
  all: (text: string) => `Все результаты по\u00A0«${text}»`,
  told: (count: number) => (count === 0 ? 'Подсказок нет' : `Подсказок: ${count}. Выбирайте стрелками.`),
} as const
