import { MILLILITRE, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'

/** Units of a product's amounts: kilograms and litres for weighed products, sale steps for others. */
export const countingOf = ({ isWeight, unit }: { readonly isWeight: boolean; readonly unit: string }) =>
  isWeight
    ? { per: 1_000 as const, label: unit === MILLILITRE ? text.litre : text.kilogram, unit }
    : { per: 1 as const, label: text.piece, unit: PIECE }
