import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listFiles } from './listed-files.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

const FILES = listFiles(ROOT)
const PATHS = new Set(
  FILES.flatMap((path) => path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))),
)
const exists = (path: string) => PATHS.has(path.replace(/\/$/, ''))

/** Pages that describe the repository. */
const PAGES = FILES.filter((path) => /^(?:docs\/.+|README(?:\.en)?|CONTRIBUTING|deploy\/README)\.md$/.test(path))
const CHAPTERS = PAGES.filter((path) => path.startsWith('docs/guide/'))
const DECISIONS = PAGES.filter((path) => path.startsWith('docs/decisions/'))

/**
 * Matches a path from the root. Folders of earlier releases are included, so that a path into a removed one is found.
 */
const PATH =
  /^(?:assets|bench|contracts|demo|deploy|docs|domain|e2e|emulators|scripts|server|strings|studio|tests|web)\/[\w./@-]*$/

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const codesOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const blocksOf = (text: string) => [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, block = '']) => block)
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

describe('documentation', () => {
  it.each(PAGES)('names only existing paths: %s', (page) => {
    const text = read(page)
    const named = [...codesOf(text), ...blocksOf(text)]
      .flatMap((code) => code.split(/\s+/))
      .filter((word) => PATH.test(word))
    const linked = linksOf(text).map((target) => posix.join(posix.dirname(page), target))
    expect([...named, ...linked].filter((path) => !exists(path))).toEqual([])
  })

  it('has twelve chapters of at most 1,500 words', () => {
    expect(CHAPTERS).toHaveLength(12)
    expect(CHAPTERS.filter((path) => countWords(read(path)) > 1_500)).toEqual([])
  })

  it('has at most forty decisions, each with a date and the same four parts', () => {
    expect(DECISIONS.length).toBeLessThanOrEqual(40)
    const form =
      /^# \d{3}\. .+\n\n20\d\d-\d\d-\d\d\n\n## Context\n.+\n## Decision\n.+\n## Consequences\n.+\n## Alternatives\n/s
    expect(DECISIONS.filter((path) => !form.test(read(path)))).toEqual([])
  })

  it('has a CONTRIBUTING of at most 1,500 words', () => {
    expect(countWords(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(1_500)
  })

  it('has only references to existing decisions', () => {
    const numbers = new Set(DECISIONS.map((path) => posix.basename(path).slice(0, 3)))
    const texts = FILES.filter((path) => /\.(?:md|ts|tsx|mjs|cjs|css)$/.test(path))
    const unknown = texts.flatMap((path) =>
      [...read(path).matchAll(/\bdecisions? \(?(\d{3})\b|\bdecisions\/(\d{3})/gi)]
        .map(([, inWords, inPath]) => inWords ?? inPath ?? '')
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: ${number}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('README and its English twin', () => {
  const [russian, english] = ['README.md', 'README.en.md'].map(read) as [string, string]
  const headingsOf = (text: string) => text.match(/^#+ /gm)
  /** Environment variables, and families of them such as `RBS_*`. */
  const variablesOf = (text: string) =>
    [
      ...new Set(codesOf(text).flatMap((code) => code.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]*\*?|^[A-Z]{4}$/g) ?? [])),
    ].toSorted()
  /** Fenced blocks without their placeholders. */
  const commandsOf = (text: string) => blocksOf(text).map((block) => block.replace(/<[^<>]*>/g, '<>'))

  it('gives both READMEs the same headings', () => expect(headingsOf(english)).toEqual(headingsOf(russian)))

  it('names the same environment variables in both READMEs', () => {
    expect(variablesOf(russian).length).toBeGreaterThan(60)
    expect(variablesOf(english)).toEqual(variablesOf(russian))
  })

  it('names the same commands in both READMEs', () => expect(commandsOf(english)).toEqual(commandsOf(russian)))
})
