import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

type Shown = Pick<
  SellerProfile,
  | 'type'
  | 'title'
  | 'tagline'
  | 'taxSystem'
  | 'phone'
  | 'callFromHour'
  | 'callToHour'
  | 'legalName'
  | 'legalAddress'
  | 'tin'
  | 'ien'
  | 'image'
>
export interface CompanyRow extends Shown {
  story: string[]
  paymentMethods: PaymentMethod[]
  /** The caller's sign-in phone; null = they sign in through the bank. */
  ownPhone: string | null
}

/**
 * The company form of a seller; null = the scope has no such seller.
 * @param staffId the caller, whose own phone is proposed
 */
export async function findCompany(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  staffId: number,
): Promise<CompanyRow | null> {
  const [row] = await run<CompanyRow>(
    executor,
    `select type, title, tagline, story, tax_system as "taxSystem", phone, call_from_hour as "callFromHour",
       call_to_hour as "callToHour", legal_name as "legalName", legal_address as "legalAddress", tin, ien, image,
       payment_methods as "paymentMethods",
       (select person.phone from staff_person person where person.id = $2) as "ownPhone"
       from seller_card as organization join seller_page on seller_page.id = organization.id
       join seller_terms on seller_terms.id = organization.id
      where organization.id = $1 and ${within(scope, { organization: 'organization.id', customer: 'null' }, 2)}`,
    [organizationId, staffId, ...scopeValues(scope)],
  )
  return row ?? null
}
