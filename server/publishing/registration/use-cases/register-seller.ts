import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Company } from '@okolitsa/domain/companies/company.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { slugOfTitle, titleOfCompany } from '@okolitsa/strings/ru/company-title.ts'
import type { AdmittedStaff, BankClient } from '../../../people/staff/ports.ts'
import type { TimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Database } from '../../../platform/db/client.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'
import { OF_NETWORK } from '../policy.ts'
import { type CompanyDirectory, CompanyDirectoryError } from '../ports.ts'
import { findSellerOf, lockNumber, takenSlugs } from '../store/registered.store.ts'
import { newSellerOf } from './new-seller-of.ts'

export interface RegistrationDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly companies: CompanyDirectory | null
  readonly kept: TimedCache<Company | null>
  /** Where a company stands that is registered in a town. */
  readonly towns: {
    townNamed(name: string, regionCode: string): Location | null
    capitalOf(regionCode: string): Location | null
  }
  readonly sellers: Pick<SellersService, 'createSeller' | 'addStaff'>
}

export interface Registration {
  readonly tin: string
  readonly trade: Trade
  readonly title: string | undefined
  readonly taxSystem: SellerProfile['taxSystem']
}

const AUTHOR = { kind: 'service', name: 'registration' } as const

/**
 * The company of a number as the register has it. A network asks it so often only.
 * @throws Refusal TOO_MANY_REQUESTS, COMPANY_UNKNOWN, COMPANY_CLOSED, COMPANY_REGISTER_UNAVAILABLE (no register is
 * connected, or it is silent)
 */
export async function demandCompany(deps: RegistrationDeps, tin: string, network: string): Promise<Company> {
  const { companies, kept } = deps
  if (!companies) throw new Refusal('COMPANY_REGISTER_UNAVAILABLE')
  await deps.database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, OF_NETWORK, network, deps.clock())
    await saveTry(tx, OF_NETWORK, network, deps.clock())
  })
  const company = await kept
    .get(tin, () => companies.find(tin))
    .catch((error: unknown) => {
      if (error instanceof CompanyDirectoryError) throw new Refusal('COMPANY_REGISTER_UNAVAILABLE')
      throw error
    })
  if (!company) throw new Refusal('COMPANY_UNKNOWN', { errors: { inn: 'wrongValue' } })
  if (!company.isActive) throw new Refusal('COMPANY_CLOSED', { errors: { inn: 'wrongValue' } })
  return company
}

/**
 * Lets in whom the bank vouches for: a person of the company's seller as they are; a person without a seller makes one,
 * when the company has none. Nobody comes into a seller that is there without its own people.
 * @returns whether a seller was made
 * @throws Refusal COMPANY_OF_OTHERS (the bank vouches for another company), SELLER_REGISTERED, STAFF_WORKS_ELSEWHERE
 */
export async function admit(
  deps: RegistrationDeps,
  company: Company,
  { trade, title = titleOfCompany(company.legalName), taxSystem }: Registration,
  client: BankClient,
  known: AdmittedStaff | null,
): Promise<boolean> {
  if (client.tin !== company.tin) throw new Refusal('COMPANY_OF_OTHERS')
  const { townNamed, capitalOf } = deps.towns
  const town = (company.city && townNamed(company.city, company.regionCode)) || capitalOf(company.regionCode)
  if (!town) throw new Refusal('COMPANY_UNKNOWN', { errors: { inn: 'wrongValue' } })
  return deps.database.inTransaction(async (tx) => {
    await lockNumber(tx, company.tin)
    const organizationId = await findSellerOf(tx, company.tin)
    if (known) {
      if (organizationId === null || known.organizationId !== organizationId) throw new Refusal('STAFF_WORKS_ELSEWHERE')
      return false
    }
    if (organizationId !== null) throw new Refusal('SELLER_REGISTERED')
    const base = slugOfTitle(title)
    const wished = [base, `${base}-${company.tin.slice(-4)}`, `seller-${company.tin}`].filter((slug) => slug.length > 2)
    const taken = await takenSlugs(tx, wished)
    const slug = wished.find((one) => !taken.has(one)) ?? `seller-${company.tin}`
    const seller = newSellerOf(company, town, { trade, title, slug, taxSystem })
    const id = await deps.sellers.createSeller(tx, AUTHOR, seller)
    await deps.sellers.addStaff(tx, AUTHOR, [
      { role: 'manager', organizationId: id, name: client.name, bankSubject: client.subject },
    ])
    return true
  })
}
