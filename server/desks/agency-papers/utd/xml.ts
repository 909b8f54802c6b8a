/** An attribute that is null is left out. */
type Attributes = Readonly<Record<string, string | number | null>>

/** Controls, lone surrogates and the non-characters, which XML forbids or operators refuse. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(FORBIDDEN, '')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** An element as text; children are elements or text of `text()`, null = none. */
export function element(name: string, attributes: Attributes, ...children: readonly (string | null)[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  const inside = children.filter((child) => child !== null).join('')
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

export const text = (value: string): string => escaped(value)
