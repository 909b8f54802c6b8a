import type { IsoDate } from '../clock/clock.ts'

export interface PersonName {
  readonly last: string
  readonly first: string
  /** Empty = none. */
  readonly middle: string
}

interface PartyFacts {
  /** Name with its legal form, as signed: «ИП Лугова Анна Петровна». */
  readonly name: string
  /** Taxpayer number (ИНН): ten digits of a company, twelve of others. */
  readonly tin: string
  readonly address: string
}

/** A party of an agent's papers; the operator is the agent, the seller the principal. */
export type PaperParty =
  | (PartyFacts & { readonly kind: 'company'; readonly kpp: string; readonly ien: string })
  | (PartyFacts & { readonly kind: 'proprietor'; readonly ien: string; readonly person: PersonName })
  | (PartyFacts & { readonly kind: 'person'; readonly person: PersonName })

/** A paper that another one names: a contract, a report. */
export interface PaperReference {
  readonly number: string
  readonly day: IsoDate
}

/** A period with both its days. */
export interface PaperPeriod {
  readonly from: IsoDate
  readonly to: IsoDate
}
