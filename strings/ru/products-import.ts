import type { GoodsImport, GoodsImportRow } from '@okolitsa/contracts/products/goods-import.ts'
import { byAttributeColumn } from '@okolitsa/domain/goods-import/attribute-columns.ts'
import type { GoodsColumn } from '@okolitsa/domain/goods-import/columns.ts'
import type { ImportMistakeCode } from '@okolitsa/domain/goods-import/read-row.ts'
import { attributes } from './attributes.ts'
import { formatCount, formatNumber } from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

const columns: Record<GoodsColumn, string> = {
  number: 'Номер',
  sku: 'Артикул',
  title: 'Название',
  category: 'Категория',
  price: 'Цена',
  specialPrice: 'Цена со\u00A0скидкой',
  stock: 'Остаток',
  unit: 'Единица',
  measure: 'Фасовка',
  isWeight: 'На\u00A0вес',
  maxSaleQuantity: 'Не\u00A0больше в\u00A0одном заказе',
  isOnSale: 'В\u00A0продаже',
  description: 'Описание',
  composition: 'Состав',
  shelfLife: 'Срок хранения',
  storage: 'Условия хранения',
  allergens: 'Аллергены',
  vat: 'НДС',
  kcal: 'Ккал',
  protein: 'Белки',
  fat: 'Жиры',
  carbs: 'Углеводы',
  madeOn: 'Дни изготовления',
  orderedBy: 'Заказ до',
  daysBefore: 'За\u00A0сколько дней',
  ...byAttributeColumn((key) => attributes.titles[key]),
}

const mistakes: Record<ImportMistakeCode, (detail: number) => string> = {
  required: () => 'нужно заполнить',
  tooShort: () => 'слишком коротко',
  tooLong: () => 'слишком длинно',
  tooSmall: () => 'слишком мало',
  tooBig: () => 'слишком много',
  wholeNumber: () => 'нужно целое число',
  wrongValue: () => 'такого значения не\u00A0бывает',
  phone: () => 'такого значения не\u00A0бывает',
  date: () => 'такого дня нет',
  taken: () => 'такой артикул уже у\u00A0другого вашего товара',
  blockedWords: () => 'такие слова мы не\u00A0публикуем',
  alcohol: () => 'похоже на\u00A0алкоголь: продавать его дистанционно запрещает закон 171-ФЗ',
  stopTobacco: () => 'табак и\u00A0никотин здесь не\u00A0продают: закон 15-ФЗ',
  stopDrugs: () => 'наркотики запрещает закон 3-ФЗ',
  stopMedicine: () => 'лекарства и\u00A0обещания вылечить здесь не\u00A0продают: закон 61-ФЗ',
  stopWeapons: () => 'оружие и\u00A0патроны здесь не\u00A0продают: закон 150-ФЗ',
  stopWildlife: () => 'этот вид охраняет закон 52-ФЗ',
  stopMarket: () => 'правила рынка не\u00A0разрешают это продавать',
  contacts: () => 'здесь не\u00A0должно быть ссылок и\u00A0телефонов',
  npdMarked: () => 'самозанятым нельзя продавать маркируемые товары: закон 422-ФЗ',
  fewCorners: () => 'такого значения не\u00A0бывает',
  manyCorners: () => 'такого значения не\u00A0бывает',
  crossesItself: () => 'такого значения не\u00A0бывает',
  outsideRussia: () => 'такого значения не\u00A0бывает',
  notANumber: () => 'нужно число, например 390 или 8,4',
  yesOrNo: () => 'напишите «да» или «нет»',
  brokenCell: () => 'в\u00A0этой ячейке ошибка: не\u00A0сработала формула или испортилась буква',
  notYours: () => 'среди ваших товаров такого номера нет',
  severalSuch: () => 'так называются несколько товаров: укажите номер или артикул',
  titleTwice: (row) => `так\u00A0же назван товар в\u00A0строке ${formatNumber(row)}: укажите номер или артикул`,
  belowZero: () => 'не\u00A0может быть меньше нуля',
  repeated: (row) => `этот товар уже есть в\u00A0строке ${formatNumber(row)}`,
  unknownCategory: () => 'такой категории нет, или их несколько: возьмите название из\u00A0скачанного файла',
  fixed: () => 'у\u00A0готового товара этого не\u00A0изменить',
  promised: (amount) => `в\u00A0заказах уже ${formatNumber(amount)}`,
  severalSpecials: () => 'у\u00A0товара несколько скидок: поменяйте их в\u00A0самом товаре',
  partOfSchedule: () => 'заполните все три: дни изготовления, время и\u00A0за\u00A0сколько дней',
  notOfCategory: () => 'у\u00A0товаров этой категории такого не\u00A0указывают',
  notADay: () => 'напишите дни, например «вт, пт», «пн–пт» или «каждый день»',
  notATime: () => 'напишите время, например 18:00',
  partOfNutrition: () => 'заполните все четыре: ккал, белки, жиры, углеводы',
}

const rowOutcomes: Record<GoodsImportRow['fate'], string> = {
  new: 'Новый',
  changed: 'Изменится',
  same: 'Без изменений',
  wrong: 'Ошибка',
}

const states: Record<GoodsImport['state'], string> = {
  ready: 'Ждёт вашего решения',
  applying: 'Записываем',
  done: 'Записан',
}

