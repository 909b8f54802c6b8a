/** Texts of the search results page. */
export const searchPage = {
  title: 'Поиск',
  pageTitle: (text: string) => `Поиск «${text}»`,
  heading: (text: string) => `Нашли по запросу «${text}»`,
  nothing: (text: string) => `По запросу «${text}» ничего не\u00A0нашли`,
  corrected: (text: string) => `Показали, что нашлось по слову «${text}».`,
  correctedTitle: 'Похоже, опечатка',
  asTyped: (text: string) => `Нет, искать «${text}»`,
  partTitle: 'Нашли по части запроса',
  part: (words: readonly string[]) =>
    `Всё сразу не\u00A0нашлось. Показали, что есть по ${words.length === 1 ? 'слову' : 'словам'} ${words.map((word) => `«${word}»`).join(' и\u00A0')}.`,
  anyTitle: 'Нашли похожее',
  any: (words: readonly string[]) =>
    `Показали товары, где есть хотя бы одно из слов: ${words.map((word) => `«${word}»`).join(', ')}.`,
  intentTitle: 'Поняли так',
  intent: (words: readonly string[]) =>
    `${words.map((word) => `«${word}»`).join(', ')}: отобрали по\u00A0тому, что указали продавцы: разделу, цене, составу.`,
  placeTitle: 'Ищете место?',
  place: (title: string) => `Поиск смотрит товары и хозяйства. Можно показать, что привезут сюда: ${title}.`,
  choosePlace: 'Выбрать это место',
  askTitle: 'Что ищем?',
  askText: 'Напишите в строке поиска название продукта или имя фермера.',
  tips: 'Проверьте, нет ли опечатки, или назовите продукт проще: «сыр», «мёд», «яйца».',
  products: 'Товары',
  farmers: 'Фермеры',
  field: 'Что найти',
  placeholder: 'Сыр, мёд или имя фермера',
  submit: 'Найти',
  popular: 'Советуем попробовать',
  categories: 'Загляните в\u00A0разделы',
} as const
