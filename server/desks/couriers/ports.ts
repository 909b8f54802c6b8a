import type { Executor } from '../../platform/db/client.ts'

/** A courier's run of a day. */
export interface CourierRun {
  /** Name of the courier. */
  readonly title: string
  readonly orderIds: readonly number[]
}

export interface CouriersService {
  /** Orders under way of a run; null = unknown, or revoked. */
  runOf(executor: Executor, linkId: string): Promise<CourierRun | null>
  /** Runs that have not ended, by a part of the courier's or the seller's name. */
  listRuns(
    executor: Executor,
    text: string,
    now: Date,
    most: number,
  ): Promise<readonly { readonly id: string; readonly title: string; readonly note: string }[]>
}
