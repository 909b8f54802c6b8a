import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { REPLACED } from './lean-router.ts'

const LIBRARY = fileURLToPath(new URL('lib/', import.meta.resolve('react-router')))

it.each(REPLACED)('$importer takes from $source what stands in its place', ({ importer, source, code }) => {
  const text = readFileSync(LIBRARY + importer, 'utf8')
  const imports = [...text.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)].filter(([, , from]) => from === source)
  expect(imports).toHaveLength(1)
  const taken = imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  const given = [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  expect(taken.toSorted()).toEqual(given.toSorted())
})
