import type { Page } from 'playwright-core'

/** Time limit of one wait inside a page, ms. */
const PAGE_WAIT_MS = 30_000
/** Time limit for a page to draw a frame, ms. */
const FRAME_MS = 3_000

/**
 * Waits for work inside a page, at most 30 s, because `page.evaluate` has no time limit. @param what names the work in
 * the error @throws Error with the URL of the page and whether it draws frames
 */
export async function bounded<T>(page: Page, what: string, work: Promise<T>): Promise<T> {
  const late = Symbol('late')
  const answer = await within(PAGE_WAIT_MS, work, late)
  if (answer !== late) return answer as T
  work.catch(() => undefined)
  const drawing = (await draws(page)) ? 'the page draws' : 'the page draws no frames'
  throw new Error(`${page.url()}: ${what} took longer than ${PAGE_WAIT_MS} ms; ${drawing}`)
}

/** Whether the browser still draws a page: false when no frame comes, or no script runs in it. */
export async function draws(page: Page): Promise<boolean> {
  const frame = page
    .evaluate(() => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))))
    .catch(() => false)
  return within(FRAME_MS, frame, false)
}

async function within<T, L>(limitMs: number, work: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
