import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'

const compress = promisify(brotliCompress)

/** A rendered guest page, ready to send. */
export interface CachedPage {
  readonly status: number
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
}

export type RenderPage = () => Promise<{ status: number; html: string; redirectTo?: string }>

interface Entry {
  page: CachedPage
  renderedAt: number
  /** In which hour of the shop's clock its rendering began. */
  hour: number
  generation: number
  refreshing: boolean
}

/** Older than this a page is still sent, and rendered anew behind it (stale-while-revalidate), ms. */
const FRESH_MS = 30_000
/** Older than this it is rendered before sending: dates on it would be wrong, ms. */
const STALE_MS = 10 * 60_000
const HOUR_MS = 3_600_000
/** About 60 KB a page with its compressed twin: 2 000 pages are some 120 MB at the worst. */
const MAX_PAGES = 2_000

/**
 * Guest HTML by (site, path, location). `invalidate()` makes every page stale at once: the next visitor still gets
 * an answer immediately and the one after it a fresh page. No page outlives its hour: days begin with one everywhere in
 * the country, and so do most cut-offs, and «tomorrow» must not be read after midnight.
 */
export function createHtmlCache({ clock, now = () => performance.now() }: { clock: Clock; now?: () => number }) {
  const hourNow = () => Math.floor(clock().getTime() / HOUR_MS)
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<CachedPage>>()
  let generation = 0

  async function renderInto(key: string, render: RenderPage): Promise<CachedPage> {
    const known = rendering.get(key)
    if (known) return known
    const started = generation
    const hour = hourNow()
    const promise = (async () => {
      const { status, html, redirectTo } = await render()
      const page = { ...(await pageOf(status, html)), ...(redirectTo !== undefined && { redirectTo }) }
      // a page of an error is not worth keeping
      if (status < 400) {
        entries.delete(key)
        entries.set(key, { page, renderedAt: now(), hour, generation: started, refreshing: false })
        if (entries.size > MAX_PAGES) entries.delete(entries.keys().next().value as string)
      }
      return page
    })().finally(() => rendering.delete(key))
    rendering.set(key, promise)
    return promise
  }

  return {
    /** A page that may be sent without asking anything further; null = ask `get`. */
    findFresh(key: string): CachedPage | null {
      const entry = entries.get(key)
      if (!entry || entry.generation !== generation || entry.hour !== hourNow()) return null
      return now() - entry.renderedAt <= FRESH_MS ? entry.page : null
    },
    async get(key: string, render: RenderPage): Promise<CachedPage> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY
      if (!entry || age > STALE_MS || entry.hour !== hourNow()) return renderInto(key, render)
      const isStale = age > FRESH_MS || entry.generation !== generation
      if (isStale && !entry.refreshing) {
        entry.refreshing = true
        renderInto(key, render).catch(() => {
          // the stale page stays until a later visitor's refresh succeeds
          entry.refreshing = false
        })
      }
      return entry.page
    },
    invalidate() {
      generation += 1
    },
    size: () => entries.size,
  }
}

async function pageOf(status: number, text: string): Promise<CachedPage> {
  const html = Buffer.from(text)
  const brotli = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      // 256 KB is more than a page; the usual 4 MB cost memory and a fifth of the time
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
  return { status, html, brotli, etag: `"${createHash('sha1').update(html).digest('base64url')}"` }
}
