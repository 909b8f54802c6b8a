import type { ContentNode, ContentSpan } from './content-block.ts'

/**
 * A text as it is written in an editor: a line per paragraph, `## ` before a heading, `- ` before an item of a list,
 * `**bold**`, `[link](/path)`; a backslash takes the meaning from the next character. An empty line ends a list.
 */
export const writtenText = (body: readonly ContentNode[]): string => body.map(writtenNode).join('\n\n')

function writtenNode(node: ContentNode): string {
  if (node.kind === 'heading') return `## ${inLine(node.text)}`
  if (node.kind === 'list') return node.items.map((spans) => `- ${writtenSpans(spans)}`).join('\n')
  const line = writtenSpans(node.spans)
  return /^(## |- )/.test(line) ? `\\${line}` : line
}

const inLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')

const writtenSpans = (spans: readonly ContentSpan[]): string =>
  spans
    .map(({ text, isStrong, href }) => {
      const words = inLine(text).replace(/[\\*[\]]/g, '\\$&')
      const linked = href === undefined ? words : `[${words}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`
      return isStrong ? `**${linked}**` : linked
    })
    .join('')

/** The nodes of a written text. Every text has a meaning: what is no markup is text. */
export function bodyOf(written: string): ContentNode[] {
  const body: ContentNode[] = []
  let list: ContentSpan[][] | null = null
  for (const line of written.split(/\r?\n/)) {
    const isItem = line.startsWith('- ')
    if (!isItem) list = null
    if (/^[ \t]*$/.test(line)) continue
    if (isItem) {
      if (list === null) {
        list = []
        body.push({ kind: 'list', items: list })
      }
      list.push(spansOf(line.slice(2)))
    } else if (line.startsWith('## ')) body.push({ kind: 'heading', text: line.slice(3) })
    else body.push({ kind: 'paragraph', spans: spansOf(line) })
  }
  return body
}

/** An escaped character, a link, a switch of bold, or a character. */
const PIECE = /\\(.)|\[((?:\\.|[^\\[\]])+)\]\(([^\s()]+)\)|\*\*|./gsu

function spansOf(line: string): ContentSpan[] {
  const spans: ContentSpan[] = []
  let isStrong = false
  let text = ''
  const end = () => {
    if (text !== '') spans.push({ text, ...(isStrong && { isStrong }) })
    text = ''
  }
  for (const [piece, escaped, label, href] of line.matchAll(PIECE)) {
    if (label !== undefined && href !== undefined) {
      end()
      spans.push({ text: label.replace(/\\(.)/gsu, '$1'), ...(isStrong && { isStrong }), href })
    } else if (piece === '**') {
      end()
      isStrong = !isStrong
    } else text += escaped ?? piece
  }
  end()
  return spans
}
