import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  INVITED_COLUMNS,
  type InvitedColumn,
  type InvitedRow,
  MAX_INVITED_ROWS,
  readInvited,
} from '@okolitsa/domain/sellers/invitation.ts'
import { TRADES, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { findHeadings, MAX_ROWS_ABOVE, plainHeading, type SheetWords } from '@okolitsa/domain/tables/heading-row.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { TableRow } from '../../../platform/tables/table.ts'
import type { TableWork } from '../../../platform/tables/table-processes.ts'

/** All files of the office wait in one line. */
const OFFICE = 0

/** Words of both languages. */
const SHEETS = LANGUAGES.map((language) => wordsIn(language).invitedSheet)

const WORDS: SheetWords<InvitedColumn> = {
  headings: new Map(
    SHEETS.flatMap(({ headings }) =>
      INVITED_COLUMNS.flatMap((column) => headings[column].map((one) => [plainHeading(one), column] as const)),
    ),
  ),
  keys: ['phone'],
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u0451', '\u0435').toLowerCase()
const TRADE_OF_WORD = new Map<string, Trade>(
  SHEETS.flatMap(({ trades }) => TRADES.flatMap((trade) => trades[trade].map((word) => [plain(word), trade] as const))),
)

export type SheetRow = InvitedRow & { readonly row: number }

/**
 * Reads a sheet of sellers; its first row has headings, in any order.
 * @throws {Refusal} GOODS_FILE_UNREADABLE, GOODS_FILE_TOO_LONG, GOODS_FILE_WITHOUT_COLUMNS (no column of phones)
 */
export async function readInvitedSheet(tables: TableWork, bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: TableRow[] = []
  const tooLong = () => new Refusal('GOODS_FILE_TOO_LONG', { limit: MAX_INVITED_ROWS })
  const failure = await tables.read(OFFICE, { bytes, mostRows: MAX_INVITED_ROWS + MAX_ROWS_ABOVE, ...WORDS }, (part) =>
    rows.push(...part),
  )
  if (failure === 'tooLong') throw tooLong()
  if (failure === 'unreadable' || rows.length === 0) throw new Refusal('GOODS_FILE_UNREADABLE')
  const found = findHeadings(
    rows.map(({ cells }) => cells),
    WORDS,
  )
  if (!found) throw new Refusal('GOODS_FILE_WITHOUT_COLUMNS')
  const below = rows.slice(found.index + 1)
  if (below.length > MAX_INVITED_ROWS) throw tooLong()
  return below.map(({ row, cells }) => {
    const named = Object.fromEntries([...found.places].map(([column, place]) => [column, cells[place] ?? '']))
    return { row, ...readInvited(named, (word) => TRADE_OF_WORD.get(plain(word)) ?? null) }
  })
}
