import type { MarketOperator } from '../market/market.ts'
import type { PaperParty, PersonName } from './paper-party.ts'

/** Details of a seller as papers name it. */
export interface SellerDetails {
  readonly legalName: string
  readonly legalAddress: string
  readonly tin: string
  readonly ien: string
  /** КПП of a company; empty = unknown, so that it gets no electronic papers. */
  readonly kpp: string
}

/**
 * The person in a registered name: its last three words that are not abbreviations of a legal form, or what there is.
 */
export function personOfName(name: string): PersonName {
  const words = name
    .replaceAll(/[«»"„“]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^\p{Lu}{2,}$/u.test(word))
  const [last = name.trim(), first = '', middle = ''] = words.slice(-3)
  return { last, first, middle }
}

/** True = a seller is a company: its taxpayer number has ten digits. */
export const isCompanyTin = (tin: string): boolean => tin.length === 10

/** A seller as a side of papers: a company has a taxpayer number of ten digits, a person no number of the register. */
export function partyOfSeller({ legalName, legalAddress, tin, ien, kpp }: SellerDetails): PaperParty {
  const facts = { name: legalName, tin, address: legalAddress }
  if (isCompanyTin(tin)) return { ...facts, kind: 'company', kpp, ien }
  const person = personOfName(legalName)
  return ien === '' ? { ...facts, kind: 'person', person } : { ...facts, kind: 'proprietor', ien, person }
}

/** The operator as the agent, and who signs; null = the operator's details are not filled in. */
export function partyOfOperator(
  operator: MarketOperator,
): { readonly party: PaperParty; readonly signer: PersonName } | null {
  const { kind, name, address, tin, ien, kpp, signatory } = operator
  if (!kind || kind === 'foreign' || !name || !address || !tin || !signatory) return null
  const signer = personOfName(signatory)
  const facts = { name, address, tin }
  if (kind === 'company') return ien ? { signer, party: { ...facts, kind, kpp: kpp ?? '', ien } } : null
  if (kind === 'person') return { signer, party: { ...facts, kind, person: signer } }
  return ien ? { signer, party: { ...facts, kind: 'proprietor', ien, person: signer } } : null
}
