import { MILLILITRE, PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { goods as text } from '@okolitsa/strings/ru/goods.ts'

/** How amounts of a product are typed and said: weighed ones in kilograms and litres, others in sale steps. */
export const countingOf = ({ isWeight, unit }: { readonly isWeight: boolean; readonly unit: string }) =>
  isWeight
    ? { per: 1_000 as const, label: unit === MILLILITRE ? text.litre : text.kilogram, unit }
    : { per: 1 as const, label: text.piece, unit: PIECE }
