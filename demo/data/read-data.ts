import { readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'

/**
 * Validates a value against its schema.
 * @throws with the file and every invalid field
 */
export function checkData<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`demo/data/${file}: ${wrong.join('; ')}`)
}

export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  try {
    return checkData(file, JSON.parse(text), schema)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`demo/data/${file}: ${error.message}`)
    throw error
  }
}

/** Reads every JSON file of a folder; each contains one value. */
export const readFolder = <Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readData(`${folder}/${file}`, schema))
