import type { CompanyDirectory } from '../../publishing/registration/ports.ts'

/** The companies of the demo world, for a shop without a register. */
export async function demoCompanyDirectory(): Promise<CompanyDirectory> {
  const { demoCompanies } = await import('@okolitsa/demo/companies.ts')
  return {
    find: async (tin) => {
      const found = demoCompanies.find((company) => company.tin === tin)
      if (!found) return null
      const { bankSubject: _subject, title: _title, ...company } = found
      return company
    },
  }
}
