import type { Executor } from '../../platform/db/client.ts'

/** A courier's run of a day. */
export interface CourierRun {
  /** Name of the courier. */
  readonly title: string
  readonly orderIds: readonly number[]
}

export interface CouriersService {
  /** Orders of a run that the customers do not have yet, also of a cancelled or a past one; null = unknown. */
  runOf(executor: Executor, linkId: string): Promise<CourierRun | null>
  /** Runs of the last days and later, by a part of the courier's or the seller's name; those under way first. */
  listRuns(
    executor: Executor,
    text: string,
    now: Date,
    most: number,
  ): Promise<
    readonly { readonly id: string; readonly title: string; readonly note: string; readonly isCancelled: boolean }[]
  >
}
