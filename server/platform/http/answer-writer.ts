import type { z } from 'zod'
import { isKeptSchema, keptBytes } from './kept-bytes.ts'

/** Makes the JSON of an answer that holds exactly what its schema names (answer-picker.ts). */
export type AnswerWriter = (answer: unknown) => Buffer

/** Adds the JSON of a value to what is written already. */
type Write = (value: unknown, pieces: Pieces) => void

/** Kinds of schema that hold a schema of the same value. */
const WRAPPERS = new Set(['nullable', 'optional', 'nonoptional', 'default', 'prefault', 'catch', 'readonly'])

interface Def {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly in?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
}

/** Most texts of a list: they stand between its parts. */
const COMMA = 0x2c
const isComma = (text: string) => text === ','
const bytesOfText = (text: string) => (isComma(text) ? 1 : Buffer.byteLength(text))

/** Text and ready bytes in their order. */
class Pieces {
  readonly #pieces: (string | Buffer)[] = []
  #text = ''

  text(text: string): void {
    this.#text += text
  }
  bytes(bytes: Buffer): void {
    this.#pieces.push(this.#text, bytes)
    this.#text = ''
  }
  joined(): Buffer {
    const pieces = this.#pieces
    pieces.push(this.#text)
    let length = 0
    for (const piece of pieces) length += typeof piece === 'string' ? bytesOfText(piece) : piece.length
    const joined = Buffer.allocUnsafe(length)
    let at = 0
    for (const piece of pieces) {
      if (typeof piece !== 'string') {
        joined.set(piece, at)
        at += piece.length
      } else if (isComma(piece)) joined[at++] = COMMA
      else at += joined.write(piece, at)
    }
    return joined
  }
}

/**
 * Compiles a schema into a function that writes the very bytes of `JSON.stringify`, taking those of remembered parts
 * (kept-parts.ts) as they are: a list of cards is joined instead of being written letter by letter with every answer.
 */
export function answerWriter(schema: z.ZodType): AnswerWriter {
  const write = compile(schema, new Map())
  if (!write) return (answer) => Buffer.from(JSON.stringify(answer))
  return (answer) => {
    const pieces = new Pieces()
    write(answer, pieces)
    return pieces.joined()
  }
}

/** Null = nothing of it is ever remembered: it is written as a whole. So is a schema that holds itself. */
function compile(schema: z.ZodType, known: Map<z.ZodType, Write | null>): Write | null {
  const ready = known.get(schema)
  if (ready !== undefined) return ready
  known.set(schema, null)
  const write = isKeptSchema(schema) ? writeKept(schema) : make(schema._zod.def as unknown as Def, known)
  known.set(schema, write)
  return write
}

function make(def: Def, known: Map<z.ZodType, Write | null>): Write | null {
  const { type, innerType, element, in: given, shape } = def
  if (WRAPPERS.has(type) && innerType) return orPlain(compile(innerType, known))
  if (type === 'pipe' && given) return compile(given, known)
  if (type === 'array' && element) return writeEach(compile(element, known))
  if (type === 'object' && shape) return writeFields(shape, known)
  return null
}

const plain: Write = (value, pieces) => pieces.text(JSON.stringify(value))

const writeKept =
  (schema: z.ZodType): Write =>
  (value, pieces) => {
    const bytes = keptBytes(schema, value)
    if (bytes) pieces.bytes(bytes)
    else plain(value, pieces)
  }

const orPlain = (write: Write | null): Write | null =>
  write && ((value, pieces) => (value === null ? plain : write)(value, pieces))

const writeEach = (write: Write | null): Write | null =>
  write &&
  ((value, pieces) => {
    if (!Array.isArray(value)) return plain(value, pieces)
    pieces.text('[')
    value.forEach((item, index) => {
      if (index > 0) pieces.text(',')
      write(item, pieces)
    })
    pieces.text(']')
  })

/** In the order in which the answer has its fields, as `JSON.stringify` does; plain neighbours are written together. */
function writeFields(shape: Readonly<Record<string, z.ZodType>>, known: Map<z.ZodType, Write | null>): Write | null {
  const writes = new Map<string, { readonly named: string; readonly write: Write }>()
  for (const [name, schema] of Object.entries(shape)) {
    const write = compile(schema, known)
    if (write) writes.set(name, { named: `${JSON.stringify(name)}:`, write })
  }
  if (writes.size === 0) return null
  return (value, pieces) => {
    if (typeof value !== 'object' || value === null) return plain(value, pieces)
    let before = '{'
    let neighbours: Record<string, unknown> = {}
    const writeNeighbours = () => {
      const json = JSON.stringify(neighbours)
      if (json === '{}') return
      pieces.text(before + json.slice(1, -1))
      before = ','
      neighbours = {}
    }
    for (const name of Object.keys(value)) {
      const field = (value as Record<string, unknown>)[name]
      const known = writes.get(name)
      if (!known || field === undefined) {
        neighbours[name] = field
        continue
      }
      writeNeighbours()
      pieces.text(before + known.named)
      before = ','
      known.write(field, pieces)
    }
    writeNeighbours()
    pieces.text(before === '{' ? '{}' : '}')
  }
}
