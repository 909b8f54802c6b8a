import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { MODULES } from './modules.ts'

const { kebab, mayCall, fillers, againstContexts } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  kebab(name: string): string
  mayCall: Readonly<Record<string, readonly string[]>>
  fillers: Readonly<Record<string, readonly string[]>>
  againstContexts(): readonly string[]
}
/** Modules outside of all contexts, because they read the tables of all; the desks use their services. */
const OF_NO_CONTEXT = ['integrity']
const namesOf = (list: 'uses' | 'portsFilledBy') =>
  Object.fromEntries(
    MODULES.filter(({ name }) => !OF_NO_CONTEXT.includes(name)).map((module) => [
      kebab(module.name),
      new Set(module[list].filter((used) => !OF_NO_CONTEXT.includes(used)).map(kebab)),
    ]),
  )
const asSets = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, others]) => [name, new Set(others)]))

it('declares the uses and ports of every module to the dependency checks', () => {
  expect(asSets(mayCall)).toEqual(namesOf('uses'))
  expect(asSets(fillers)).toEqual(namesOf('portsFilledBy'))
})

it('makes modules depend on others only as their contexts may', () => {
  expect(againstContexts()).toEqual([])
})

it('lists each module after the modules that it uses', () => {
  const seen = new Set<string>()
  for (const { name, uses, portsFilledBy } of MODULES) {
    expect(
      [...uses, ...portsFilledBy].filter((other) => !seen.has(other)),
      name,
    ).toEqual([])
    seen.add(name)
  }
})
