import { hash, randomUUID } from 'node:crypto'
import { ownBytes } from '../platform/cache/own-bytes.ts'
import { topicOfOne } from '../platform/invalidation/invalidations.ts'
import type { Valkey } from '../platform/valkey/valkey.ts'
import { type CachedPage, FRESH_MS, type MadeOf } from './cached-page.ts'
import type { PageVersions, VersionedPage } from './page-versions.ts'

/** The channel of pulses: NOTIFY brings them to every node in one order with the notices of changes. */
export const pagePulse = topicOfOne('page_pulse')

/** Pages wait so long for the pulse they are shared with, ms. */
const EVERY_MS = 1_000
/** Pages that wait; further ones stay with this node. */
const MOST_OFFERED = 500
/** Pulses on their way; the first is given up for a further one. */
const MOST_WAITING = 3
/** A longer page stays with its node, bytes. */
const MOST_BYTES = 256 * 1024
/** Pages put into the store at once: more would take longer than anybody waits for it. */
const PUT_AT_ONCE = 16
/** A page that is fresh for less is not worth the way, ms. */
const LEAST_MS = 1_000
/** Pulses are remembered longer than any page of theirs is fresh, ms, and so many of them at most. */
const REMEMBERED_MS = 2 * FRESH_MS
const MOST_PULSES = 10_000

interface Rendered extends Omit<VersionedPage, 'site'> {
  readonly page: CachedPage
  readonly isHasty: boolean
}
export interface OfferedPage extends Rendered {
  readonly site: string | null
  readonly renderedAt: number
}
export interface FoundPage extends Rendered {
  readonly ageMs: number
}

/** Pages that nodes make for each other. */
export interface SharedPages {
  /** A page some node rendered, under which nothing has changed that this one knows of; null = there is none. */
  find(key: string, site: string | null): Promise<FoundPage | null>
  /** A page that was rendered here, for the other nodes. */
  offer(key: string, page: OfferedPage): void
  /** A pulse came round; null = pulses went by unheard. */
  hear(pulse: string | null): void
  close(): void
}

export interface SharedPagesOptions {
  readonly valkey: Pick<Valkey, 'prefix' | 'isUp' | 'ask'>
  /** Of the program, its files and its settings: pages of two of them never mix. */
  readonly release: string
  readonly versions: Pick<PageVersions, 'now' | 'isOutdated'>
  /** Sends a pulse to every node, this one as well. */
  readonly sendPulse: (pulse: string) => Promise<void>
  /** False = a notice was heard and is not heeded yet: what is rendered now may be as it was before. */
  readonly hasHeeded: () => boolean
  readonly onFailure: (error: unknown) => void
  readonly now?: () => number
  /** For tests. */
  readonly everyMs?: number
}

/**
 * Pages in the store that nodes share. What makes a page stale is told by NOTIFY, which a node may hear late, so no
 * page is shared before its node has proved that it knew all: it sends a pulse on the road of those notices, and when
 * the pulse is back, and nothing has changed since the rendering began, the page is put into the store under that
 * pulse's name. Every node hears the pulses and the notices in the same order. So a node takes a page only if it has
 * heard its pulse, and nothing after it that changed the page: then the page is as this node would render it.
 */
export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const { valkey, release, versions, sendPulse, hasHeeded, onFailure } = options
  const { now = () => performance.now(), everyMs = EVERY_MS } = options
  const heard = new Map<string, { readonly generation: number; readonly at: number }>()
  let offered = new Map<string, OfferedPage>()
  const waiting = new Map<string, ReadonlyMap<string, OfferedPage>>()
  let timer: NodeJS.Timeout | undefined
  const nameOf = (key: string) => `${valkey.prefix}page:${hash('sha256', `${release}\n${key}`, 'base64url')}`

  function beat(): void {
    timer = undefined
    const pulse = randomUUID()
    const [first] = waiting.keys()
    if (first !== undefined && waiting.size >= MOST_WAITING) waiting.delete(first)
    waiting.set(pulse, offered)
    offered = new Map()
    sendPulse(pulse).catch((error) => {
      waiting.delete(pulse)
      onFailure(error)
    })
  }

  async function put(pulse: string, pages: ReadonlyMap<string, OfferedPage>): Promise<void> {
    const commands = [...pages].flatMap(([key, page]) => {
      const leftMs = Math.floor(FRESH_MS - (now() - page.renderedAt))
      if (leftMs < LEAST_MS || versions.isOutdated(page)) return []
      return [['SET', nameOf(key), packedPage(pulse, page), 'PX', String(leftMs)]]
    })
    for (let from = 0; from < commands.length; from += PUT_AT_ONCE)
      if ((await valkey.ask(commands.slice(from, from + PUT_AT_ONCE), 'behind')) === null) return
  }

  return {
    async find(key, site) {
      const name = nameOf(key)
      // the time that is left first: should the page be put anew in between, it is taken for older, not for younger
      const answers = await valkey.ask([
        ['PTTL', name],
        ['GET', name],
      ])
      const [leftMs, bytes] = answers ?? []
      if (typeof leftMs !== 'number' || leftMs <= 0 || !Buffer.isBuffer(bytes)) return null
      const found = openedPage(bytes)
      if (!found) return null
      const generation = heard.get(found.pulse)?.generation
      const { page, isHasty, products, sellers } = found
      if (generation === undefined || versions.isOutdated({ generation, site, products, sellers })) return null
      return { page, isHasty, products, sellers, generation, ageMs: Math.max(0, FRESH_MS - leftMs) }
    },
    offer(key, page) {
      if (!valkey.isUp() || offered.size >= MOST_OFFERED || page.page.bytes.length > MOST_BYTES) return
      offered.set(key, page)
      timer ??= setTimeout(beat, everyMs)
      timer.unref()
    },
    hear(pulse) {
      if (pulse === null) {
        heard.clear()
        waiting.clear()
        return
      }
      for (const [old, { at }] of heard) {
        if (now() - at < REMEMBERED_MS && heard.size < MOST_PULSES) break
        heard.delete(old)
      }
      heard.set(pulse, { generation: versions.now(), at: now() })
      const pages = waiting.get(pulse)
      waiting.delete(pulse)
      if (pages && hasHeeded()) put(pulse, pages).catch(onFailure)
    },
    close: () => clearTimeout(timer),
  }
}

interface Packed extends MadeOf {
  readonly pulse: string
  readonly etag: string
  readonly encoding: CachedPage['encoding']
  readonly isHasty: boolean
}

/** How long its description is, the description, the page. */
function packedPage(pulse: string, { page, isHasty, products, sellers }: OfferedPage): Buffer {
  const { etag, encoding, holdsUntil, bytes } = page
  const described: Packed = { pulse, etag, encoding, holdsUntil, isHasty, products, sellers }
  const description = Buffer.from(JSON.stringify(described))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(description.length)
  return Buffer.concat([length, description, bytes])
}

/** Null = nothing that we put there. */
function openedPage(bytes: Buffer): (Packed & { readonly page: CachedPage }) | null {
  try {
    const start = 2 + bytes.readUInt16BE()
    const described = JSON.parse(bytes.toString('utf8', 2, start)) as Packed
    // memory of its own: an answer may be a piece of a greater buffer
    const { etag, encoding, holdsUntil } = described
    return {
      ...described,
      page: { status: 200, bytes: ownBytes(bytes.subarray(start)), encoding, etag, holdsUntil },
    }
  } catch {
    return null
  }
}
