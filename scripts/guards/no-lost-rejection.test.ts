import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { complaintsOf } from './no-lost-rejection.ts'

const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2024, strict: true, types: [], noEmit: true }
const host = ts.createCompilerHost(options)
/** Source files of libraries, parsed once for all cases. */
const kept = new Map<string, ts.SourceFile | undefined>()

/** Complaints about a server file (or `path`) with these lines after some sample functions. */
function complaintsFor(lines: string, path = 'server/x.ts'): string[] {
  const name = `/repository/${path}`
  const text = `
declare function load(): Promise<number>
declare function later(deed: () => void): void
declare function ask(deed: () => Promise<void>): void
declare const kept: Map<string, Promise<number>>
${lines}
export {}`
  const program = ts.createProgram([name], options, {
    ...host,
    getSourceFile: (file, target) => {
      if (file === name) return ts.createSourceFile(file, text, target)
      if (!kept.has(file)) kept.set(file, host.getSourceFile(file, target))
      return kept.get(file)
    },
    fileExists: (file) => file === name || host.fileExists(file),
  })
  return complaintsOf(program, '/repository')
}

describe('reports a promise without a handler', () => {
  it.each([
    ['dropped', 'load()'],
    ['dropped on purpose', 'void load()'],
    ['heard at its good end only', 'load().then(() => 1)'],
    ['tidied up after, not caught', 'load().finally(() => 1)'],
    ['behind a condition', 'declare const isOn: boolean; isOn && load()'],
    ['given to whoever expects none', 'later(async () => { await load() })'],
    ['inside a promise’s own maker', 'new Promise<void>(async (done) => { await load(); done() })'],
    // the product list once ended the process this way
    [
      'awaited after another',
      'async function f() { const one = load(); const two = await load(); return two + (await one) }',
    ],
    [
      'left behind by an early end',
      'async function f(isOver: boolean) { const one = load(); if (isOver) return 0; return one }',
    ],
    [
      'several of them, awaited after another',
      'async function f() { const all = [1, 2].map(() => load()); await load(); await Promise.all(all) }',
    ],
    ['never asked for again', 'async function f() { const one = load(); await load() }'],
    ['beside one that is waited for first', 'async function f() { await Promise.all([load(), await load()]) }'],
  ])('reports a promise: %s', (_case, lines) => expect(complaintsFor(lines)).toHaveLength(1))
})

describe('accepts a promise with a handler', () => {
  it.each([
    ['awaited', 'await load()'],
    ['caught', 'load().catch(() => 0)'],
    ['caught before it is tidied up after', 'load().catch(() => 0).finally(() => 1)'],
    ['told of both ends', 'load().then(() => 1, () => 0)'],
    ['returned', 'const f = () => load()'],
    [
      'kept where others ask for it',
      "async function f() { const one = load(); kept.set('a', one); await load(); return one }",
    ],
    ['awaited together with another', 'async function f() { const one = load(); return Promise.all([one, load()]) }'],
    [
      'caught when started, awaited later',
      'async function f() { const one = load().catch(() => 0); await load(); return one }',
    ],
    [
      'another waits inside a function that is called later',
      'async function f() { const one = load(); const g = async () => { await load() }; await one; await g() }',
    ],
    ['given to whoever expects one', 'ask(async () => { await load() })'],
    ['catching all by itself', 'later(async () => { try { await load() } catch { /* told elsewhere */ } })'],
  ])('accepts a promise: %s', (_case, lines) => expect(complaintsFor(lines)).toEqual([]))

  it('accepts `void` in the browser', () => {
    expect(complaintsFor('void load()', 'web/x.ts')).toEqual([])
    expect(complaintsFor('load()', 'web/x.ts')).toEqual([
      'web/x.ts:6: nobody hears it reject: await, return or catch it',
    ])
  })
})
