/** Prefixes that a spreadsheet takes for a formula or command. */
const RISKY = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** Guards a text against being read as a formula; `unguardedCell` restores it. */
export const guardedCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

export const unguardedCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
