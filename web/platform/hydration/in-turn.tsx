import { Children, type ReactNode, Suspense } from 'react'

/** Cards that come alive with what stands round them: those of a phone's first screen. */
const AT_ONCE = 4
/** As many come alive together after them. */
const TOGETHER = 8

/**
 * Cards of a list that come alive some at a time. React takes over in slices, but what stands in one boundary it commits
 * at once, and a phone would hear no press meanwhile; a card that is pressed before its turn comes first. For cards that
 * read what changes by `useSyncExternalStore` alone (sharedQuery): they begin with what the server rendered, whatever has
 * come until their turn.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const cards = Children.toArray(children)
  const later = cards.slice(AT_ONCE)
  const groups = Array.from({ length: Math.ceil(later.length / TOGETHER) }, (_, at) =>
    later.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )
  return (
    <>
      {cards.slice(0, AT_ONCE)}
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place, not what stands in it
        <Suspense key={at}>{group}</Suspense>
      ))}
    </>
  )
}
