import { createHash } from 'node:crypto'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { ContentWords } from '@okolitsa/domain/content/content-block.ts'
import { LEGAL_CODE_OF, LEGAL_TEXTS, type LegalCode } from '@okolitsa/domain/content/legal-codes.ts'
import { writtenText } from '@okolitsa/domain/content/written-text.ts'
import { editionOf, REQUIRED_CONSENTS } from '@okolitsa/domain/identity/consent.ts'
import { fillLegalText, type LegalFacts } from '@okolitsa/domain/market/legal-text.ts'
import { textDifference } from '@okolitsa/domain/text/text-difference.ts'
import type { ConsentTextsOfMarket } from '../../people/identity/ports.ts'
import type { Database } from '../../platform/db/client.ts'
import { listPublishedLegal, listWords, type PublishedLegalText } from './store/legal-text.store.ts'

type Texts = ReturnType<ConsentTextsOfMarket['consentTexts']>

const CODES = REQUIRED_CONSENTS.map((purpose) => LEGAL_CODE_OF[purpose])

/**
 * The texts of consents, which every node keeps in memory, because each answer about a customer needs their editions. A
 * text with a blank that has no value is absent, as it is from its page.
 */
export function createConsentMemory({ executor }: Pick<Database, 'executor'>, facts: () => LegalFacts) {
  let published: readonly PublishedLegalText[] = []
  let asked = 0
  /** The texts as they were made of these facts. */
  let made: { readonly from: string; readonly texts: Texts } | null = null

  function textOf({ code, version, publishedAt, since, words }: PublishedLegalText, known: LegalFacts): Texts {
    const { words: filled } = fillLegalText(words, known)
    const { consent } = LEGAL_TEXTS[code as LegalCode]
    if (!filled || !consent) return {}
    const edition = editionOf(dayIn(SHOP_TIME_ZONE, publishedAt), version)
    return { [consent]: { edition, since, title: filled.title, hash: hashOf(filled) } }
  }
  return {
    read: async () => {
      const mine = ++asked
      const rows = await listPublishedLegal(executor, CODES)
      // answers of concurrent reads may arrive in another order
      if (mine !== asked) return
      published = rows
      made = null
    },
    consentTexts: (): Texts => {
      const known = facts()
      const from = JSON.stringify(known)
      if (made?.from !== from) {
        const texts = Object.assign({}, ...published.map((one) => textOf(one, known))) as Texts
        made = { from, texts }
      }
      return made.texts
    },
    consentChanges: (async (purpose, versions) => {
      const code = LEGAL_CODE_OF[purpose]
      const rows = await listWords(
        executor,
        [versions.before, versions.after].map((version) => ({ code, version })),
      )
      const [before, after] = [versions.before, versions.after].map((version) => {
        const words = rows.find((row) => row.version === version)?.words
        return words ? fillLegalText(words, facts()).words : null
      })
      return before && after ? textDifference(wholeText(before), wholeText(after)) : null
    }) satisfies ConsentTextsOfMarket['consentChanges'],
  }
}

/** SHA-256 of a text as it is shown. */
const hashOf = ({ title, body }: ContentWords): string =>
  createHash('sha256').update(JSON.stringify({ title, body })).digest('hex')

const wholeText = ({ title, body }: ContentWords): string => `${title}\n${writtenText(body)}`
