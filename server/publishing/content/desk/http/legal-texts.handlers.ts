import type {
  LegalText,
  ListedLegalText,
  legalTextsEndpoints,
} from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { ContentWords } from '@okolitsa/domain/content/content-block.ts'
import { LEGAL_CODES, LEGAL_TEXTS, type LegalCode } from '@okolitsa/domain/content/legal-codes.ts'
import { writtenText } from '@okolitsa/domain/content/written-text.ts'
import { editionOf, type RequiredConsent } from '@okolitsa/domain/identity/consent.ts'
import { fillLegalText, LEGAL_BLANKS } from '@okolitsa/domain/market/legal-text.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { type LegalVersionRow, listLegalVersions, listWords } from '../../store/legal-text.store.ts'

const writtenOf = (version: number, { title, body }: ContentWords) => ({ version, title, text: writtenText(body) })

/** The office's editor of legal texts. */
export function legalTextsHandlers({
  database: { executor, inTransaction },
  content,
  office,
  identity,
}: Deps<'database' | 'content' | 'office' | 'identity'>): Handlers<typeof legalTextsEndpoints> {
  const namesOf = (versions: readonly LegalVersionRow[]) =>
    office.namesOf(executor, [...new Set(versions.flatMap(({ savedBy }) => savedBy ?? []))])
  const signed = ({ savedBy, savedAt }: LegalVersionRow, names: ReadonlyMap<number, string>) => ({
    savedBy: savedBy === null ? null : (names.get(savedBy) ?? null),
    savedAt: savedAt?.toISOString() ?? null,
  })

  /** Customers by purpose and edition of the consent that they have given last. */
  async function consentsOf(purposes: readonly RequiredConsent[]) {
    const counted = purposes.length > 0 ? await identity.countConsents(executor, purposes) : []
    return {
      to: (code: LegalCode, { version, firstPublishedAt }: LegalVersionRow): number | null => {
        const { consent } = LEGAL_TEXTS[code]
        if (consent === null || firstPublishedAt === null) return null
        const edition = editionOf(dayIn(SHOP_TIME_ZONE, firstPublishedAt), version)
        return counted.find((one) => one.purpose === consent && one.edition === edition)?.people ?? 0
      },
      toAny: (code: LegalCode): number | null => {
        const { consent } = LEGAL_TEXTS[code]
        if (consent === null) return null
        return counted.reduce((sum, { purpose, people }) => (purpose === consent ? sum + people : sum), 0)
      },
    }
  }

  async function list(): Promise<ListedLegalText[]> {
    const [versions, consents] = await Promise.all([
      listLegalVersions(executor, LEGAL_CODES),
      consentsOf(LEGAL_CODES.flatMap((code) => LEGAL_TEXTS[code].consent ?? [])),
    ])
    const published = versions.filter(({ isPublished }) => isPublished)
    const [names, words] = await Promise.all([namesOf(versions), listWords(executor, published)])
    return LEGAL_CODES.map((code) => {
      const own = versions.filter((one) => one.code === code)
      const [last] = own
      const shown = own.find(({ isPublished }) => isPublished)
      const text = words.find((one) => one.code === code)?.words
      return {
        code,
        version: shown?.version ?? null,
        since: shown?.firstPublishedAt?.toISOString() ?? null,
        accepted: shown ? consents.to(code, shown) : null,
        missing: text ? [...fillLegalText(text, content.legalFacts()).missing] : [],
        hasDraft: last !== undefined && last.firstPublishedAt === null,
        plannedFor: own.find(({ plannedFor }) => plannedFor !== null)?.plannedFor ?? null,
        ...(last ? signed(last, names) : { savedBy: null, savedAt: null }),
      }
    })
  }

  async function read(code: LegalCode): Promise<LegalText> {
    const { consent } = LEGAL_TEXTS[code]
    const versions = await listLegalVersions(executor, [code])
    const [last] = versions
    const shown = versions.find(({ isPublished }) => isPublished)
    const [names, consents, words] = await Promise.all([
      namesOf(versions),
      consentsOf(consent === null ? [] : [consent]),
      listWords(
        executor,
        [last, shown].flatMap((one) => one ?? []),
      ),
    ])
    const written = (row: LegalVersionRow | undefined) => {
      const found = words.find(({ version }) => version === row?.version)
      return found ? writtenOf(found.version, found.words) : null
    }
    const known = content.legalFacts()
    return {
      code,
      facts: Object.fromEntries(
        LEGAL_BLANKS.map((blank) => [blank, known[blank]?.trim() || null]),
      ) as LegalText['facts'],
      published: written(shown),
      last: written(last),
      accepted: consents.toAny(code),
      history: versions.map((row) => ({
        version: row.version,
        ...signed(row, names),
        publishedAt: row.firstPublishedAt?.toISOString() ?? null,
        plannedFor: row.plannedFor,
        asksAgain: row.asksAgain,
        accepted: consents.to(code, row),
      })),
    }
  }

  const change = async (code: LegalCode, work: (tx: Executor) => Promise<void>) => {
    await inTransaction(work)
    return read(code)
  }
  const by = ({ staffId }: { readonly staffId: number }) => ({ kind: 'staff', staffId }) as const
  return {
    listLegalTexts: async () => ({ items: await list() }),
    getLegalText: ({ params }) => read(params.code),
    getLegalVersion: async ({ params }) => {
      const [row] = await listWords(executor, [params])
      if (!row) throw new Refusal('NOT_FOUND')
      return writtenOf(row.version, row.words)
    },
    saveLegalDraft: ({ actor, params: { code }, body }) =>
      change(code, (tx) => content.saveLegalDraft(tx, by(actor), code, body)),
    publishLegalText: ({ actor, params: { code }, body }) =>
      change(code, (tx) => content.publishLegalText(tx, by(actor), code, body)),
    cancelLegalPlan: ({ actor, params: { code } }) =>
      change(code, (tx) => content.cancelLegalPlan(tx, by(actor), code)),
  }
}
