import type { Executor } from '../db/client.ts'

/** One thing in a person's archive: plain fields, named in English as the archive's JSON has them. */
export type ArchiveRow = Readonly<Record<string, unknown>>
/** Named parts of an archive, such as `addresses`. */
export type ArchiveParts = Readonly<Record<string, readonly ArchiveRow[]>>

/** Why an account can not be deleted yet. */
export type DeletionBlock = 'openOrders' | 'openClaims' | 'openRefunds' | 'runningPlan'

/**
 * What a module does with what it keeps of people (152-FZ). One transaction erases through all modules, so it is done
 * wholly or not at all; doing it again changes nothing.
 */
export interface PersonalDataPart {
  /** What is kept of a customer, as they may have it. */
  read(executor: Executor, customerId: number): Promise<ArchiveParts>
  /** What has to end first. */
  blocks?(executor: Executor, customerId: number): Promise<readonly DeletionBlock[]>
  /**
   * Deletes what may go and takes the person out of what the law keeps. Answers keys of photos that go after the
   * transaction.
   */
  erase(tx: Executor, customerId: number): Promise<readonly string[]>
}

/** For parts without photos. */
export const NO_PHOTOS: readonly string[] = []
