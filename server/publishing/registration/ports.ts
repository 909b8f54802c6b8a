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
