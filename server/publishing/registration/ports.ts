import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Company } from '@okolitsa/domain/companies/company.ts'
import type { ReadinessPoint } from '@okolitsa/domain/sellers/readiness.ts'

export interface CompanyDirectory {
  /**
   * The company of a tax number; null = unknown number. Throws CompanyDirectoryError when the directory does not
   * answer.
   */
  find(tin: string): Promise<Company | null>
}

export class CompanyDirectoryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the register of companies gave no answer: ${reason}`, { cause })
    this.name = 'CompanyDirectoryError'
  }
}

export interface NpdRegister {
  /**
   * Whether a person paid the tax of the self-employed (НПД) on a day. Throws NpdSilence when the tax service does not
   * answer or has been asked too often.
   */
  isPayer(tin: string, day: IsoDate): Promise<boolean>
}

export class NpdSilence extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the register of the self-employed gave no answer: ${reason}`, { cause })
    this.name = 'NpdSilence'
  }
}

/** Lookup of companies for other modules. */
export interface CompanyLookup {
  /** The register of the self-employed as all nodes may ask it; null = off. */
  readonly npd: NpdRegister | null
  /**
   * The company of a taxpayer number, limited per network.
   * @throws Refusal TOO_MANY_REQUESTS, COMPANY_UNKNOWN, COMPANY_CLOSED, COMPANY_REGISTER_UNAVAILABLE
   */
  companyOf(tin: string, network: string): Promise<Company>
  /**
   * Requirements of a seller before its first sale, with those that are met.
   * @throws Refusal NOT_FOUND
   */
  requirementsOf(organizationId: number): Promise<readonly ReadinessPoint[]>
}
