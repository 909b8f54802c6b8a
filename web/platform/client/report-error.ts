import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { isBeingLeft } from './leaving.ts'
import { isLostChunk } from './lost-chunk.ts'
import { shopApi } from './shop-api.ts'

/** Maximum number of reports of one page. */
const MAX_REPORTS = 10
const LONGEST_MESSAGE = 500
const LONGEST_STACK = 4000

const reported = new Set<string>()

/**
 * Whether an error is not reported: refusals (the visitor sees them), a lost connection, requests aborted by the page,
 * and chunks that were loading when the visitor left.
 */
const isExpected = (error: unknown): boolean =>
  isApiProblem(error) ||
  isConnectionLost(error) ||
  (error instanceof DOMException && error.name === 'AbortError') ||
  (isLostChunk(error) && isBeingLeft())

/** Reports an error of the browser to the server (spec 8): each once, a few per page, without personal data. */
export function reportError(error: unknown): void {
  if (isExpected(error)) return
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const name = error instanceof Error ? error.name : 'Thrown'
  const line = cutText(`${name}: ${message}`, LONGEST_MESSAGE)
  if (reported.has(line) || reported.size >= MAX_REPORTS) return
  reported.add(line)
  shopApi()
    .events.reportError({
      body: {
        message: line,
        page: window.location.pathname.slice(0, 300),
        ...(stack && { stack: cutText(stack, LONGEST_STACK) }),
      },
    })
    // an error report that fails is dropped
    .catch(() => undefined)
}

export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => {
    // events of pictures that failed to load and of browser extensions contain no error
    if (error) reportError(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
