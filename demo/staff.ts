import { demoMarket } from './data/market.ts'
import { demoMarketplace } from './marketplace.ts'

/** A member of the demo's staff, with an account at the demo bank. */
export type DemoStaff = {
  readonly id: number
  readonly name: string
  /** Name of the person in the bank. */
  readonly bankSubject: string
  /** Employer shown in the bank. */
  readonly company: string
} & (
  | { readonly role: 'administrator'; readonly organizationId: null }
  | { readonly role: 'owner'; readonly organizationId: number }
)

const ADMINISTRATOR: DemoStaff = {
  id: 500,
  role: 'administrator',
  organizationId: null,
  name: 'Дежурный администратор',
  bankSubject: 'client-okolitsa',
  company: demoMarket.name,
}

/** One person for each seller, after the administrator. */
export const demoStaff: readonly DemoStaff[] = [
  ADMINISTRATOR,
  ...[
    ...demoMarketplace.organizations.filter(({ type }) => type === 'farmer'),
    ...demoMarketplace.restaurants,
    ...demoMarketplace.tourOperators,
  ].map(({ id, owner, title }) => ({
    id: 1_000 + id,
    role: 'owner' as const,
    organizationId: id,
    name: owner,
    bankSubject: `client-${id}`,
    company: title,
  })),
]
