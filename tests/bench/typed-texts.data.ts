/**
 * Contents of the search box while people type, letter by letter: growing first words, then wishes, sizes and typos.
 */
export const TYPED = [
  ...['молоко', 'сыр козий', 'хлеб ржаной', 'помидоры', 'яйца', 'мёд липовый', 'курица', 'картофель', 'творог'].flatMap(
    (text) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)),
  ),
  ...['малоко', 'vjkjrj', 'яица', 'козй сыр', 'молоко 3,2', 'мёд 500 г', 'без лактозы', 'к завтраку', 'лучков'],
  ...['стиральный порошок', 'фермерский', 'домашний сыр с травами', 'масло сливочное', 'абракадабра'],
]
