import { formatAmount } from './format.ts'

/** Receipts are read by machines too: ordinary spaces. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ')

/** A row of a receipt: weighed goods have their weight as the quantity, packed ones tell what a pack holds. */
export const positionName = (title: string, measure: number, unit: string, isWeight: boolean): string =>
  isWeight || (unit === 'шт' && measure === 1) ? title : withPlainSpaces(`${title}, ${formatAmount(measure, unit)}`)

export const deliveryName = 'Доставка'
