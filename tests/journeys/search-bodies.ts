import type { BrowserContext, Response } from 'playwright-core'

/** Types of the bodies that are searched: pages, answers of calls and manifests, but no scripts and no styles. */
const SEARCHED = /^text\/html|[/+]json\b|manifest/

/** A word of a body that must not stand there. */
export interface FoundWord {
  readonly url: string
  readonly around: string
}

export interface SearchedBodies {
  /** URLs of the bodies read so far. */
  readonly read: readonly string[]
  /** Waits for the bodies that are on the way, and returns the words found. */
  found(): Promise<readonly FoundWord[]>
}

/** Searches every body that contexts receive from an origin. @param textOf the words to find at a path */
export function searchBodies(
  origin: string,
  textOf: (pathname: string) => readonly RegExp[],
): SearchedBodies & { watch(context: BrowserContext): void; add(url: string, body: string): void } {
  const read: string[] = []
  const words: FoundWord[] = []
  const waiting: Promise<void>[] = []
  const add = (url: string, body: string) => {
    read.push(url)
    for (const word of textOf(new URL(url).pathname)) {
      const at = word.exec(body)?.index ?? -1
      if (at >= 0) words.push({ url, around: body.slice(Math.max(0, at - 60), at + 60) })
    }
  }
  const search = async (context: BrowserContext, response: Response) => {
    const url = response.url()
    if (!url.startsWith(origin)) return
    if (!SEARCHED.test((await response.headerValue('content-type')) ?? '')) return
    // the browser keeps no body of a page that has been left: what can be read again is read again
    const body = await response.text().catch(() => null)
    if (body !== null) add(url, body)
    else if (response.ok() && response.request().method() === 'GET')
      add(url, await (await context.request.get(url)).text())
  }
  return {
    read,
    add,
    watch: (context) => {
      // a window may close before its last answers
      context.on('response', (response) => waiting.push(search(context, response).catch(() => {})))
    },
    found: async () => {
      await Promise.all(waiting)
      return words
    },
  }
}
