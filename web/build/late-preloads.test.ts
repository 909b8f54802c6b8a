import { expect, it } from 'vitest'
import { withoutLists } from './late-preloads.ts'

const ENTRY = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/home.js","assets/home.css","assets/card.js"])))=>i.map(i=>d[i]);
globalThis.asked = [() => __vite__mapDeps([0,1,2]), () => __vite__mapDeps([2])]`

interface Lists {
  readonly names: readonly string[]
  readonly lists: readonly (readonly number[])[]
}

it('styles of a page are known at once, its other files when the lists have come', () => {
  let late: Lists | undefined
  const code = withoutLists(ENTRY, (lists) => {
    late = lists
    return 'globalThis.come = (lists) => { __vite__mapDeps.late = lists }'
  })
  expect(code).not.toContain('assets/card.js')
  const page = globalThis as unknown as { asked: (() => string[])[]; come(lists: Lists | undefined): void }
  new Function(code)()
  expect(page.asked.map((ask) => ask())).toEqual([['assets/home.css'], []])
  page.come(late)
  expect(page.asked.map((ask) => ask())).toEqual([
    ['assets/home.js', 'assets/home.css', 'assets/card.js'],
    ['assets/card.js'],
  ])
})

it('lists that are written otherwise stop the build', () => {
  expect(() => withoutLists('const a = 1', () => '')).toThrow('not written as they were')
})
