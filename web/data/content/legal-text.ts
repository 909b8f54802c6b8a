import type { ContentBlock } from '@okolitsa/contracts/content/content.ts'
import type { Loading } from '../../platform/loading/loading.ts'

/** A published legal text of the market with the facts of its operator. */
export type LegalText = Pick<ContentBlock, 'title' | 'body'>

/** The legal text with this code; null = it is not published, or a fact of the operator is missing. */
export async function loadLegalText({ shop, signal }: Loading, code: string): Promise<LegalText | null> {
  const { items } = await shop.api.content.cmsBlocks({ query: { codes: code }, signal })
  return items[0] ?? null
}
