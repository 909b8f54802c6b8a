import { untilIdle } from '../../platform/hydration/idle.ts'
import type { ShopEvent } from './shop-event.ts'

async function load() {
  await untilIdle()
  return import('./analytics.ts')
}

let loading: ReturnType<typeof load> | undefined

/** Loads analytics after the page; a failed load is retried on the next use. */
export async function withAnalytics(act: (analytics: Awaited<ReturnType<typeof load>>) => void): Promise<void> {
  loading ??= load()
  try {
    act(await loading)
  } catch {
    // statistics are optional
    loading = undefined
  }
}

/** Records an event in the background; a lost one is only missing from statistics. */
export const recordEvent = (event: ShopEvent): void => void withAnalytics(({ take }) => take(event))