/** Formats a cell: prices get their currency, missing values a word. */
const shown = (column: GoodsColumn, text: string) => {
  if (text === '') return 'пусто'
  return column === 'price' || column === 'specialPrice' ? `${text}\u00A0₽` : text
}

const count = (amount: number) => formatCount(amount, nouns.product)

/** Texts of product import and export. */
export const productsImport = {
  title: 'Товары файлом',
  lead: 'Скачайте товары таблицей, поправьте и\u00A0загрузите обратно. Сначала покажем, что изменится.',
  back: 'К\u00A0товарам',
  backToFiles: 'Другой файл',
  out: {
    title: 'Скачать',
    text: 'Все товары с\u00A0ценами и\u00A0остатками.',
    xlsx: 'Таблица XLSX',
    csv: 'Файл CSV',
    part: (words: string, part: number) => `${words}, часть ${formatNumber(part)}`,
  },
  in: {
    title: 'Загрузить',
    text: 'XLSX или CSV до\u00A010\u00A0МБ и\u00A010\u00A0000 строк. Названия столбцов — в\u00A0первой строке.',
    choose: 'Выбрать файл',
    sending: (percent: number) => `Отправляем: ${percent}\u00A0%`,
    reading: 'Читаем файл…',
    failed: 'Файл не\u00A0загрузился. Проверьте связь и\u00A0повторите',
    rules: [
      'Товар узнаём по\u00A0номеру, артикулу или точному названию. Неизвестный артикул или новое название — новый товар.',
      'Цена весового товара\u00A0— за\u00A0килограмм или литр, какой бы ни была порция.',
      'Пустая ячейка ничего не\u00A0меняет. Прочерк «-» убирает скидку или текст.',
      'Новому товару нужны название, категория и\u00A0цена. Он появится снятым с\u00A0продажи: добавьте фото и\u00A0включите его. Или напишите «да» в\u00A0столбце «В\u00A0продаже».',
    ],
    rulesTitle: 'Как заполнить файл',
  },
  past: 'Недавние файлы',
  noName: 'Файл без имени',
  states,
  madeAt: (moment: string) => `Загружен ${moment}`,
  summary: (rows: number) => `В\u00A0файле ${count(rows)}`,
  unknownTitle: 'Эти столбцы мы не\u00A0поняли и\u00A0пропустим',
  unknown: (headings: readonly string[]) => headings.map((heading) => `«${heading}»`).join(', '),
  filters: 'Какие строки показать',
  all: 'Все',
  filter: {
    new: 'Новые',
    changed: 'Изменятся',
    same: 'Без изменений',
    wrong: 'Ошибки',
    far: 'Цена вдвое',
    left: 'Не\u00A0записаны',
  },
  rowOutcomes,
  far: 'Цена меняется больше чем вдвое: проверьте',
  outcomes: {
    written: 'Записано',
    stale: 'Не\u00A0записано: товар изменился после загрузки файла',
    refused: 'Не\u00A0записано: так уже нельзя, например, товар разобрали заказы',
  },
  row: (row: number) => `Строка ${formatNumber(row)}`,
  columns,
  shown: (column: GoodsColumn, text: string) => shown(column, text),
  from: (column: GoodsColumn, before: string, after: string) => `${shown(column, before)} → ${shown(column, after)}`,
  mistake: (column: GoodsColumn, code: string, detail: number | null) =>
    `${columns[column]}: ${(mistakes[code as ImportMistakeCode] ?? mistakes.wrongValue)(detail ?? 0)}`,
  pages: pagesText('Страницы строк'),
  noRows: 'Таких строк нет',
  apply: {
    button: 'Применить',
    what: (made: number, changed: number) =>
      [...(made > 0 ? [`добавим ${count(made)}`] : []), ...(changed > 0 ? [`изменим ${count(changed)}`] : [])].join(
        ', ',
      ),
    wrong: (rows: number) => `Строки с\u00A0ошибками пропустим: ${formatNumber(rows)}`,
    far: (rows: number) => `Проверьте цены: больше чем вдвое меняются у\u00A0${formatNumber(rows)}`,
    title: 'Применить файл?',
    changedText: 'Если магазин открыт, изменения товаров, которые продаются, покупатели увидят сразу.',
    newText: 'Новые товары без «да» в\u00A0столбце «В\u00A0продаже» появятся снятыми с\u00A0продажи.',
    cancel: 'Ещё посмотрю',
    failed: 'Не\u00A0получилось начать. Проверьте связь и\u00A0повторите',
    nothing: 'Менять нечего: всё уже так, как в\u00A0файле.',
    nothingRight: 'Применить нечего. Исправьте ошибки в\u00A0файле и\u00A0загрузите его снова.',
  },
  progress: {
    title: 'Записываем товары',
    label: 'Сколько записано',
    value: (done: number, all: number) => `${formatNumber(done)} из\u00A0${formatNumber(all)}`,
    text: 'Страницу можно закрыть: закончим без вас.',
  },
  done: {
    title: 'Готово',
    written: (rows: number) => `Записали ${count(rows)}.`,
    left: (rows: number) => `Не\u00A0записали: ${formatNumber(rows)}. Посмотрите почему.`,
    open: 'Открыть товары',
  },
}
