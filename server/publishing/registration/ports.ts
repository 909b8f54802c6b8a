import type { Company } from '@okolitsa/domain/companies/company.ts'

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

/** Lookup of companies for other modules. */
export interface CompanyLookup {
  /**
   * The company of a taxpayer number, limited per network.
   * @throws Refusal TOO_MANY_REQUESTS, COMPANY_UNKNOWN, COMPANY_CLOSED, COMPANY_REGISTER_UNAVAILABLE
   */
  companyOf(tin: string, network: string): Promise<Company>
}
