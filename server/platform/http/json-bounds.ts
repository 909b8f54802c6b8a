const MAX_DEPTH = 64
/** Maximum fields of all objects together; the largest page of a seller's site has a tenth of them. */
const MAX_FIELDS = 20_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
/** Opening brackets; `[` and `{` differ from `]` and `}` by two. */
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * True when a JSON text is shallow and small enough to be parsed and validated, which takes far longer than this scan.
 * It does not check the syntax.
 */
export function isBoundedJson(text: string): boolean {
  let depth = 0
  let fields = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (code === COLON) {
      fields += 1
      if (fields > MAX_FIELDS) return false
    } else if (OPENING.has(code)) {
      depth += 1
      if (depth > MAX_DEPTH) return false
    } else if (CLOSING.has(code)) depth -= 1
  }
  return true
}
