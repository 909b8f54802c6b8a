import { demoContent } from '@okolitsa/demo/data/content.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { ContentCommands } from '../publishing/content/ports.ts'

/** Writes and publishes the demo's banners and services. */
export async function loadContent(tx: Executor, author: Author, content: ContentCommands): Promise<void> {
  for (const { code, ...fields } of demoContent) {
    const version = await content.draftContent(tx, author, code, fields)
    await content.publishContent(tx, author, code, version)
  }
}
