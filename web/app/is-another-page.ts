import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Is there anything to load? An entry that differs in its hash only is the same page: a window opens or closes. */
export function isAnotherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash)
}
