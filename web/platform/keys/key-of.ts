/** Parts of a key press that choose an action. */
export interface KeyPress {
  readonly code: string
  readonly key: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Name of the help key: its place differs between layouts. */
export const HELP_KEY = '?'

/**
 * The name of a pressed key for a table of actions: `j`, `1`, `?`, `escape`. The place of the key counts, not its
 * letter, so that a Russian layout works. Null = a combination that belongs to the browser.
 */
export function keyOf({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === '?' || (code === 'Slash' && shiftKey)) return HELP_KEY
  if (shiftKey) return null
  return code.replace(/^(Key|Digit|Numpad(?=\d))/, '').toLowerCase()
}
