import type { Executor } from '../platform/db/client.ts'
import type { IntegrityRun } from './integrity-runs.ts'

export type { IntegrityRun } from './integrity-runs.ts'

/** The nightly check of all tables, and runs that a person asks for. */
export interface IntegrityService {
  /** The newest runs first. */
  runs(executor: Executor, most: number): Promise<readonly IntegrityRun[]>
  /** Asks for a run in the background, once; null = one waits or runs already. */
  ask(tx: Executor, asked: { readonly by: number; readonly at: Date }): Promise<number | null>
}
