import { createTabStore } from '../../platform/tab-state/tab-store.ts'

export interface RecentFound {
  readonly href: string
  readonly title: string
  /** Counter of openings: the latest is the highest. */
  readonly turn: number
}

const MAX_RECENT = 6

/** Things opened from the search, until the tab is closed; they hold numbers and titles, no personal data. */
export const recentFound = createTabStore<RecentFound>('office-search')

/** The latest first. */
export const recentOf = (all: Readonly<Record<string, RecentFound>>): RecentFound[] =>
  Object.values(all).toSorted((a, b) => b.turn - a.turn)

export function keepRecent({ href, title }: Pick<RecentFound, 'href' | 'title'>): void {
  const kept = recentOf(recentFound.all())
  recentFound.put(href, { href, title, turn: (kept[0]?.turn ?? 0) + 1 })
  for (const old of kept.filter((one) => one.href !== href).slice(MAX_RECENT - 1)) recentFound.forget(old.href)
}
