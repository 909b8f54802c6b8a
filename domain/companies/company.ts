import type { RegionCode } from '../geo/region-code.ts'

/** A company or a person in business, as the state register has it. */
export interface Company {
  /** ИНН. */
  readonly tin: string
  /** ОГРН or ОГРНИП. */
  readonly ien: string
  /** With its legal form: «ИП Лугова Анна Петровна». */
  readonly legalName: string
  readonly legalAddress: string
  /** Who runs it; empty = nobody is named. */
  readonly head: string
  readonly regionCode: RegionCode
  /** City or village; null = the address names none. */
  readonly city: string | null
  /** False = it is closed, being closed or bankrupt. */
  readonly isActive: boolean
}
