import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A version of a block. */
export interface ContentVersion extends ContentFields {
  readonly version: number
  /** Null = it was never published. */
  readonly firstPublishedAt: Date | null
}

/** Each runs in the caller's transaction and leaves an audit entry; a block that is not there is NOT_FOUND. */
export interface ContentCommands {
  /** A new version, seen by nobody yet; the first one makes the block. Answers its number. */
  draftContent(tx: Executor, author: Author, code: string, fields: ContentFields): Promise<number>
  /** Shows a version in place of the one that is shown. */
  publishContent(tx: Executor, author: Author, code: string, version: number): Promise<void>
  /** Shows the latest earlier version that was ever shown; again, the one before it. Answers its number. */
  rollBackContent(tx: Executor, author: Author, code: string): Promise<number>
  /** Shows none; versions stay. */
  withdrawContent(tx: Executor, author: Author, code: string): Promise<void>
  /** All versions, the newest first. */
  contentVersions(executor: Executor, code: string): Promise<readonly ContentVersion[]>
}
