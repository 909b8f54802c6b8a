import type { Company } from '@okolitsa/domain/companies/company.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'

interface Person {
  readonly fullName: string
  readonly inn: string
  readonly regionCode: RegionCode
  readonly town: string
}

/** A person as a seller: without a registration number, with the town instead of the address of a home. */
export const companyOfPerson = ({ fullName, inn, regionCode, town }: Person): Company => ({
  tin: inn,
  ien: '',
  legalName: fullName,
  legalAddress: [town, REGION_TITLES[regionCode]].filter((part, index, all) => all.indexOf(part) === index).join(', '),
  head: fullName,
  regionCode,
  city: town,
  isActive: true,
})

/** The given name of a passport name, which begins with the surname. */
export const givenNameOf = (fullName: string): string => fullName.split(' ')[1] ?? fullName
