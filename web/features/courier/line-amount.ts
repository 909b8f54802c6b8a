import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'
import { printed } from '@okolitsa/strings/ru/printed.ts'

export const amountWords = ({ isWeight, amount, measure, unit }: RouteStop['inside'][number]): string =>
  isWeight ? formatAmount(amount, unit) : printed.pieces(amount, measure, unit)
