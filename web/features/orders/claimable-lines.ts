import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { isGone, type OrderLine } from './order-lines.tsx'

/** Delivered lines without a claim, or with a refused claim. */
export const claimableLines = ({ lines, claims }: OrderAnswer): readonly OrderLine[] =>
  lines.filter(
    (line) => !isGone(line) && !claims.some(({ lineId, state }) => lineId === line.id && state !== 'declined'),
  )
