import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import type { BankMovement } from '@okolitsa/domain/payouts/bank-movement.ts'
import { parseBankAmount, parseBankDay } from '@okolitsa/domain/payouts/bank-values.ts'
import type { StatementMistake, StatementWarning } from '@okolitsa/domain/payouts/statement-mistake.ts'
import { bankValues, bankKeys as keys, partyKeys } from '@okolitsa/strings/ru/bank-format.ts'
import { decodeExchange, MAX_LINE, MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from './decode-exchange.ts'

/** Balances of one account for a period. */
export interface AccountBalances {
  readonly line: number
  readonly account: string
  readonly from: IsoDate | null
  readonly to: IsoDate | null
  readonly opening: Kopecks | null
  readonly received: Kopecks | null
  readonly spent: Kopecks | null
  readonly closing: Kopecks | null
}

export interface BankStatement {
  /** Our accounts in the file. */
  readonly accounts: readonly string[]
  readonly balances: readonly AccountBalances[]
  readonly movements: readonly BankMovement[]
  /** Signs of an incomplete file; real files contain partial lists, so they are no refusal. */
  readonly warnings: readonly StatementWarning[]
}

/** Lines of one section by key. A repeated key keeps its first value that is not empty. */
interface Section {
  readonly line: number
  readonly kind: 'header' | 'balances' | 'document'
  readonly values: Map<string, { readonly text: string; readonly line: number }>
}

class Refused extends Error {
  readonly mistake: StatementMistake
  constructor(mistake: StatementMistake) {
    super(mistake.problem)
    this.mistake = mistake
  }
}

/**
 * Reads a statement `1CClientBankExchange` of any version and bank: sections in any order, unknown keys and empty values
 * are ignored, optional fields may be absent. A file that is broken or no statement is refused with its first mistake; a
 * file of payment orders is one, because its orders have not been executed.
 */
export function readStatement(
  bytes: Uint8Array,
): { readonly statement: BankStatement } | { readonly mistake: StatementMistake } {
  try {
    if (bytes.length > MAX_STATEMENT_BYTES) throw new Refused({ problem: 'tooLarge', line: 1 })
    return { statement: statementOf(sectionsOf(decodeExchange(bytes))) }
  } catch (error) {
    if (error instanceof Refused) return { mistake: error.mistake }
    throw error
  }
}

function* linesOf(text: string): Generator<readonly [string, number]> {
  let number = 0
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const raw = text.slice(start, end === -1 ? text.length : end)
    start = end === -1 ? text.length : end + 1
    number += 1
    if (number > MAX_STATEMENT_LINES) throw new Refused({ problem: 'tooLarge', line: number })
    if (raw.length > MAX_LINE) throw new Refused({ problem: 'longLine', line: number })
    const line = raw.trim()
    if (line !== '') yield [line, number]
  }
}

const sectionAt = (line: number, kind: Section['kind']): Section => ({ line, kind, values: new Map() })

function sectionsOf(text: string): Section[] {
  const header = sectionAt(1, 'header')
  const sections = [header]
  let open = header
  let last = 0
  let hasBegun = false
  let hasEnded = false
  for (const [content, line] of linesOf(text)) {
    last = line
    if (!hasBegun) {
      if (content !== keys.first) throw new Refused({ problem: 'notExchange', line })
      hasBegun = true
      continue
    }
    if (hasEnded) throw new Refused({ problem: 'afterEnd', line })
    const [key, value] = pairOf(content)
    if (key === keys.balances || key === keys.document) {
      if (open !== header) throw new Refused({ problem: 'unclosed', line: open.line })
      open = sectionAt(line, key === keys.document ? 'document' : 'balances')
      sections.push(open)
    } else if (key === keys.balancesEnd || key === keys.documentEnd) {
      if (open.kind !== (key === keys.documentEnd ? 'document' : 'balances'))
        throw new Refused({ problem: 'strayEnd', line })
      open = header
    } else if (key === keys.last) {
      if (open !== header) throw new Refused({ problem: 'unclosed', line: open.line })
      hasEnded = true
    } else if (value === null) {
      throw new Refused({ problem: 'noValue', line })
    } else if (key === keys.account && open === header) {
      // the header repeats the key for each account of the file
      header.values.set(`${key} ${line}`, { text: value, line })
    } else if (value !== '' && !open.values.has(key)) {
      open.values.set(key, { text: value, line })
    }
  }
  if (!hasBegun) throw new Refused({ problem: 'notExchange', line: 1 })
  if (!hasEnded) throw new Refused({ problem: 'cut', line: last })
  return sections
}

/** A value may contain the sign that ends a key. */
function pairOf(line: string): readonly [string, string | null] {
  const at = line.indexOf('=')
  return at === -1 ? [line, null] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

const textIn = ({ values }: Section, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = values.get(name)?.text
    if (text !== undefined) return text
  }
  return ''
}

/** The value of an optional field; null = absent or empty. */
function valueIn<Value>({ values }: Section, field: string, parse: (text: string) => Value | null): Value | null {
  const found = values.get(field)
  if (found === undefined) return null
  const value = parse(found.text)
  if (value === null) throw new Refused({ problem: 'malformed', line: found.line, field })
  return value
}

