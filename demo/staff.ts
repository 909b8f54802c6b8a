import { demoMarketplace } from './marketplace.ts'

/** A staff member of the demo with an account at the demo bank. */
export type DemoStaff = {
  readonly id: number
  readonly name: string
  /** Identifier of the person at the bank. */
  readonly bankSubject: string
  /** Employer, shown by the bank. */
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
  company: 'Околица',
}

/** The administrator, then one person per seller. */
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
