/**
 * Whether React has hydrated all interactive parts: the root and every displayed boundary. Before that, links and forms
 * are native. Runs in the page; reads React's internal marks. @param part 'all'; 'content': all but the footer, whose
 * links work without hydration; 'root': a press inside a boundary is handled, which hydrates the boundary first
 */
export function isAlive(part: unknown = 'all'): boolean {
  interface Fiber {
    readonly return: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly stateNode: { readonly current: Fiber }
    readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: Comment | null } | null
  }
  const content = document.querySelector('#content') as unknown as Record<string, Fiber> | null
  let fiber = Object.entries(content ?? {}).find(([key]) => key.startsWith('__reactFiber'))?.[1]
  if (!fiber) return false
  while (fiber.return) fiber = fiber.return
  if (part === 'root') return !fiber.stateNode.current.memoizedState?.isDehydrated
  const parts = [fiber.stateNode.current]
  for (let one = parts.pop(); one; one = parts.pop()) {
    if (one.memoizedState?.isDehydrated) return false
    const waiting = one.memoizedState?.dehydrated
    const seen = waiting && (waiting.nextElementSibling ?? waiting.parentElement)
    if (seen?.checkVisibility() && !(part === 'content' && seen.closest('footer'))) return false
    if (one.child) parts.push(one.child)
    if (one.sibling) parts.push(one.sibling)
  }
  return true
}
