import type { LegalFacts } from './legal-text.ts'
import type { Market } from './market.ts'
import { quotedName } from './market-name.ts'

/**
 * Values of the blanks of legal texts.
 * @param written the host of the market and its phone as texts show them
 */
export const legalFactsOf = (
  { identity, operator, contacts }: Pick<Market, 'identity' | 'operator' | 'contacts'>,
  written: { readonly site: string; readonly phone: string | null },
): LegalFacts => ({
  'market.name': identity.name === '' ? null : quotedName(identity.name),
  'market.site': written.site,
  'operator.legalName': operator.name,
  'operator.tin': operator.tin,
  'operator.registrationNumber': operator.ien,
  'operator.address': operator.address,
  'operator.email': contacts.email,
  'operator.phone': written.phone,
})
