import type { LabelSheet, Paper } from '@okolitsa/contracts/printing/paper-kind.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

const labels = { one: 'этикетка', few: 'этикетки', many: 'этикеток' }
const labelsToPrint = { one: 'этикетку', few: 'этикетки', many: 'этикеток' }
const papers: Record<Paper, string> = {
  parcels: 'На заказы',
  products: 'На товары',
  picking: 'Лист сборки',
  packing: 'Список по\u00A0заказам',
}
const paperNotes: Record<Paper, string> = {
  parcels:
    'По этикетке на\u00A0каждое место заказа: номер, имя, адрес, что внутри и\u00A0QR-код, который открывает заказ в\u00A0кабинете.',
  products:
    'По этикетке на\u00A0каждую строку заказа: вес, срок годности и\u00A0как хранить, если это есть в\u00A0карточке товара.',
  picking: 'Сколько чего достать на\u00A0весь день.',
  packing: 'Что положить в\u00A0каждый заказ.',
}
const sheets: Record<LabelSheet, string> = { roll58: 'Этикетки 58\u00A0мм', a4: 'Лист А4' }

/** Texts of the page where documents are printed. */
export const printing = {
  title: 'Печать',
  titleOf: (day: string) => `Печать: ${day}`,
  link: 'Печать',
  summary: (orders: number, count: number | null) =>
    count === null
      ? formatCount(orders, nouns.order)
      : `${formatCount(orders, nouns.order)}, ${formatCount(count, labels)}`,
  days: 'На какой день',
  papers: { label: 'Что печатать', ...papers },
  paperNotes,
  sheets: { label: 'На чём печатать', ...sheets },
  sheetNotes: {
    roll58: 'Для термопринтера: каждая этикетка 58\u00A0×\u00A040\u00A0мм.',
    a4: 'Самоклеящаяся бумага, 21 этикетка на\u00A0листе. Печатайте в\u00A0масштабе 100\u00A0%.',
  },
  prices: 'Цена на\u00A0этикетке',
  pricesNote: 'для подарка лучше убрать',
  printLabels: (count: number) => `Печатать ${formatCount(count, labelsToPrint)}`,
  print: 'Печатать',
  opensPdf: 'Откроется PDF: напечатайте его или отправьте на\u00A0принтер с\u00A0телефона.',
  download: 'Скачать файлом',
  fileName: (paper: string, date: string) => `${paper} ${date}.pdf`,
  chooseAll: 'Все заказы',
  chosen: (count: number, all: number) => `${count} из\u00A0${all}`,
  chooseSome: 'Отметьте хотя\u00A0бы один заказ',
  tooMany: (most: number) => `За раз печатается не\u00A0больше ${most} этикеток. Снимите отметку с\u00A0части заказов.`,
  cut: (shown: number, all: number) => `Показываем ${shown} из\u00A0${all}: отправьте их, и\u00A0появятся остальные.`,
  preview: 'Как выйдет на\u00A0бумаге',
  nothing: 'Печатать нечего',
  nothingText: 'Когда придут заказы, здесь появятся этикетки и\u00A0списки для\u00A0сборки.',
  nothingOfDay: 'На этот день печатать нечего',
}
