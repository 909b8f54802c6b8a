import type { Company } from '@okolitsa/domain/companies/company.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { NO_PROGRAM } from '@okolitsa/domain/loyalty/bonuses.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { standingOf } from '@okolitsa/domain/sellers/claim.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { slugOfTitle, titleOfCompany } from '@okolitsa/strings/ru/company-title.ts'
import type { AdmittedStaff } from '../../../people/staff/ports.ts'
import type { TimedCache } from '../../../platform/cache/timed-cache.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PaidBudget } from '../../../platform/limits/paid-budget.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'
import { CLAIM_LIVES_MS, MAX_CLAIMS, MAX_OF_NUMBER, OF_NETWORK, OF_PHONE } from '../policy.ts'
import { type CompanyDirectory, CompanyDirectoryError } from '../ports.ts'
import { insertApplication } from '../store/application.store.ts'
import { acceptInvitations, isInvited } from '../store/invitation.store.ts'
import { listClaimsOf, listSellersOf, lockNumber, takenSlugs } from '../store/registered.store.ts'
import { newSellerOf } from './new-seller-of.ts'

export interface RegistrationDeps
  extends Deps<'database' | 'clock' | 'market' | 'sellers' | 'menus' | 'loyalty' | 'sellerContract'> {
  readonly companies: CompanyDirectory | null
  /** The daily budget of register queries; null = queries are free. */
  readonly budget: PaidBudget | null
  readonly kept: TimedCache<Company | null>
  /** Coordinates of the company's registered town. */
  readonly towns: {
    townNamed(name: string, regionCode: string): Location | null
    capitalOf(regionCode: string): Location | null
  }
}

export interface Registration {
  readonly trade: Trade
  readonly title: string | undefined
  readonly taxSystem: SellerProfile['taxSystem']
}

const AUTHOR = { kind: 'service', name: 'registration' } as const

/**
 * Reads the company of a tax number from the register, limited per network.
 * @throws Refusal TOO_MANY_REQUESTS, COMPANY_UNKNOWN, COMPANY_CLOSED, COMPANY_REGISTER_UNAVAILABLE (no register is
 * configured, or it does not answer)
 */
export async function demandCompany(deps: RegistrationDeps, tin: string, network: string): Promise<Company> {
  const { companies, kept, budget } = deps
  if (!companies) throw new Refusal('COMPANY_REGISTER_UNAVAILABLE')
  await deps.database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, OF_NETWORK, network, deps.clock())
    await saveTry(tx, OF_NETWORK, network, deps.clock())
  })
  const company = await kept
    .get(tin, async () => {
      if (budget && !(await budget.spend(true))) throw new CompanyDirectoryError('over-budget')
      return companies.find(tin)
    })
    .catch((error: unknown) => {
      if (error instanceof CompanyDirectoryError) throw new Refusal('COMPANY_REGISTER_UNAVAILABLE')
      throw error
    })
  if (!company) throw new Refusal('COMPANY_UNKNOWN', { errors: { inn: 'wrongValue' } })
  if (!company.isActive) throw new Refusal('COMPANY_CLOSED', { errors: { inn: 'wrongValue' } })
  return company
}

export type Applicant = {
  readonly name: string
  /** The applicant's account; null = none. */
  readonly known: AdmittedStaff | null
  /** From where the application came, for the acceptance of the offer. */
  readonly network: string
} & (
  | { readonly provedBy: 'bank'; readonly bankSubject: string }
  | { readonly provedBy: 'phone'; readonly phone: string }
)

/**
 * Signs in a person of the company's seller. When no seller is confirmed, it is created and owned by the person,
 * regardless of other sellers they work at. An existing seller admits only its own people, and an unapproved claim by
 * phone excludes no applicant.
 * @returns the seller, and whether it was created
 * @throws Refusal SELLER_REGISTERED, STAFF_WORKS_ELSEWHERE (a person of the office), TOO_MANY_REQUESTS
 * (the limit of sellers per phone)
 */
