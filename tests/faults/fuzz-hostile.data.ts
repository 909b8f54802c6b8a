import type { Schema } from './fuzz-calls.data.ts'
import { branchesOf, fitsPattern, typesOf } from './fuzz-samples.data.ts'

/** Prefix of raw values that JSON cannot represent; they are inserted into the text of a body. */
export const RAW = '@raw:'
export const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@raw:([^"]+)"/g, (_, number: string) => number)

/** A value for one place of a request; `isOutside` = the place must refuse it. */
export interface Hostile {
  readonly value: unknown
  readonly isOutside: boolean
}
const outside = (...values: readonly unknown[]): Hostile[] => values.map((value) => ({ value, isOutside: true }))
const odd = (...values: readonly unknown[]): Hostile[] => values.map((value) => ({ value, isOutside: false }))

/** Texts that PostgreSQL can store neither in a column nor in JSON. */
const UNSTORABLE = ['\u0000', 'сыр\u0000', 'сыр\ud800', '\udfffсыр']
const ODD_TEXTS = [
  '',
  ' ',
  '\u200b\u202e',
  "'; drop table cart; --",
  '\\',
  '%',
  '{"a":1}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '🧀'.repeat(20),
  'e\u0301'.repeat(20),
  '__proto__',
  '-1',
  '1e309',
  'Infinity',
]
const WRONG_DAYS = [
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '-271821-04-20',
  '1899-12-31',
  '2101-01-01',
  'infinity',
]
const WRONG_MOMENTS = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T10:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-12-04T25:00:00Z',
  '2026-12-04T10:00:00+99:99',
]
/** Nested lists as raw text, because no serializer writes them so deep. */
const deepList = (depth: number): string => `${RAW}${'['.repeat(depth)}${']'.repeat(depth)}`

function hostileNumbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema, isWhole: boolean): Hostile[] {
  const least = minimum ?? exclusiveMinimum
  const most = maximum ?? exclusiveMaximum
  return [
    ...outside(1e21, `${RAW}1e400`, `${RAW}-1e400`, `${RAW}${'9'.repeat(400)}`, 'x', '9'.repeat(40), 'NaN', 'Infinity'),
    ...(isWhole ? outside(0.5, 1.000001) : odd(1e-300, 0.30000000000000004)),
    ...(typeof least === 'number' ? outside(least - 1, -9_007_199_254_740_994) : odd(-2_147_483_649)),
    ...(typeof most === 'number' ? outside(most + 1, 9_007_199_254_740_994) : odd(2_147_483_648)),
    ...(typeof least === 'number' && least > -2_147_483_649 ? outside(-2_147_483_649) : []),
    ...(typeof most === 'number' && most < 2_147_483_648 ? outside(2_147_483_648) : []),
    ...(typeof minimum === 'number' ? odd(minimum) : []),
    ...(typeof maximum === 'number' ? odd(maximum) : []),
  ]
}

function hostileTexts({ format, maxLength, minLength, pattern }: Schema): Hostile[] {
  if (format === 'date') return outside(...WRONG_DAYS, ...UNSTORABLE)
  if (format === 'date-time') return outside(...WRONG_MOMENTS, ...UNSTORABLE)
  if (format === 'uuid') return outside('1', '00000000-0000-0000-0000-00000000000g', '7f0f4c1e', ...UNSTORABLE)
  const isBounded = typeof maxLength === 'number'
  // texts are composed before they are checked
  const fits = (text: string) => !pattern || fitsPattern(pattern, text.normalize('NFC'))
  return [
    ...outside(...UNSTORABLE),
    ...(isBounded
      ? outside('x'.repeat(maxLength + 1), 'ы'.repeat(Math.min(maxLength * 3, 12_000) + 1))
      : odd('x'.repeat(12_000))),
    ...(isBounded ? odd('x'.repeat(maxLength), '🧀'.repeat(Math.floor(maxLength / 2))) : []),
    ...(minLength && !pattern ? outside('') : []),
    ...odd(...ODD_TEXTS.filter(fits)),
    ...outside(...ODD_TEXTS.filter((text) => text !== '' && !fits(text))),
  ]
}

/** All values tried at a place with this schema. `isText` = part of a URL, where every value is text. */
export function hostileFor(schema: Schema, isText: boolean): Hostile[] {
  if (schema.const !== undefined || schema.enum) {
    const known: readonly unknown[] = schema.enum ?? [schema.const]
    return outside(
      'nothing',
      '__proto__',
      'constructor',
      'toString',
      ...UNSTORABLE,
      ...(isText ? [] : [{}, [], 1e21]),
    ).filter(({ value }) => !known.includes(value))
  }
  const branches = branchesOf(schema)
  // a value refused by one branch may be valid for another
  if (branches.length > 0)
    return branches.flatMap((branch) => hostileFor(branch, isText)).map(({ value }) => ({ value, isOutside: false }))
  const types = typesOf(schema)
  const wrongTypes = (own: readonly unknown[]) => (isText ? [] : outside(...own))
  if (types.includes('integer') || types.includes('number'))
    return [...hostileNumbers(schema, types.includes('integer')), ...wrongTypes([true, {}, [], [1], ''])]
  if (types.includes('boolean')) return [...outside('x', 'maybe'), ...wrongTypes([2, {}, [], 'true'])]
  if (types.includes('array')) {
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : null
    const item = typesOf(schema.items ?? {})[0]
    const filler = item === 'integer' || item === 'number' ? 1 : 'x'
    return [
      ...(most !== null && most < 5_000 ? outside(Array.from({ length: most + 1 }, () => filler)) : []),
      ...wrongTypes([1, 'x', {}, true, { length: 3 }]),
      ...odd(
        deepList(30),
        deepList(5_000),
        Array.from({ length: 3_000 }, () => filler),
        [null],
      ),
    ]
  }
  if (types.includes('object')) {
    return [
      ...wrongTypes([1, 'x', true, [], [[]]]),
      ...odd(
        { __proto__: 1, constructor: { prototype: { admin: true } } },
        deepList(5_000),
        JSON.parse('{"__proto__":{"x":1}}'),
      ),
    ]
  }
  if (types.includes('string')) return [...hostileTexts(schema), ...wrongTypes([1, true, {}, [], ['x']])]
  return [
    ...odd(...ODD_TEXTS, ...UNSTORABLE, '9'.repeat(40), '1,2,x', ','.repeat(400)),
    ...odd(...(isText ? [] : [{}, 1, [], true])),
  ]
}
