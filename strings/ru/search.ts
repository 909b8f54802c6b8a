/** Texts of the search box. */
export const searchText = {
  suggestions: 'Подсказки поиска',
  corrected: (text: string) => `Ищем «${text}»`,
  asTyped: (text: string) => `Нет, искать «${text}»`,
  phrases: 'Часто ищут',
  popular: 'Ищут сейчас',
  recent: 'Вы искали',
  forget: 'Забыть всё',
  forgetOne: (text: string) => `Забыть «${text}»`,
  products: 'Товары',
  categories: 'Разделы',
  farmers: 'Фермеры',
  recipes: 'Рецепты',
  festivals: 'Ярмарки',
  rated: (rating: string) => `Оценка ${rating}`,
  loading: 'Ищем…',
  failed: 'Подсказки не загрузились. Нажмите «Ввод» — покажем всё, что нашлось.',
  start: 'Что поискать? Например, «сыр», «мёд» или «яйца».',
  nothing: 'Подсказок нет. Проверьте слово или назовите продукт проще: «сыр», «мёд», «яйца».',
  all: (text: string, count: number | null) =>
    `Все результаты по\u00A0«${text}»${count === null ? '' : `\u00A0— ${count}`}`,
  found: (count: number) =>
    count === 0
      ? 'Подсказок нет'
      : `Подсказок: ${count}. Выбирайте стрелками вверх и\u00A0вниз, вправо\u00A0— в\u00A0корзину.`,
} as const
