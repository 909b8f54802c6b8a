import { formatCount } from './format.ts'

const goods = { one: 'товар', few: 'товара', many: 'товаров' }
const inner = { one: 'раздел внутри', few: 'раздела внутри', many: 'разделов внутри' }
const contents = (goodsCount: number, subcategories: number): string =>
  [goodsCount > 0 && formatCount(goodsCount, goods), subcategories > 0 && formatCount(subcategories, inner)]
    .filter(Boolean)
    .join(' и\u00A0')

/** Texts of the editor of categories. */
export const officeCategories = {
  title: 'Разделы каталога',
  note: 'По\u00A0разделам покупатели ищут товары. Старые ссылки на\u00A0раздел работают всегда.',
  tree: 'Дерево разделов',
  empty: 'Разделов пока нет. Заведите первый.',
  goods: (count: number) => formatCount(count, goods),
  add: 'Новый раздел',
  back: 'Все разделы',
  choose: 'Выберите раздел',
  gone: 'Такого раздела больше нет. Выберите другой.',
  place: ({ urlKey, goodsCount }: { readonly urlKey: string; readonly goodsCount: number }) =>
    `${formatCount(goodsCount, goods)} · /category/${urlKey}`,
  up: 'Выше',
  down: 'Ниже',
  ordered: 'Порядок поменяли',
  placed: (title: string) => `«${title}» переставили`,
  find: 'Найти раздел',
  clear: 'Стереть',
  notFound: 'Такого раздела нет',
  fields: {
    title: 'Имя',
    urlKey: 'Адрес',
    parentId: 'В\u00A0каком разделе',
    markingGroup: 'Группа «Честного знака»',
    isRisky: 'Товары с\u00A0риском: проверять по\u00A0отдельному правилу',
    synonyms: 'Как ещё ищут',
    description: 'Описание',
    image: 'Рисунок',
    requiredPapers: 'Бумаги, нужные по\u00A0закону',
    attributes: (most: number) => `Поля товара, не\u00A0больше ${most}`,
  },
  urlKeyHint: 'Латиница, цифры и\u00A0дефис. Прежний адрес сам поведёт сюда',
  synonymsHint: 'Слова через запятую',
  top: 'Сам по\u00A0себе, наверху',
  noMarking: 'Как у\u00A0раздела выше',
  drawnAs: (title: string) => `Как у\u00A0раздела «${title}»`,
  save: 'Сохранить',
  create: 'Создать раздел',
  saved: 'Раздел сохранили',
  created: 'Раздел создали',
  moveGoods: 'Перенести часть товаров',
  words: 'Слова в\u00A0названии',
  wordsHint: 'Перенесём товары, в\u00A0названии которых они стоят подряд',
  to: 'В\u00A0другой раздел',
  move: 'Перенести',
  moved: (count: number) =>
    count > 0
      ? `Перенесли ${formatCount(count, goods)}`
      : 'Товаров с\u00A0такими словами здесь нет, ничего не\u00A0перенесли',
  whole: 'Слить или убрать',
  into: 'С\u00A0каким разделом слить, куда повести ссылки',
  inUse: (goodsCount: number, subcategories: number) =>
    `Здесь ${contents(goodsCount, subcategories)}. Убрать можно пустой раздел: перенесите всё или слейте его с\u00A0другим.`,
  merge: 'Слить',
  remove: 'Убрать',
  mergeTitle: (title: string, into: string) => `Слить «${title}» с\u00A0разделом «${into}»?`,
  mergeText: (goodsCount: number, subcategories: number, urlKey: string) =>
    `Туда перейдут ${[contents(goodsCount, subcategories), 'слова, поля и\u00A0бумаги'].filter(Boolean).join(', ')}. Ссылка /category/${urlKey} и\u00A0прежние адреса поведут туда\u00A0же. Вернуть раздел будет нельзя.`,
  merged: (title: string, into: string) => `«${title}» теперь в\u00A0разделе «${into}»`,
  removeTitle: (title: string) => `Убрать «${title}»?`,
  removeText: (urlKey: string, into: string) =>
    `Ссылка /category/${urlKey} и\u00A0прежние адреса поведут в\u00A0раздел «${into}». Вернуть раздел будет нельзя.`,
  removed: (title: string) => `«${title}» убрали`,
  keep: 'Оставить как есть',
  oldKeys: 'Старые адреса',
  changedByAnother: 'Раздел изменил кто-то другой. Показываем, как сейчас; набранное вами осталось',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  loading: 'Загружаем разделы',
  loadFailed: 'Разделы не\u00A0загрузились',
  retry: 'Ещё раз',
}
