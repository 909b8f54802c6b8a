import type { Executor } from '../db/client.ts'

/** An item of a person's archive: plain fields, with the English names of the archive's JSON. */
export type ArchiveRow = Readonly<Record<string, unknown>>
/** Named parts of an archive, such as `addresses`. */
export type ArchiveParts = Readonly<Record<string, readonly ArchiveRow[]>>

/** Reasons why an account cannot be deleted yet. */
export type DeletionBlock = 'openOrders' | 'openClaims' | 'openRefunds' | 'runningPlan'

/** An account that becomes a part of another one of the same person. */
export interface AccountMerge {
  readonly from: number
  readonly into: number
  readonly now: Date
}

/**
 * Handling of a module's personal data (152-FZ). One transaction erases the data in all modules, so it succeeds or
 * fails as a whole; a repeated call changes no data.
 */
export interface PersonalDataPart {
  /** A customer's data for their archive. */
  read(executor: Executor, customerId: number): Promise<ArchiveParts>
  /** Reasons that delay an erasure. */
  blocks?(executor: Executor, customerId: number): Promise<readonly DeletionBlock[]>
  /**
   * Deletes data, and removes the person from records that the law requires. Returns keys of photos to delete after the
   * transaction.
   */
  erase(tx: Executor, customerId: number): Promise<readonly string[]>
  /**
   * Gives what belongs to `from` to `into`, in one transaction over all modules that holds both accounts. A repeated
   * call moves what a request in flight wrote later. Entries that are never changed stay, and balanced ones are added.
   */
  merge(tx: Executor, accounts: AccountMerge): Promise<void>
}

export const NO_PHOTOS: readonly string[] = []
