import type { RegionCode } from '../geo/region-code.ts'

/** A company or a sole proprietor as in the state register. */
export interface Company {
  /** Taxpayer number (ИНН). */
  readonly tin: string
  /** Registration number (ОГРН or ОГРНИП). */
  readonly ien: string
  /** Name with its legal form: «ИП Лугова Анна Петровна». */
  readonly legalName: string
  readonly legalAddress: string
  /** Name of the head of the company; empty = not stated. */
  readonly head: string
  readonly regionCode: RegionCode
  /** City or village; null = not in the address. */
  readonly city: string | null
  /** False = closed, in liquidation or bankrupt. */
  readonly isActive: boolean
}
