import type { StockEntry, StockItem } from '@okolitsa/contracts/stock/stock-desk.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { StockEntryKind } from '@okolitsa/domain/stock/stock-moves.ts'
import type { EntryRow } from '../store/stock-history.ts'
import type { StockRow } from '../store/stock-list.ts'

const PREVIEW = { width: 144, height: 144 }

export const presentStock = ({ image, organizationId: _of, timeZone: _zone, ...row }: StockRow): StockItem => ({
  ...row,
  imageUrl: imageUrl(image, PREVIEW),
})

/** Kinds of the history by cause of the ledger entry. */
const KINDS: Readonly<Record<string, StockEntryKind>> = {
  initial: 'opened',
  arrival: 'arrival',
  'write-off': 'writeOff',
  count: 'count',
  'counted by the seller': 'count',
  found: 'found',
  'hold handed_over': 'sold',
}

export const presentEntry = ({
  productId,
  title,
  unit,
  isWeight,
  change,
  cause,
  at,
  ...row
}: EntryRow): StockEntry => ({
  ...row,
  at: at.toISOString(),
  kind: KINDS[cause] ?? 'count',
  product: { id: productId, title, unit, isWeight },
  before: row.after - change,
})
