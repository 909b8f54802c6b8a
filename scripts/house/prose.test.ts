import { describe, expect, test } from 'vitest'
import { proseComplaints } from './prose.ts'

const complaints = (text: string, path = 'web/a.ts') => proseComplaints(text, path)

describe('comments', () => {
  test.each([
    '/** What is left, kopecks. */',
    '// nothing to release',
    '/** Returns the sum. Whoever asks gets it. */',
    'const a = 1 // who answers',
    '/* Those are ready. */',
    '// the order is locked.\n// Nobody else changes it.',
  ])('finds a sentence without a named subject in %j', (text) =>
    expect(complaints(text).join()).toContain('a sentence begins with'),
  )

  test.each([
    '/** The sum of what is left. */',
    'const title = "What is new?"',
    "const address = 'https://example.com/what'",
    '// returns «What is new?» as the title',
    '// `what` is the key',
    'const text = `\n  // what\n`',
    '// whatsoever',
  ])('accepts %j', (text) => expect(complaints(text)).toEqual([]))

  test('finds a word of the dialect and names its line', () => {
    const text = '/**\n * The order is locked.\n * The customer is told of it.\n */'
    expect(complaints(text)).toEqual(['3: «told»: say notified, published, reported, passed'])
  })

  test.each([
    ['.a { color: red } /* what is new */', 'web/a.module.css'],
    ['-- what is new\nselect 1', 'server/db/current/a.sql'],
    ['# what is new', 'demo/studio/a.py'],
  ])('reads %j of %s', (text, path) => expect(complaints(text, path)).toHaveLength(1))

  test('skips strings that contain comment marks', () => {
    expect(complaints("select '-- what' as a", 'server/a.sql')).toEqual([])
    expect(complaints("const mark = '/* what */'")).toEqual([])
  })
})

describe('test titles', () => {
  test.each(["test('what is left', () => {})", "describe('nobody', () => {})", "test.each([1])('told %s', () => {})"])(
    'finds the pattern in %s',
    (text) => expect(complaints(text, 'web/a.test.ts')).toHaveLength(1),
  )

  test('treats other strings of a test as no titles', () => {
    expect(complaints("expect(greet('what')).toBe('nobody')", 'web/a.test.ts')).toEqual([])
  })
})

describe('names', () => {
  test.each(['orderFate', 'FATES', 'isTold', 'letGo', 'lets_go', 'outdateAll', 'wordsOf'])('finds %s', (name) =>
    expect(complaints(`const ${name} = 1`)).toHaveLength(1),
  )
  test.each(['fateful', 'retell', 'foretold', 'breadcrumbs', 'keywordsOf', 'letGoal', 'fate'])('accepts %s', (name) =>
    expect(complaints(`const ${name} = 1`)).toEqual([]),
  )
  test('counts a name of a file once', () => {
    expect(complaints('const told = 1\nexport const b = told')).toEqual(['1: «told»: say notified, published'])
  })
})
