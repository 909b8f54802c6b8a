import type { GoodsImport, GoodsImportRow } from '@okolitsa/contracts/products/goods-import.ts'
import { byAttributeColumn } from '@okolitsa/domain/goods-import/attribute-columns.ts'
import type { GoodsColumn } from '@okolitsa/domain/goods-import/columns.ts'
import type { ImportMistakeCode } from '@okolitsa/domain/goods-import/read-row.ts'
import type * as ru from '../ru/products-import.ts'
import type { Words } from '../words.ts'
import { attributes } from './attributes.ts'
import { formatCount, formatNumber } from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

const columns: Record<GoodsColumn, string> = {
  number: 'Number',
  sku: 'SKU',
  title: 'Title',
  category: 'Category',
  price: 'Price',
  specialPrice: 'Sale price',
  stock: 'Stock',
  unit: 'Unit',
  measure: 'Size',
  isWeight: 'By weight',
  maxSaleQuantity: 'Most in one order',
  isOnSale: 'On sale',
  description: 'Description',
  composition: 'Composition',
  shelfLife: 'Shelf life',
  storage: 'Storage',
  allergens: 'Allergens',
  vat: 'VAT',
  kcal: 'Kcal',
  protein: 'Protein',
  fat: 'Fat',
  carbs: 'Carbohydrates',
  madeOn: 'Made on',
  orderedBy: 'Order before',
  daysBefore: 'Days before',
  ...byAttributeColumn((key) => attributes.titles[key]),
}

const mistakes: Record<ImportMistakeCode, (detail: number) => string> = {
  required: () => 'has to be filled in',
  tooShort: () => 'too short',
  tooLong: () => 'too long',
  tooSmall: () => 'too little',
  tooBig: () => 'too much',
  wholeNumber: () => 'a whole number is needed',
  wrongValue: () => 'there is no such value',
  phone: () => 'there is no such value',
  date: () => 'there is no such day',
  taken: () => 'another product of yours has this SKU',
  blockedWords: () => 'we do not publish such words',
  alcohol: () => 'this looks like alcohol: Federal Law 171-FZ forbids selling it at a distance',
  stopTobacco: () => 'tobacco and nicotine are not sold here: Federal Law 15-FZ',
  stopDrugs: () => 'Federal Law 3-FZ forbids drugs',
  stopMedicine: () => 'medicines and promises to cure are not sold here: Federal Law 61-FZ',
  stopWeapons: () => 'weapons and ammunition are not sold here: Federal Law 150-FZ',
  stopWildlife: () => 'Federal Law 52-FZ protects this species',
  stopMarket: () => 'the rules of the market do not allow this to be sold',
  contacts: () => 'links and phone numbers may not stand here',
  npdMarked: () => 'the self-employed may not sell marked goods: law 422-FZ',
  fewCorners: () => 'there is no such value',
  manyCorners: () => 'there is no such value',
  crossesItself: () => 'there is no such value',
  outsideRussia: () => 'there is no such value',
  notANumber: () => 'a number is needed, such as 390 or 8.4',
  yesOrNo: () => 'write “yes” or “no”',
  brokenCell: () => 'this cell is broken: its formula failed or a letter was lost',
  notYours: () => 'none of your products has this number',
  severalSuch: () => 'several products are called so: give the number or the SKU',
  titleTwice: (row) => `row ${formatNumber(row)} has the same title: name a number or an SKU`,
  belowZero: () => 'must not be below zero',
  repeated: (row) => `this product is in row ${formatNumber(row)} already`,
  unknownCategory: () => 'there is no such category, or several: take the name from a downloaded file',
  fixed: () => 'this can not be changed of an existing product',
  promised: (amount) => `orders have ${formatNumber(amount)} already`,
  severalSpecials: () => 'the product has several discounts: change them in the product itself',
  partOfSchedule: () => 'fill in all three: days, time and days before',
  notOfCategory: () => 'goods of this category do not say that',
  notADay: () => 'write days, such as “Tue, Fri”, “Mon–Fri” or “every day”',
  notATime: () => 'write a time, such as 18:00',
  partOfNutrition: () => 'fill in all four: kcal, protein, fat, carbohydrates',
}

const rowOutcomes: Record<GoodsImportRow['fate'], string> = {
  new: 'New',
  changed: 'Will change',
  same: 'No changes',
  wrong: 'Mistake',
}

