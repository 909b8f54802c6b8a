import type { SpawnOptions } from 'node:child_process'

export declare const OPEN_MESSAGE: string

/** See supervise.mjs, which is plain JavaScript, because any Node that starts npm reads it. */
export declare function supervise(options: {
  file: string
  args: readonly string[]
  spawnOptions: SpawnOptions
  onRestart: (facts: { reason: string; pauseMs: number }) => void
  /** Durations, ms. */
  timing?: { firstMs: number; longestMs: number; calmAfterMs: number }
}): { stop(signal: NodeJS.Signals): void; readonly ended: Promise<number> }
