import type { Config } from '../../platform/config/config.ts'
import type { CompanyDirectory } from '../../publishing/registration/ports.ts'
import { createDadataCompanies } from './dadata-companies.ts'
import { demoCompanyDirectory } from './demo-companies.ts'

/** The configured company register: DaData when its token is set, the demo's register in a demo; null = none. */
export async function createCompanyDirectory(
  config: Pick<Config, 'DADATA_TOKEN' | 'DADATA_BASE_URL' | 'OKOLITSA_DEMO'>,
): Promise<CompanyDirectory | null> {
  if (config.DADATA_TOKEN) {
    return createDadataCompanies({ token: config.DADATA_TOKEN, baseUrl: config.DADATA_BASE_URL })
  }
  return config.OKOLITSA_DEMO ? demoCompanyDirectory() : null
}
