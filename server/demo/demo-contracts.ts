import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { demoAccountOf, demoOffer } from '@okolitsa/demo/offer.ts'
import { isBankAccount } from '@okolitsa/domain/companies/bank-account.ts'
import { bodyOf } from '@okolitsa/domain/content/written-text.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { ContentCommands } from '../publishing/content/ports.ts'
import { importContracts } from '../publishing/seller-contract/module.ts'
import { daysBefore } from './demo-sellers.ts'

/** Age of the contracts of the demo's sellers, days. */
const CONTRACT_DAYS = 60

/** Publishes the offer of the demo's market, which all sellers have accepted, and gives them requisites. */
export async function loadContracts(tx: Executor, author: Author, content: ContentCommands, now: Date): Promise<void> {
  const { organizations, restaurants, tourOperators } = demoMarketplace
  const words = { title: demoOffer.title, body: bodyOf(demoOffer.text), action: '', links: [] }
  const version = await content.draftContent(tx, author, 'legal-offer', {
    kind: 'text',
    slot: null,
    position: 0,
    regionCodes: [],
    firstDay: null,
    lastDay: null,
    href: null,
    picture: null,
    look: 'dark',
    words: { ru: words, en: null },
  })
  await content.publishContent(tx, author, 'legal-offer', version, true)
  await importContracts(tx, {
    version,
    at: daysBefore(now, CONTRACT_DAYS),
    requisites: [...organizations, ...restaurants, ...tourOperators].map((seller) => ({
      organizationId: seller.id,
      requisites: demoAccountOf(seller, isBankAccount),
    })),
  })
}
