import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ReplayedStatement, Slot } from './replay.ts'

/**
 * The minimum number of statements for the same writes: one call of a database function that performs all writes of a
 * recorded transaction. Reads and locks are omitted, so its rate is an upper limit for any shop that has to make
 * decisions.
 */
export async function inOneStatement(
  database: pg.Client,
  recorded: readonly (readonly ReplayedStatement[])[],
): Promise<ReplayedStatement[][]> {
  const known = new Set<string>()
  const calls: ReplayedStatement[][] = []
  for (const statements of recorded) {
    const kept = statements.map((statement) => (isKept(statement.text) ? statement : null))
    const [only, ...others] = kept.filter((statement) => statement !== null)
    if (only && others.length === 0) {
      calls.push([only])
      continue
    }
    const { body, values } = await bodyOf(database, kept)
    const name = `bench_in_one_${createHash('sha1').update(body).digest('hex').slice(0, 12)}`
    if (!known.has(name)) {
      const head = `create or replace function ${name}(bench_values text[]) returns void language plpgsql`
      await database.query(`${head} as $bench$${body}$bench$`)
      known.add(name)
    }
    calls.push([{ text: `select ${name}($1::text[])`, slots: [{ kind: 'texts', items: values }] }])
  }
  return calls
}

/** Whether a statement writes. A statement that only locks is omitted, because the writes lock their rows. */
export const isKept = (text: string): boolean => /\b(insert into|delete from|update \w+( as \w+)?\s+set)\b/i.test(text)

type Kept = readonly (ReplayedStatement | null)[]

/** The text of the function, equal for transactions that differ only in values, and its arguments. */
async function bodyOf(database: pg.Client, statements: Kept): Promise<{ body: string; values: Slot[] }> {
  const values: Slot[] = []
  const declared: string[] = []
  const lines: string[] = []
  for (const [index, statement] of statements.entries()) {
    if (!statement) continue
    const { parameters, isAnswered } = await described(database, statement.text)
    const expressions = statement.slots.map((slot, place) => `(${expressionOf(slot, values)})::${parameters[place]}`)
    const text = statement.text.replaceAll(/\$(\d+)/g, (_, number: string) => expressions[Number(number) - 1] ?? 'null')
    if (isAnswered) declared.push(`bench_row_${index} record;`)
    lines.push(`${text}${isAnswered ? ` into bench_row_${index}` : ''};`)
  }
  return { body: `declare ${declared.join(' ')} begin\n${lines.join('\n')}\nend`, values }
}

/** A text expression; a value that is not an id of the same transaction becomes an argument. */
function expressionOf(slot: Slot, values: Slot[]): string {
  if (slot.kind === 'generated') {
    if (slot.row > 0) throw new Error('a transaction of many rows cannot be written as one statement')
    return `bench_row_${slot.statement}."${slot.column}"::text`
  }
  if (slot.kind === 'text') return slot.parts.map((part) => expressionOf(part, values)).join(' || ')
  if (slot.kind === 'list' && slot.items.some(({ kind }) => kind === 'generated'))
    return `array[${slot.items.map((item) => expressionOf(item, values)).join(', ')}]`
  values.push(slot)
  return `bench_values[${values.length}]`
}

/** Asks the database for the types of a statement's parameters and whether it returns rows. */
async function described(database: pg.Client, text: string): Promise<{ parameters: string[]; isAnswered: boolean }> {
  await database.query(`prepare bench_described as ${text}`)
  const { rows } = await database.query<{ parameters: string[]; isAnswered: boolean }>(
    `select parameter_types::text[] as parameters, result_types is not null as "isAnswered"
       from pg_prepared_statements where name = 'bench_described'`,
  )
  await database.query('deallocate bench_described')
  return rows[0] ?? { parameters: [], isAnswered: false }
}