const states: Record<GoodsImport['state'], string> = {
  ready: 'Waits for your decision',
  applying: 'Being written',
  done: 'Written',
}

/** Formats a cell: prices get their currency, missing values a word. */
const shown = (column: GoodsColumn, text: string) => {
  if (text === '') return 'empty'
  return column === 'price' || column === 'specialPrice' ? `${text}\u00A0₽` : text
}

const count = (amount: number) => formatCount(amount, nouns.product)

export const productsImport: Words<typeof ru.productsImport> = {
  title: 'Goods by file',
  lead: 'Download your goods as a table, edit it and upload it again. First we show what would change.',
  back: 'To the goods',
  backToFiles: 'Another file',
  out: {
    title: 'Download',
    text: 'All goods with prices and stock.',
    xlsx: 'XLSX table',
    csv: 'CSV file',
    part: (words, part) => `${words}, part ${formatNumber(part)}`,
  },
  in: {
    title: 'Upload',
    text: 'XLSX or CSV up to 10\u00A0MB and 10,000 rows. Names of columns stand in the first row.',
    choose: 'Choose a file',
    sending: (percent) => `Sending: ${percent}%`,
    reading: 'Reading the file…',
    failed: 'The file was not uploaded. Check the connection and repeat',
    rules: [
      'A product is known by its number, SKU or exact title. An unknown SKU or a new title is a new product.',
      'The price of goods by weight is that of a kilogram or a litre, whatever their portion is.',
      'An empty cell changes nothing. A dash “-” takes away a discount or a text.',
      'A new product needs a title, a category and a price. It appears off sale: add photos and put it on sale. Or write “yes” in the column “On sale”.',
    ],
    rulesTitle: 'How to fill in the file',
  },
  past: 'Recent files',
  noName: 'A file without a name',
  states,
  madeAt: (moment) => `Uploaded ${moment}`,
  summary: (rows) => `${count(rows)} in the file`,
  unknownTitle: 'We did not understand these columns and skip them',
  unknown: (headings) => headings.map((heading) => `“${heading}”`).join(', '),
  filters: 'Which rows to show',
  all: 'All',
  filter: {
    new: 'New',
    changed: 'Will change',
    same: 'No changes',
    wrong: 'Mistakes',
    far: 'Prices twofold',
    left: 'Not written',
  },
  rowOutcomes,
  far: 'The price changes more than twofold: check it',
  outcomes: {
    written: 'Written',
    stale: 'Not written: the product was changed after the upload',
    refused: 'Not written: this is no longer possible, for instance orders have taken the goods',
  },
  row: (row) => `Row ${formatNumber(row)}`,
  columns,
  shown: (column, text) => shown(column, text),
  from: (column, before, after) => `${shown(column, before)} → ${shown(column, after)}`,
  mistake: (column, code, detail) =>
    `${columns[column]}: ${(mistakes[code as ImportMistakeCode] ?? mistakes.wrongValue)(detail ?? 0)}`,
  pages: pagesText('Pages of rows'),
  noRows: 'There are no such rows',
  apply: {
    button: 'Apply',
    what: (made, changed) =>
      [...(made > 0 ? [`add ${count(made)}`] : []), ...(changed > 0 ? [`change ${count(changed)}`] : [])].join(', '),
    wrong: (rows) => `Rows with mistakes are skipped: ${formatNumber(rows)}`,
    far: (rows) => `Check the prices: ${formatNumber(rows)} change more than twofold`,
    title: 'Apply the file?',
    changedText: 'If the shop is open, customers see changes of goods on sale at once.',
    newText: 'New goods without “yes” in the column “On sale” appear off sale.',
    cancel: 'I will look again',
    failed: 'It did not begin. Check the connection and repeat',
    nothing: 'There is nothing to change: all is as in the file.',
    nothingRight: 'There is nothing to apply. Mend the mistakes in the file and upload it again.',
  },
  progress: {
    title: 'Writing the goods',
    label: 'How many are written',
    value: (done, all) => `${formatNumber(done)} of ${formatNumber(all)}`,
    text: 'You may close the page: we finish without you.',
  },
  done: {
    title: 'Done',
    written: (rows) => `${count(rows)} written.`,
    left: (rows) => `Not written: ${formatNumber(rows)}. See why.`,
    open: 'Open the goods',
  },
}