function requiredIn<Value>(section: Section, field: string, parse: (text: string) => Value | null): Value {
  const value = valueIn(section, field, parse)
  if (value === null) throw new Refused({ problem: 'noField', line: section.line, field })
  return value
}

/** Balances of an overdrawn account are negative; they are compared only when all of them are amounts. */
const balanceIn = (section: Section, field: string) => {
  const text = section.values.get(field)?.text ?? ''
  return text.startsWith('-') ? null : valueIn(section, field, parseBankAmount)
}

function statementOf([header, ...others]: readonly Section[]): BankStatement {
  const sections = others.filter(({ kind }) => kind === 'balances')
  const documents = others.filter(({ kind }) => kind === 'document')
  const stated = [...(header?.values ?? [])].flatMap(([key, { text }]) =>
    key.startsWith(`${keys.account} `) ? [text] : [],
  )
  const accounts = [...new Set([...stated, ...sections.map((section) => textIn(section, keys.account))])].filter(
    Boolean,
  )
  if (accounts.length === 0) throw new Refused({ problem: 'noAccount', line: 1 })
  const balances = sections.map((section) => ({
    line: section.line,
    account: textIn(section, keys.account),
    from: valueIn(section, keys.from, parseBankDay),
    to: valueIn(section, keys.to, parseBankDay),
    opening: balanceIn(section, keys.opening),
    received: balanceIn(section, keys.received),
    spent: balanceIn(section, keys.spent),
    closing: balanceIn(section, keys.closing),
  }))
  const own = new Set(accounts)
  const movements = documents.map((section) => movementOf(section, own, sections.length > 0))
  return { accounts, balances, movements, warnings: warningsOf(balances, movements) }
}

function partyIn(section: Section, role: string) {
  const name = textIn(section, `${role}${partyKeys.name}`, role)
  const tin = textIn(section, `${role}${partyKeys.tin}`).replace(/\D/g, '')
  return {
    accounts: [partyKeys.account, partyKeys.settlementAccount].map((key) => textIn(section, `${role}${key}`)),
    other: {
      name: name.replace(new RegExp(`^${bankValues.tin}\\s*\\d+\\s*`), ''),
      tin: /[1-9]/.test(tin) ? tin : null,
      account: textIn(section, `${role}${partyKeys.account}`, `${role}${partyKeys.settlementAccount}`),
      bic: textIn(section, `${role}${partyKeys.bic}`),
    },
  }
}

function movementOf(section: Section, own: ReadonlySet<string>, isStatement: boolean): BankMovement {
  const documentDay = requiredIn(section, keys.day, parseBankDay)
  const amount = requiredIn(section, keys.amount, parseBankAmount)
  const spentDay = valueIn(section, keys.spentDay, parseBankDay)
  const receivedDay = valueIn(section, keys.receivedDay, parseBankDay)
  if (!isStatement && spentDay === null && receivedDay === null)
    throw new Refused({ problem: 'notExecuted', line: section.line })
  const payer = partyIn(section, keys.payer)
  const payee = partyIn(section, keys.payee)
  const ownPayer = payer.accounts.find((account) => own.has(account))
  const ownPayee = payee.accounts.find((account) => own.has(account))
  const account = ownPayer ?? ownPayee
  if (account === undefined) throw new Refused({ problem: 'foreign', line: section.line })
  const direction = ownPayer === undefined ? 'in' : ownPayee === undefined ? 'out' : 'inner'
  const purposes = [1, 2, 3, 4, 5, 6].map((part) => textIn(section, `${keys.purpose}${part}`))
  return {
    line: section.line,
    account,
    direction,
    day: (direction === 'in' ? (receivedDay ?? spentDay) : (spentDay ?? receivedDay)) ?? documentDay,
    number: textIn(section, keys.number),
    documentDay,
    amount,
    other: direction === 'in' ? payer.other : payee.other,
    purpose: textIn(section, keys.purpose) || purposes.filter(Boolean).join(' '),
  }
}

function warningsOf(balances: readonly AccountBalances[], movements: readonly BankMovement[]): StatementWarning[] {
  const sumOf = (account: string, direction: 'in' | 'out') =>
    movements
      .filter((movement) => movement.account === account && movement.direction === direction)
      .reduce((sum, { amount }) => sum + amount, 0)
  const hasInner = movements.some(({ direction }) => direction === 'inner')
  const bySection = balances.flatMap(({ line, account, opening, received, spent, closing }): StatementWarning[] => {
    if (opening === null || received === null || spent === null || closing === null) return []
    return opening + received - spent === closing ? [] : [{ problem: 'balance', line, account }]
  })
  const byAccount = [...Map.groupBy(balances, ({ account }) => account)].flatMap(
    ([account, sections]): StatementWarning[] => {
      const [first] = sections
      const total = (field: 'received' | 'spent') =>
        sections.reduce((sum, section) => sum + (section[field] ?? ZERO), 0)
      const isStated = sections.every(({ received, spent }) => received !== null && spent !== null)
      if (first === undefined || !isStated || hasInner) return []
      const isWhole = total('received') === sumOf(account, 'in') && total('spent') === sumOf(account, 'out')
      return isWhole ? [] : [{ problem: 'totals', line: first.line, account }]
    },
  )
  return [...bySection, ...byAccount]
}
