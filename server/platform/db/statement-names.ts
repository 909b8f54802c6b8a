import { randomUUID } from 'node:crypto'

/** At most this many distinct statements are prepared by name; later ones run unnamed. */
const MAX_NAMED_STATEMENTS = 400

/** A statement as it is sent: without a name it is prepared anew each time. */
export interface NamedStatement {
  readonly text: string
  readonly name?: string
}

export interface StatementNames {
  of(text: string): NamedStatement
  /** What was sent is outdated (`isPlanOutdated`): from now on `text` goes under another name. */
  renew(text: string, sent: NamedStatement): void
}

/** The names under which a process prepares its statements. */
export function createStatementNames(): StatementNames {
  const known = new Map<string, NamedStatement>()
  let count = 0
  const take = (text: string, sent: string): NamedStatement => {
    const statement = { text: sent, name: `s${count++}` }
    known.set(text, statement)
    return statement
  }
  return {
    of: (text) => known.get(text) ?? (known.size < MAX_NAMED_STATEMENTS ? take(text, text) : { text }),
    renew: (text, sent) => {
      // of several that met it at once the first has done it
      if (known.get(text) !== sent) return
      // PgBouncer knows statements by their text, whoever sent them first: a new name alone leads to the old one
      take(text, `${text} /* ${randomUUID()} */`)
    },
  }
}
