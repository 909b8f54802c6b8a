import { globSync, readFileSync } from 'node:fs'
import { personalArchive } from '@okolitsa/strings/ru/personal-archive.ts'
import { expect, it } from 'vitest'

const parts = globSync('server/**/personal-data.ts').map((file) => readFileSync(file, 'utf8'))
/** Names in the code of the parts: of sections, and of fields in their SQL. */
const namesIn = (code: string) => ({
  sections: [...code.matchAll(/(\w+): \w+\.map\(\(\{ thing \}\)/g)].map(([, name = '']) => name),
  fields: [...code.matchAll(/jsonb_build_object\((.*?)\)\s+as thing/gs)].flatMap(([, pairs = '']) =>
    [...pairs.matchAll(/'(\w+)',/g)].map(([, name = '']) => name),
  ),
})

it('has Russian words for every section and field of a person\u2019s archive', () => {
  const all = parts.map(namesIn)
  const sections = all.flatMap((one) => one.sections)
  const fields = all.flatMap((one) => one.fields)
  expect(sections.length).toBeGreaterThan(30)
  expect(fields.length).toBeGreaterThan(100)
  expect(sections.filter((name) => personalArchive.section(name) === name)).toEqual([])
  expect(fields.filter((name) => personalArchive.field(name) === name)).toEqual([])
})
