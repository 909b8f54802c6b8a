/**
 * Whether React has taken over all that can be pressed: the root of the page and every boundary that is displayed. What
 * is pressed before is a link or a form. Runs in the page; reads React's own marks.
 */
export function isAlive(): boolean {
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
  const parts = [fiber.stateNode.current]
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (part.memoizedState?.isDehydrated) return false
    const waiting = part.memoizedState?.dehydrated
    if (waiting && (waiting.nextElementSibling ?? waiting.parentElement)?.checkVisibility() !== false) return false
    if (part.child) parts.push(part.child)
    if (part.sibling) parts.push(part.sibling)
  }
  return true
}
