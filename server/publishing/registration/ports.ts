import type { Company } from '@okolitsa/domain/companies/company.ts'

/** The state register of companies and of people in business. */
export interface CompanyDirectory {
  /** Null = the register knows no such number. Throws CompanyDirectoryError when it gives no answer. */
  find(tin: string): Promise<Company | null>
}

/** The register did not answer clearly. */
export class CompanyDirectoryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the register of companies gave no answer: ${reason}`, { cause })
    this.name = 'CompanyDirectoryError'
  }
}
