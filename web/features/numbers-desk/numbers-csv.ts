import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { GRAM, MILLILITRE } from '@okolitsa/domain/catalog/unit.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import { lossesOf } from './losses.ts'
import { countOf, titleOf } from './seller-words.ts'

const { columns } = text
export type NumbersTableName = 'days' | 'products' | 'places' | 'losses'

export function numbersCsv(table: NumbersTableName, numbers: Numbers): string {
  return csvOf(TABLES[table](numbers))
}

const TABLES: Readonly<Record<NumbersTableName, (numbers: Numbers) => CsvCell[][]>> = {
  days: ({ seller, byDay }) => [
    [columns.day, countOf(seller.type), columns.sumCsv, columns.beforeCsv],
    ...byDay.map(({ date, orders, sum, sumBefore }) => [text.csvDay(date), orders, sum, sumBefore]),
  ],
  products: ({ seller, products, otherProducts, delivery, promo, total }) => [
    [titleOf(seller.type), columns.amount, columns.unit, columns.sumCsv],
    ...products.map(({ title, sum, ...product }) => [title, ...amountOf(product), sum]),
    ...(otherProducts ? [[text.others(otherProducts.products), '', '', otherProducts.sum]] : []),
    [text.delivery, '', '', delivery],
    [text.promo, '', '', -promo],
    [text.total, '', '', total.sum],
  ],
  places: ({ places, otherPlaces }) => [
    [columns.place, columns.region, columns.orders, columns.sumCsv],
    ...places.map(({ title, region, orders, sum }) => [title, region, orders, sum]),
    ...(otherPlaces ? [[text.otherPlaces(otherPlaces.places), '', otherPlaces.orders, otherPlaces.sum]] : []),
  ],
  losses: (numbers) => [
    [columns.loss, columns.count, columns.sumCsv],
    ...lossesOf(numbers).map(({ title, count, sum }) => [title, count, sum]),
  ],
}

/** Weighed products in kilograms and litres, others in pieces. */
const amountOf = ({ isWeight, unit, amount }: Pick<Numbers['products'][number], 'isWeight' | 'unit' | 'amount'>) =>
  isWeight && (unit === GRAM || unit === MILLILITRE)
    ? [amount / 1_000, unit === GRAM ? text.unitOf.weight : text.unitOf.volume]
    : [amount, text.unitOf.piece]

const AWHILE_MS = 60_000

/** Downloads a table. */
export function downloadTable(table: NumbersTableName, numbers: Numbers): void {
  const blob = new Blob([numbersCsv(table, numbers)], { type: 'text/csv;charset=utf-8' })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = text.fileName(table, numbers.from, numbers.to)
  link.click()
  // a browser may start to read the URL later
  setTimeout(() => URL.revokeObjectURL(address), AWHILE_MS)
}
