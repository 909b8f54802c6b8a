/** Texts of the shelves below a product. */
export const productShelves = {
  together: 'Советуем к\u00A0этому',
  recipes: 'Что из\u00A0этого приготовить',
  similar: 'Похожие товары',
  reachable: 'Что можно заказать\u00A0здесь',
  ofFarmer: 'Ещё у\u00A0этого фермера',
  allOfFarmer: 'Все товары',
  loading: 'Загружаем полку',
  failed: 'Эта полка не\u00A0загрузилась',
  retry: 'Повторить',
} as const
