import { Children, type ReactNode, Suspense } from 'react'

/**
 * Many children that come alive in turn: the first ones with what stands round them, the others `step` at a time. All
 * are in the HTML. React takes over the parts of one boundary in one piece of work, and while that lasts no press is
 * heard; a press on a part whose turn has not come makes it alive at once.
 */
export function InTurn({ first, step = 6, children }: { first: number; step?: number; children: ReactNode }) {
  return <Turn parts={Children.toArray(children)} from={first} step={step} />
}

function Turn({ parts, from, step }: { parts: readonly ReactNode[]; from: number; step: number }) {
  return (
    <>
      {parts.slice(0, from)}
      {parts.length > from && (
        <Suspense fallback={null}>
          <Turn parts={parts.slice(from)} from={step} step={step} />
        </Suspense>
      )}
    </>
  )
}
