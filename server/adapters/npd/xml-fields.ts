import { Parser } from 'saxen'

/** Maximum length of an answer that is read. */
const MAX_LENGTH = 200_000

/** Texts of the elements of an answer by their local names, in order; null = not an XML document. */
export function xmlFields(xml: string): ReadonlyMap<string, readonly string[]> | null {
  if (xml.length > MAX_LENGTH) return null
  const fields = new Map<string, string[]>()
  const open: { readonly name: string; text: string }[] = []
  let isBroken = false
  const parser = new Parser()
  parser.on('openTag', (name) => {
    open.push({ name: name.slice(name.indexOf(':') + 1), text: '' })
  })
  parser.on('text', (text, decode) => {
    const last = open.at(-1)
    if (last) last.text += decode(text)
  })
  parser.on('closeTag', () => {
    const closed = open.pop()
    if (closed) fields.set(closed.name, [...(fields.get(closed.name) ?? []), closed.text.trim()])
  })
  parser.on('error', () => {
    isBroken = true
  })
  parser.write(xml)
  parser.end()
  return isBroken || fields.size === 0 ? null : fields
}
