import type { LedgerQuery } from '@okolitsa/contracts/statements/ledger-query.ts'
import { PERIOD } from '@okolitsa/domain/closing/period.ts'
import { ENTRY_KINDS } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { LEDGER_PATH } from './ledger-paths.ts'

const LARGEST_ID = 2_147_483_647
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The number in a field of the search; undefined = empty or not a number. */
function numberIn(typed: string | null, largest = LARGEST_ID): number | undefined {
  const number = Number((typed ?? '').replaceAll(/[\s№]/g, ''))
  return Number.isSafeInteger(number) && number > 0 && number <= largest ? number : undefined
}
const textIn = (typed: string | null, shape: RegExp): string | undefined => {
  const trimmed = typed?.trim().toLowerCase() ?? ''
  return shape.test(trimmed) ? trimmed : undefined
}

export interface LedgerPage extends LedgerQuery {
  /** The last entry of the page before; absent = the first page. */
  readonly after?: number | undefined
}

/** The query in the URL of the page; wrong values are left out. */
export function ledgerPageIn(params: URLSearchParams): LedgerPage {
  const asked = (name: string) => params.get(name)
  return dropEmpty({
    entry: numberIn(asked('entry'), Number.MAX_SAFE_INTEGER),
    order: numberIn(asked('order')),
    payment: textIn(asked('payment'), UUID),
    payout: textIn(asked('payout'), /^[\w-]{1,60}$/),
    seller: numberIn(asked('seller')),
    period: textIn(asked('period'), PERIOD),
    account: ACCOUNTS.find((one) => one === asked('account')),
    kind: ENTRY_KINDS.find((one) => one === asked('kind')),
    after: numberIn(asked('after'), Number.MAX_SAFE_INTEGER),
  })
}

const dropEmpty = (page: LedgerPage): LedgerPage =>
  Object.fromEntries(Object.entries(page).filter(([, value]) => value !== undefined))

const searchOf = (page: LedgerPage): string =>
  new URLSearchParams(Object.entries(page).map(([name, value]) => [name, String(value)])).toString()

/** URL of the entries that a query asks for. */
export const ledgerPath = (page: LedgerPage): string => {
  const search = searchOf(dropEmpty(page))
  return search === '' ? LEDGER_PATH : `${LEDGER_PATH}?${search}`
}

/** URL of the file of the entries that match. */
export const ledgerFilePath = ({ after: _, ...query }: LedgerPage, format: 'xlsx' | 'csv'): string =>
  `/v1${LEDGER_PATH}/${format}?${searchOf(query)}`
