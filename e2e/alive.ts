/**
 * Whether React has taken over the whole page: its root and every boundary whose code came late (filters of lists). What
 * is pressed before is a link or a form. Runs in the page; reads React's own marks.
 */
export function isAlive(): boolean {
  interface Fiber {
    readonly return: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly stateNode: { readonly current: Fiber }
    readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: unknown } | null
  }
  const content = document.querySelector('#content') as unknown as Record<string, Fiber> | null
  let fiber = Object.entries(content ?? {}).find(([key]) => key.startsWith('__reactFiber'))?.[1]
  if (!fiber) return false
  while (fiber.return) fiber = fiber.return
  const parts = [fiber.stateNode.current]
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (part.memoizedState?.isDehydrated || part.memoizedState?.dehydrated) return false
    if (part.child) parts.push(part.child)
    if (part.sibling) parts.push(part.sibling)
  }
  return true
}
