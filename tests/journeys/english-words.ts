import { readdirSync } from 'node:fs'

/** A text of a page with its declared language. */
interface PageText {
  readonly text: string
  readonly language: string
}

const VOID = new Set(['meta', 'link', 'br', 'img', 'input', 'hr', 'source', 'area', 'col', 'wbr'])
const SILENT = new Set(['script', 'style', 'template'])
const PIECE = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->|<!doctype html>|([^<]+)/g

/** Every text of a page's HTML with its language. */
export function textsOf(html: string): PageText[] {
  const texts: PageText[] = []
  const open: { readonly name: string; readonly language: string }[] = []
  for (const [, closes, name, attributes = '', selfCloses, text] of html.matchAll(PIECE)) {
    const language = open.at(-1)?.language ?? ''
    if (text !== undefined) {
      if (text.trim() !== '' && !open.some((one) => SILENT.has(one.name))) texts.push({ text: plain(text), language })
    } else if (name === undefined) continue
    else if (closes) open.splice(open.findLastIndex((one) => one.name === name))
    else if (!selfCloses && !VOID.has(name))
      open.push({ name, language: / lang="([\w-]+)"/.exec(attributes)?.[1] ?? language })
  }
  return texts
}

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replace(/\s+/g, ' ').trim()

/** Minimum length of a compared text: a shorter one may also be a product name. */
const SHORTEST = 12

function constantsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(constantsIn) : []
}

/** Interface texts in a language that are whole sentences or titles. */
export async function interfaceTexts(language: 'ru' | 'en'): Promise<ReadonlySet<string>> {
  const folder = new URL(`../../strings/${language}/`, import.meta.url)
  // files with a twin contain interface texts; the others are about Russian itself
  const files = readdirSync(new URL('../../strings/en/', import.meta.url)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return new Set(modules.flatMap(constantsIn).filter((text) => text.length >= SHORTEST))
}
