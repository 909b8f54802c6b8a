import type { Config } from '../../platform/config/config.ts'
import type { CompanyDirectory } from '../../publishing/registration/ports.ts'
import { type DadataConfig, dadataConnection } from '../geo/dadata/dadata-connection.ts'
import { createDadataCompanies } from './dadata-companies.ts'
import { demoCompanyDirectory } from './demo-companies.ts'

/** The configured company register: DaData when it is connected, the demo's register in a demo; null = none. */
export async function createCompanyDirectory(
  config: DadataConfig & Pick<Config, 'OKOLITSA_DEMO'>,
  emulatorsUrl: string,
): Promise<CompanyDirectory | null> {
  const connection = dadataConnection(config, emulatorsUrl)
  if (connection) return createDadataCompanies(connection)
  return config.OKOLITSA_DEMO ? demoCompanyDirectory() : null
}
