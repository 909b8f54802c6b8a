import { isShopPath } from './shop-paths.ts'

/** Maximum redirects, because all of them are in memory, and maximum rows of one paste. */
export const MAX_REDIRECTS = 5_000
export const MAX_REDIRECT_ROWS = 1_000
export const MAX_REDIRECT_PATH = 300

export const REDIRECT_OUTCOMES = [
  'new',
  'changed',
  'same',
  'wrongFrom',
  'wrongTo',
  'loop',
  'repeated',
  'tooMany',
] as const
export type RedirectOutcome = (typeof REDIRECT_OUTCOMES)[number]

export interface TypedRedirect {
  readonly from: string
  readonly to: string
}
export interface PlannedRedirect extends TypedRedirect {
  readonly outcome: RedirectOutcome
}

/** The path by which a redirect is found: decoded, without parameters and a slash at the end. */
export function redirectKey(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1)
  const trimmed = bare.replace(/(?<=.)\/+$/, '')
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}

/** The key of a typed path, or of the path of a whole address; null = no path of the shop, or its home page. */
function fromOf(typed: string): string | null {
  const key = redirectKey(typed.trim().replace(/^https?:\/\/[^/]+/, ''))
  return key.length > 1 && key.length <= MAX_REDIRECT_PATH && isShopPath(key) ? key : null
}

const isTarget = (to: string) =>
  to.length <= MAX_REDIRECT_PATH && (isShopPath(to) || /^https:\/\/[^\s<>"'\\/]+[^\s<>"'\\]*$/.test(to))

/**
 * The outcome of each row, and the redirects to write. Chains are flattened: a redirect leads to its last target at
 * once, also when a later one continues it. Rows with mistakes are left out.
 */
export function planRedirects(
  present: ReadonlyMap<string, string>,
  typed: readonly TypedRedirect[],
): { readonly rows: readonly PlannedRedirect[]; readonly writes: ReadonlyMap<string, string> } {
  const now = new Map(present)
  /** Paths by the key of their target. */
  const leading = new Map<string, Set<string>>()
  const lead = (from: string, to: string) => {
    const key = redirectKey(to)
    leading.set(key, (leading.get(key) ?? new Set()).add(from))
  }
  for (const [from, to] of present) lead(from, to)
  const writes = new Map<string, string>()
  const write = (from: string, to: string) => {
    const before = now.get(from)
    if (before !== undefined) leading.get(redirectKey(before))?.delete(from)
    now.set(from, to)
    lead(from, to)
    if (present.get(from) === to) writes.delete(from)
    else writes.set(from, to)
  }
  const taken = new Set<string>()
  const rows = typed.map((row): PlannedRedirect => {
    const from = fromOf(row.from)
    const given = row.to.trim()
    if (from === null) return { ...row, outcome: 'wrongFrom' }
    if (!isTarget(given)) return { from, to: given, outcome: 'wrongTo' }
    const to = now.get(redirectKey(given)) ?? given
    if (redirectKey(to) === from || redirectKey(given) === from) return { from, to, outcome: 'loop' }
    if (taken.has(from)) return { from, to, outcome: 'repeated' }
    if (!now.has(from) && now.size >= MAX_REDIRECTS) return { from, to, outcome: 'tooMany' }
    taken.add(from)
    const before = present.get(from)
    write(from, to)
    for (const earlier of [...(leading.get(from) ?? [])]) write(earlier, to)
    return { from, to, outcome: before === undefined ? 'new' : before === to ? 'same' : 'changed' }
  })
  return { rows, writes }
}

/** Rows of a pasted table: two columns by a tab, a semicolon or a comma; an empty line is left out. */
export const redirectRows = (pasted: string): TypedRedirect[] =>
  pasted.split(/\r?\n/).flatMap((line) => {
    const [from = '', to = ''] = line.split(/[\t;,]/, 2).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    return from === '' && to === '' ? [] : [{ from, to }]
  })
