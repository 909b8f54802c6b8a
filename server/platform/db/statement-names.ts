import { randomUUID } from 'node:crypto'

/** Maximum number of statements prepared by name; further ones are sent unnamed. */
const MAX_NAMED_STATEMENTS = 400

/**
 * First words of a statement that is planned for the values of each execution: a list with many optional filters, for
 * which a plan for all values reads the whole table. It has no name.
 */
export const PLANNED_EACH_TIME = '/* planned each time */'

export interface NamedStatement {
  readonly text: string
  readonly name?: string
}

export interface StatementNames {
  of(text: string): NamedStatement
  /** Sends `text` under another name in future, because the plan is outdated (`isPlanOutdated`). */
  renew(text: string, sent: NamedStatement): void
}

/** Allocates the names of a process's prepared statements. */
export function createStatementNames(): StatementNames {
  const known = new Map<string, NamedStatement>()
  let count = 0
  const take = (text: string, sent: string): NamedStatement => {
    const statement = { text: sent, name: `s${count++}` }
    known.set(text, statement)
    return statement
  }
  return {
    of: (text) => {
      if (text.startsWith(PLANNED_EACH_TIME)) return { text }
      return known.get(text) ?? (known.size < MAX_NAMED_STATEMENTS ? take(text, text) : { text })
    },
    renew: (text, sent) => {
      // several transactions received the error concurrently, and the first one has renewed the name
      if (known.get(text) !== sent) return
      // PgBouncer identifies statements by their text: a new name alone would map to the old statement
      take(text, `${text} /* ${randomUUID()} */`)
    },
  }
}
