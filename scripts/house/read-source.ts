/** Prose and names of a source file, read without a parser. */
export interface Source {
  /** Comments; neighbouring line comments are joined. */
  readonly comments: readonly Passage[]
  /** Titles of tests and of their groups. */
  readonly titles: readonly Passage[]
  readonly names: readonly Passage[]
}

export interface Passage {
  readonly text: string
  /** Line of each character of the text, or the line of the whole passage. */
  readonly lineAt: (offset: number) => number
}

const STRINGS = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`
/** Matches tokens. A line comment follows a space or an opening bracket, so a URL such as https://… is none. */
const TOKENS = {
  script: new RegExp(String.raw`(?<=^|[\s{(,;])\/\/[^\n]*|\/\*[\s\S]*?\*\/|${STRINGS}`, 'gm'),
  css: /\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g,
  sql: /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:''|[^'])*'/g,
  python: /#[^\n]*|"""[\s\S]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
}
const LANGUAGES: Readonly<Record<string, keyof typeof TOKENS>> = {
  ts: 'script',
  tsx: 'script',
  mjs: 'script',
  css: 'css',
  sql: 'sql',
  py: 'python',
}
const COMMENT = /^(\/\/|\/\*|--|#|""")/
const LINE_COMMENT = /^(\/\/|--|#)/
const TITLE_PLACE = /(\b(test|it|describe)(\.\w+)*|\))\(\s*$/
const IS_TEST = /\.(test|e2e|contract)\.tsx?$/
const MARKS = /^[ \t]*(\/\*+|\*+\/|\*|\/\/+|--+|#+|""")?[ \t]?|[ \t]*(\*\/|""")[ \t]*$/g

interface Token {
  readonly text: string
  readonly line: number
  readonly endLine: number
  readonly isLine: boolean
}

export function readSource(text: string, path: string): Source {
  const language = LANGUAGES[path.split('.').at(-1) ?? '']
  if (language === undefined) return { comments: [], titles: [], names: [] }
  const comments: Token[] = []
  const titles: Passage[] = []
  let line = 1
  let last = 0
  let code = ''
  for (const match of text.matchAll(TOKENS[language])) {
    const between = text.slice(last, match.index)
    code += between
    line += countLines(between)
    const [token] = match
    const endLine = line + countLines(token)
    if (COMMENT.test(token))
      addComment(comments, { text: token, line, endLine, isLine: LINE_COMMENT.test(token) }, between)
    else if (IS_TEST.test(path) && TITLE_PLACE.test(between)) {
      const at = line
      titles.push({ text: token.slice(1, -1), lineAt: () => at })
    }
    code += `''${token.replace(/[^\n]+/g, '')}`
    line = endLine
    last = match.index + token.length
  }
  code += text.slice(last)
  return { comments: comments.map(passageOf), titles, names: language === 'script' ? namesOf(code) : [] }
}

function addComment(comments: Token[], token: Token, between: string): void {
  const before = comments.at(-1)
  const isContinued = before?.isLine && token.isLine && between.trim() === '' && before.endLine + 1 === token.line
  if (!before || !isContinued) comments.push(token)
  else comments[comments.length - 1] = { ...token, text: `${before.text}\n${token.text}`, line: before.line }
}

/** The text of a comment without its marks; the end of a line becomes a space. */
function passageOf({ text, line }: Token): Passage {
  const ends: number[] = []
  let prose = ''
  for (const row of text.split('\n')) {
    prose += `${row.replace(MARKS, '').replace(MARKS, '')} `
    ends.push(prose.length)
  }
  const lead = prose.length - prose.trimStart().length
  return { text: prose.trim(), lineAt: (offset) => line + ends.findIndex((end) => offset + lead < end) }
}

function namesOf(code: string): Passage[] {
  const lines = new Map<string, number>()
  for (const [index, row] of code.split('\n').entries())
    for (const name of row.match(/[A-Za-z_$][\w$]*/g) ?? []) if (!lines.has(name)) lines.set(name, index + 1)
  return [...lines].map(([text, line]) => ({ text, lineAt: () => line }))
}

const countLines = (text: string): number => text.split('\n').length - 1
