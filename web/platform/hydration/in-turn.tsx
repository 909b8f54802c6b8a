import { Children, type ReactNode, Suspense } from 'react'

/** Number of cards of a phone's first screen, hydrated together with their surroundings. */
const AT_ONCE = 4
/** Size of the groups in which later cards are hydrated. */
const TOGETHER = 8

/**
 * Cards of a list that are hydrated in groups. React hydrates in slices but commits a boundary in one task, which would
 * block input on a phone; a pressed card comes first. For cards that read changing data only by `useSyncExternalStore`
 * (sharedQuery): they start with the server's data whenever they are hydrated.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
        <Suspense key={at}>{group}</Suspense>
      ))}
    </>
  )
}
