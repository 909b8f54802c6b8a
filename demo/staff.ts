import { demoMarketplace } from './marketplace.ts'

/** A member of the demo's staff, with an account at the demo bank. */
export interface DemoStaff {
  readonly id: number
  readonly name: string
  /** Name of the person in the bank. */
  readonly bankSubject: string
  /** Employer shown in the bank. */
  readonly company: string
  readonly role: 'owner'
  readonly organizationId: number
}

/** One person for each seller. */
export const demoStaff: readonly DemoStaff[] = [
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
