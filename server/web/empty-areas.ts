import { AREAS, type Area } from '@okolitsa/domain/market/areas.ts'
import type { Logger } from 'pino'
import type { AreaContent } from '../platform/module/public-pages.ts'

export interface EmptyAreas {
  /** Areas without content, as of the last look. */
  current(): readonly Area[]
  /** Looks again; a look that is under way is followed by one more. */
  look(): void
  stop(): void
}

/**
 * Watches which areas of business have something to show, because menus do not link to empty ones. An area that can not
 * be asked keeps its last state.
 * @param options.everyMs interval of looks, for content that appears without a notification or by time; null = none
 * @param options.onChange called when an area has got its first content or lost its last
 */
export async function watchEmptyAreas(options: {
  readonly contents: readonly AreaContent[]
  readonly everyMs: number | null
  readonly log: Pick<Logger, 'error'>
  readonly onChange: () => void
}): Promise<EmptyAreas> {
  const { contents, everyMs, log, onChange } = options
  const empty = new Set<Area>()
  let known: readonly Area[] = []
  let isLooking = false
  let isAsked = false

  const ask = async ({ area, hasContent }: AreaContent): Promise<void> => {
    try {
      if (await hasContent()) empty.delete(area)
      else empty.add(area)
    } catch (error) {
      log.error({ err: error, area }, 'looking whether an area has content')
    }
  }
  const look = async (): Promise<void> => {
    if (isLooking) {
      isAsked = true
      return
    }
    isLooking = true
    do {
      isAsked = false
      await Promise.all(contents.map(ask))
      const found = AREAS.filter((area) => empty.has(area))
      if (String(found) !== String(known)) {
        known = found
        onChange()
      }
    } while (isAsked)
    isLooking = false
  }

  const lookBehind = (): void => {
    look().catch((error: unknown) => log.error({ err: error }, 'looking for areas without content'))
  }
  await look()
  const timer = everyMs === null ? undefined : setInterval(lookBehind, everyMs).unref()
  return { current: () => known, look: lookBehind, stop: () => clearInterval(timer) }
}