export async function admit(
  deps: RegistrationDeps,
  company: Company,
  { trade, title = titleOfCompany(company.legalName), taxSystem }: Registration,
  applicant: Applicant,
): Promise<{ organizationId: number; isNew: boolean }> {
  const { townNamed, capitalOf } = deps.towns
  const found = company.city ? townNamed(company.city, company.regionCode) : null
  const capital = found ?? capitalOf(company.regionCode)
  if (!capital) throw new Refusal('COMPANY_UNKNOWN', { errors: { inn: 'wrongValue' } })
  const isPerson = company.ien === ''
  // a person has named a village that the gazetteer does not know
  const town = isPerson && !found ? { ...capital, city: null, settlement: company.city } : capital
  const { known } = applicant
  const admitted = await deps.database.inTransaction(async (tx) => {
    await lockNumber(tx, company.tin)
    if (known?.isOfOffice) throw new Refusal('STAFF_WORKS_ELSEWHERE')
    const standing = standingOf(await listSellersOf(tx, company.tin), known?.organizationIds ?? [])
    if (standing.kind === 'taken') throw new Refusal('SELLER_REGISTERED')
    if (standing.kind === 'own') return { organizationId: standing.organizationId, isNew: false }
    const now = deps.clock()
    // an invited person needs no limits: the office knows the phone
    if (applicant.provedBy === 'phone' && !(await isInvited(tx, applicant.phone, now))) {
      const open = await listClaimsOf(tx, company.tin, new Date(now.getTime() - CLAIM_LIVES_MS))
      // more claims on one company need a decision of the office
      if (open.length >= MAX_CLAIMS) throw new Refusal('SELLER_REGISTERED')
      await refuseOverLimit(tx, OF_PHONE, applicant.phone, now)
      await saveTry(tx, OF_PHONE, applicant.phone, now)
    }
    // the applicant confirmed by the bank gets the company's slug; a claim continues under another slug
    if (applicant.provedBy === 'bank')
      for (const claim of await listClaimsOf(tx, company.tin, null))
        await deps.sellers.changeSeller(tx, AUTHOR, claim, { slug: `claim-${company.tin}-${claim}` })
    const slug = await freeSlug(tx, title, company.tin)
    const { commissionPercent } = deps.market.current().fees
    const seller = newSellerOf(company, town, { trade, title, slug, taxSystem, commissionPercent })
    const id = await deps.sellers.createSeller(tx, AUTHOR, seller)
    if (seller.profile.type === 'restaurant') await deps.menus.beginRestaurant(tx, AUTHOR, id)
    await deps.loyalty.setLoyaltyProgram(tx, AUTHOR, id, { ...NO_PROGRAM, levels: [] })
    await insertApplication(tx, {
      ...{ organizationId: id, provedBy: applicant.provedBy, trade, now },
      // the endpoint demands the confirmation
      isOwnProduce: isPerson,
    })
    const staffId = known?.id ?? (await addOwner(deps, tx, id, applicant))
    if (known) await deps.sellers.joinStaff(tx, AUTHOR, { role: 'owner', organizationId: id, staffId })
    // the form names the offer that an application accepts
    await deps.sellerContract.acceptByApplication(tx, { organizationId: id, staffId, network: applicant.network })
    const invited =
      applicant.provedBy === 'phone'
        ? { phone: applicant.phone, vouchedTin: null }
        : { phone: null, vouchedTin: company.tin }
    await acceptInvitations(tx, { ...invited, organizationId: id }, now)
    return { organizationId: id, isNew: true }
  })
  // the answer contains the seller, before the notification of its creation arrives
  if (admitted.isNew) deps.sellers.forget(admitted.organizationId)
  return admitted
}

async function addOwner(
  { sellers }: RegistrationDeps,
  tx: Executor,
  organizationId: number,
  { name, ...applicant }: Applicant,
): Promise<number> {
  const entry = applicant.provedBy === 'bank' ? { bankSubject: applicant.bankSubject } : { phone: applicant.phone }
  const [id] = await sellers.addStaff(tx, AUTHOR, [{ role: 'owner', organizationId, name, ...entry }])
  if (id === undefined) throw new Error('an owner was not added')
  return id
}

/** A free slug for a name. Sellers of one tax number are serialized, so the last candidate is free. */
async function freeSlug(tx: Executor, title: string, tin: string): Promise<string> {
  const base = slugOfTitle(title)
  const last = `seller-${tin}`
  const rest = Array.from({ length: MAX_OF_NUMBER }, (_, index) => (index === 0 ? last : `${last}-${index + 1}`))
  // a name without letters gives no slug
  const wished = base === '' ? rest : [base, `${base}-${tin.slice(-4)}`, ...rest]
  const taken = await takenSlugs(tx, wished)
  const slug = wished.find((one) => !taken.has(one))
  // more claims on one company need a decision of the office
  if (slug === undefined) throw new Refusal('SELLER_REGISTERED')
  return slug
}
