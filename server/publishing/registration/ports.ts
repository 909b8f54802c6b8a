import type { Company } from '@okolitsa/domain/companies/company.ts'

/** The state register of companies and sole proprietors. */
export interface CompanyDirectory {
  /** Null = unknown number. Throws CompanyDirectoryError when it gives no answer. */
  find(tin: string): Promise<Company | null>
}

/** The register gave no clear answer. */
export class CompanyDirectoryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the register of companies gave no answer: ${reason}`, { cause })
    this.name = 'CompanyDirectoryError'
  }
}
