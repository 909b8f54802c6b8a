import { formatCount } from './format.ts'

/** Texts of the page where a seller copies the widget's embed code. */
export const widgetLine = {
  title: 'Товары на\u00A0вашей странице',
  text: 'Скопируйте строку и\u00A0вставьте её туда, где должны стоять товары: на\u00A0свой сайт, в\u00A0блог или к\u00A0партнёру. Цены и\u00A0наличие обновляются сами, а\u00A0заказ идёт через ваш магазин.',
  section: 'Что показывать',
  everything: 'Все товары',
  count: 'Сколько',
  countOf: (count: number) => formatCount(count, { one: 'товар', few: 'товара', many: 'товаров' }),
  heading: 'Заголовок',
  headingHint: 'Пустой — название магазина',
  language: 'Язык',
  languages: { ru: 'Русский', en: 'English' },
  line: 'Строка для страницы',
  copy: 'Скопировать строку',
  copied: 'Строка скопирована',
  notCopied: 'Не\u00A0получилось скопировать. Выделите строку и\u00A0скопируйте сами',
  look: 'Так это выглядит',
} as const
