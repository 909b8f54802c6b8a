/** What a spreadsheet takes for a formula or a command. */
const RISKY = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** A text that no spreadsheet takes for a formula. `unguardedCell` gives the text back as it was. */
export const guardedCell = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

export const unguardedCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
