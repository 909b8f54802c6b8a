import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface ContentVersion extends ContentFields {
  readonly version: number
  /** Time of the first publication; null = never published. */
  readonly firstPublishedAt: Date | null
}

/**
 * Commands of content. Each runs in the caller's transaction and writes an audit entry; an unknown block is refused
 * with NOT_FOUND.
 */
export interface ContentCommands {
  /** Adds an unpublished version, creating the block if necessary. Returns its number. */
  draftContent(tx: Executor, author: Author, code: string, fields: ContentFields): Promise<number>
  /** Publishes a version in place of the current one. */
  publishContent(tx: Executor, author: Author, code: string, version: number): Promise<void>
  /** Publishes the latest earlier version that was ever published; a repeat goes further back. Returns its number. */
  rollBackContent(tx: Executor, author: Author, code: string): Promise<number>
  /** Withdraws the published version; all versions are kept. */
  withdrawContent(tx: Executor, author: Author, code: string): Promise<void>
  /** All versions, the newest first. */
  contentVersions(executor: Executor, code: string): Promise<readonly ContentVersion[]>
}
