import type { Language } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Converts a value of the archive to text. */
const asText = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '—'
    : Array.isArray(value)
      ? value.map(asText).join(', ')
      : typeof value === 'object'
        ? Object.values(value)
            .filter((part) => part !== null && part !== '')
            .map(asText)
            .join(', ')
        : String(value)

/** Renders the archive as one self-contained HTML page. */
export function archivePage(json: string, language: Language, market: string): string {
  const { personalArchive: words } = wordsIn(language)
  const title = escaped(words.title(market))
  const archive = JSON.parse(json) as Record<string, Record<string, unknown>[]>
  const sections = Object.entries(archive).map(([name, rows]) => {
    const items = rows.map((row) => {
      const fields = Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([field, value]) => `<dt>${escaped(words.field(field))}</dt><dd>${escaped(asText(value))}</dd>`)
      return `<dl>${fields.join('')}</dl>`
    })
    return `<section><h2>${escaped(words.section(name))}</h2>${items.join('')}</section>`
  })
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}dl{display:grid;grid-template-columns:12em 1fr;margin:0;padding:.5em 0;border-top:1px solid}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}</style></head><body><h1>${title}</h1><p>${escaped(words.text)}</p>${sections.join('')}</body></html>`
}
