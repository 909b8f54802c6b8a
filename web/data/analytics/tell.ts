import { untilIdle } from '../../platform/hydration/idle.ts'
import type { ShopEvent } from './shop-event.ts'

async function load() {
  await untilIdle()
  return import('./analytics.ts')
}

let loading: ReturnType<typeof load> | undefined

/** Analytics come after the page; what failed to load is asked for again by whoever needs it next. */
export async function withAnalytics(act: (analytics: Awaited<ReturnType<typeof load>>) => void): Promise<void> {
  loading ??= load()
  try {
    act(await loading)
  } catch {
    // nobody waits for statistics
    loading = undefined
  }
}

/** Tells what the visitor did. Nobody waits for it: what is lost on the way is only missing from statistics. */
export const tell = (event: ShopEvent): void => void withAnalytics(({ take }) => take(event))
