import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { MODULES } from './modules.ts'

const { mayCall } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  mayCall: Readonly<Record<string, readonly string[]>>
}
/** Modules of their own that lie in another's folder, or in none. */
const WITHIN: Readonly<Record<string, string | null>> = { integrity: null, owed: null }
const folderOf = (name: string) => (name in WITHIN ? WITHIN[name] : name)

it('the walls know of every module what it uses', () => {
  const used = new Map<string, Set<string>>()
  for (const { name, uses } of MODULES) {
    const folder = folderOf(name)
    if (folder === null || folder === undefined) continue
    const called = used.get(folder) ?? new Set()
    // what a port inverts is called at run time and imported by nobody
    for (const other of uses) if (!(other in WITHIN) && other !== folder) called.add(other)
    used.set(folder, called)
  }
  expect(Object.fromEntries(Object.entries(mayCall).map(([name, called]) => [name, new Set(called)]))).toEqual(
    Object.fromEntries(used),
  )
})

it('each stands after those it uses', () => {
  const seen = new Set<string>()
  for (const { name, uses } of MODULES) {
    expect(
      uses.filter((other) => !seen.has(other)),
      name,
    ).toEqual([])
    seen.add(name)
  }
})
