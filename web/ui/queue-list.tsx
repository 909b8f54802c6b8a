import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { TabLinks } from './tab-links.tsx'

/** A queue, loaded page by page. */
interface Queue<Thing> {
  /** Items of the queue; null or undefined = loading. */
  readonly things: readonly Thing[] | null | undefined
  readonly isFailed: boolean
  retry(): void
  /** Loads more items; null or undefined = no more pages. */
  readonly more: (() => void) | null | undefined
}

/**
 * Queues as tabs, and the content of the chosen one: loading, failed, empty, or items with a button for more.
 * @param props.height of a skeleton, pixels
 */
export function QueueList<Thing>({
  tabs,
  queue: { things, isFailed, retry, more },
  words,
  height = 160,
  children,
}: {
  tabs: Parameters<typeof TabLinks>[0]
  queue: Queue<Thing>
  words: {
    readonly failed: string
    readonly retry: string
    readonly loading: string
    readonly nothing: string
    readonly more: string
  }
  height?: number
  children: (thing: Thing) => ReactNode
}) {
  return (
    <>
      <TabLinks {...tabs} />
      {isFailed && (
        <ErrorState scope="block" title={words.failed} action={<Button onClick={retry}>{words.retry}</Button>} />
      )}
      {!isFailed && !things && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={height} />
        </div>
      )}
      {things?.length === 0 && <Card>{words.nothing}</Card>}
      {things?.map(children)}
      {more && (
        <div>
          <Button reads look="secondary" onClick={more}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
