/** A relation in an SQL text. */
export interface Mention {
  /** Name in lower case: «payment», «graphile_worker.job»; «?» where the name is interpolated. */
  relation: string
  access: 'read' | 'write'
  /** Line in the text, from 0. */
  line: number
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|[a-z_][\w$]*(?:\.[a-z_][\w$]*)?|\$\d+|\?|[(),;]|\S/gi
/** Words that end a FROM list; after them a comma introduces no relation. */
const END_OF_FROM = new Set(
  'where group order limit having union except intersect select set returning window offset for values ;'.split(' '),
)
/** Words that may occur between FROM or INTO and the name. */
const BEFORE_NAME = new Set(['only', 'lateral', 'table'])
const IS_NAME = /^(?:[a-z_"?])/i

interface Token {
  text: string
  line: number
}

function tokensOf(sql: string): Token[] {
  const tokens: Token[] = []
  let line = 0
  let end = 0
  for (const { 0: text, index } of sql.matchAll(TOKEN)) {
    line += sql.slice(end, index).split('\n').length - 1
    end = index
    if (!text.startsWith('--') && !text.startsWith('/*')) tokens.push({ text: text.toLowerCase(), line })
  }
  return tokens
}

/** Names of WITH queries, which are no relations. */
function namesOfWith(tokens: readonly Token[]): Set<string> {
  const words = tokens.map(({ text }) => text)
  return new Set(
    words.filter((_, index) => {
      if (words[index + 1] !== 'as') return false
      const rest = words.slice(index + 2, index + 5)
      return (
        rest[0] === '(' || (rest[0] === 'materialized' && rest[1] === '(') || rest.join(' ') === 'not materialized ('
      )
    }),
  )
}

/** True when the word at `index` introduces a relation; false for `for update`, `distinct from` … */
function opens(words: readonly string[], index: number): 'read' | 'write' | null {
  const before = words[index - 1] ?? ''
  switch (words[index]) {
    case 'from':
      if (before === 'delete') return 'write'
      return before === 'distinct' ? null : 'read'
    case 'join':
    case 'using':
      return 'read'
    case 'into':
      return before === 'insert' || before === 'merge' ? 'write' : null
    case 'update':
      return ['for', 'key', 'do', 'or', 'on', 'after', 'before', 'then'].includes(before) ? null : 'write'
    case 'truncate':
    case 'copy':
      return 'write'
    default:
      return null
  }
}

/**
 * Finds the relations that an SQL text reads and writes, by its words: the text may be a part of a statement, with `?`
 * for interpolations. Names of WITH queries, functions and system catalogues are omitted.
 */
export function relationsIn(sql: string): Mention[] {
  const tokens = tokensOf(sql)
  const words = tokens.map(({ text }) => text)
  const own = namesOfWith(tokens)
  const mentions: Mention[] = []
  // per open bracket: whether a comma introduces another relation
  const lists = [false]
  let expected: 'read' | 'write' | null = null
  for (const [index, { text, line }] of tokens.entries()) {
    const opened = opens(words, index)
    if (opened) {
      expected = opened
      if (text === 'from' || text === 'using') lists[lists.length - 1] = opened === 'read'
      continue
    }
    if (text === '(') {
      expected = null
      lists.push(false)
    } else if (text === ')') {
      expected = null
      lists.pop()
    } else if (text === ',') expected = lists.at(-1) ? 'read' : null
    else if (END_OF_FROM.has(text)) {
      expected = null
      lists[lists.length - 1] = false
    } else if (expected !== null && !BEFORE_NAME.has(text)) {
      const name = text.replaceAll('"', '')
      const isFunction = words[index + 1] === '(' && expected === 'read'
      if (IS_NAME.test(text) && !isFunction && !own.has(name) && !name.startsWith('pg_')) {
        mentions.push({ relation: name.replace(/^public\./, ''), access: expected, line })
      }
      expected = null
    }
  }
  return mentions
}
