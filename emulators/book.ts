import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * An emulator's state by key, the oldest first. With a file it survives the process: each change appends a line of
 * JSON, and the last line of a key is valid. The file is rewritten when it is opened, which drops old versions and a
 * line half written by a killed process.
 */
export class Book<Entry extends object> {
  readonly #keyOf: (entry: Entry) => string
  readonly #file: string | null
  readonly #entries: Map<string, Entry>

  /** Opens a book; `file` null = memory only. Throws when the file cannot be written. */
  constructor(keyOf: (entry: Entry) => string, file: string | null) {
    this.#keyOf = keyOf
    this.#file = file
    this.#entries = new Map(file === null ? [] : readBook<Entry>(file))
    if (file !== null) rewrite(file, this.#entries)
  }

  get(key: string): Entry | null {
    return this.#entries.get(key) ?? null
  }

  list(): Entry[] {
    return [...this.#entries.values()]
  }

  get size(): number {
    return this.#entries.size
  }

  /** Stores a new or a changed entry. */
  keep(entry: Entry): void {
    const key = this.#keyOf(entry)
    this.#entries.set(key, entry)
    this.#append([key, entry])
  }

  forget(key: string): void {
    if (this.#entries.delete(key)) this.#append([key])
  }

  #append(line: readonly [string, Entry?]): void {
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}

function* readBook<Entry>(file: string): Generator<[string, Entry]> {
  const entries = new Map<string, Entry>()
  for (const line of textOf(file).split('\n')) {
    const [key, entry] = parseLine<Entry>(line)
    if (key !== undefined && entry !== undefined) entries.set(key, entry)
    else if (key !== undefined) entries.delete(key)
  }
  yield* entries
}

function parseLine<Entry>(line: string): [string?, Entry?] {
  try {
    return JSON.parse(line)
  } catch {
    return []
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Writes under another name and renames, so that a killed process loses no entry. */
function rewrite(file: string, entries: ReadonlyMap<string, unknown>): void {
  mkdirSync(dirname(file), { recursive: true })
  const lines = [...entries].map((line) => `${JSON.stringify(line)}\n`)
  // receipts contain phones
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
