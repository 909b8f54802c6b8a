import type { LegalCode } from '@okolitsa/domain/content/legal-codes.ts'
import { writtenText } from '@okolitsa/domain/content/written-text.ts'
import { fillLegalText, type LegalFacts } from '@okolitsa/domain/market/legal-text.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { SellersOffer } from './ports.ts'
import { listLegalVersions, listWords } from './store/legal-text.store.ts'

const CODE: LegalCode = 'legal-offer'

/**
 * The market's offer to sellers. Acceptance is required since the latest published version that asked for it; a market
 * whose versions ask for nothing requires none.
 */
export async function readSellersOffer(executor: Executor, facts: LegalFacts): Promise<SellersOffer> {
  const versions = await listLegalVersions(executor, [CODE])
  const shown = versions.find(({ isPublished }) => isPublished)
  const asked = versions.filter(({ asksAgain }) => asksAgain)
  const planned = asked.find(({ plannedFor }) => plannedFor !== null)
  // newest first
  const since = asked.find(
    ({ version, firstPublishedAt }) => firstPublishedAt !== null && version <= (shown?.version ?? 0),
  )
  const words = await listWords(
    executor,
    [shown, planned].flatMap((one) => one ?? []),
  )
  const textOf = (version: number) => {
    const found = words.find((one) => one.version === version)
    const filled = found && fillLegalText(found.words, facts).words
    return filled ? { version, title: filled.title, text: writtenText(filled.body) } : null
  }
  const current = shown?.firstPublishedAt ? textOf(shown.version) : null
  const next = planned?.plannedFor ? textOf(planned.version) : null
  return {
    counted: since
      ? versions.flatMap(({ version, firstPublishedAt }) =>
          firstPublishedAt !== null && version >= since.version ? version : [],
        )
      : [],
    current: current && shown?.firstPublishedAt ? { ...current, since: shown.firstPublishedAt } : null,
    planned: next && planned?.plannedFor ? { ...next, from: planned.plannedFor } : null,
  }
}
