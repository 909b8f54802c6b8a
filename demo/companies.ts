import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { demoNewcomers } from './data/newcomers.ts'
import { demoMarketplace } from './marketplace.ts'
import type { DemoCompany } from './schemas/register.ts'

/** Sellers of the demo and possible new ones. */
export const demoCompanies: readonly DemoCompany[] = [
  ...demoNewcomers,
  ...[...demoMarketplace.organizations, ...demoMarketplace.restaurants, ...demoMarketplace.tourOperators].flatMap(
    ({ id, title, owner, legal, place }): DemoCompany[] =>
      isRegionCode(place.regionCode)
        ? [
            {
              bankSubject: `client-${id}`,
              title,
              tin: legal.tin,
              ien: legal.ien,
              legalName: legal.name,
              legalAddress: legal.address,
              head: owner,
              regionCode: place.regionCode,
              city: place.settlement ?? place.city,
              isActive: true,
            },
          ]
        : [],
  ),
]
