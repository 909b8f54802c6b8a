import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { isGone, type OrderLine } from './order-lines.tsx'

/** Lines that came and nobody has complained about, or whose complaint was refused before. */
export const claimableLines = ({ lines, claims }: OrderAnswer): readonly OrderLine[] =>
  lines.filter(
    (line) => !isGone(line) && !claims.some(({ lineId, state }) => lineId === line.id && state !== 'declined'),
  )
