import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Instruction, instructionsOf } from './dockerfile.ts'

const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8')
const { workspaces } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The instructions of each stage. */
const stages = instructionsOf(dockerfile).reduce<Instruction[][]>((all, instruction) => {
  if (instruction.kind === 'from') all.push([])
  all.at(-1)?.push(instruction)
  return all
}, [])

test('copies every workspace of the lock in both stages before npm runs', () => {
  expect(stages).toHaveLength(2)
  for (const stage of stages) {
    const shown = stage.flatMap((step) => (step.kind === 'copy' ? step.sources : []))
    for (const workspace of workspaces) expect(shown).toContain(`${workspace}/package.json`)
  }
})

test('excludes the demo, the emulators and development dependencies from a production shop', () => {
  const last = stages.at(-1) ?? []
  const targets = last.flatMap((step) => (step.kind === 'copy' ? step.sources : []))
  expect(targets).not.toContain('demo')
  expect(targets).not.toContain('emulators')
  expect(last.find((step) => step.kind === 'run')).toMatchObject({ command: expect.stringContaining('--omit=dev') })
})

test('refuses an unknown instruction', () => {
  expect(() => instructionsOf('ADD https://example.org/x /x')).toThrow('ADD')
})
