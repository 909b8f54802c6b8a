import type { SpawnOptions } from 'node:child_process'

export declare const OPEN_MESSAGE: string

/** See supervise.mjs: plain JavaScript, since whatever Node starts npm reads it. */
export declare function supervise(options: {
  file: string
  args: readonly string[]
  spawnOptions: SpawnOptions
  onRestart: (facts: { reason: string; pauseMs: number }) => void
  /** ms */
  timing?: { firstMs: number; longestMs: number; calmAfterMs: number }
}): { stop(signal: NodeJS.Signals): void; readonly ended: Promise<number> }
