import { demoCompanies } from '@okolitsa/demo/companies.ts'
import type { DemoCompany } from '@okolitsa/demo/schemas/register.ts'

const BY_TIN = new Map(demoCompanies.map((company) => [company.tin, company]))

/** Companies with a tax number, in the format of `findById/party`. */
export const partiesOf = (query: string): object[] => {
  const company = BY_TIN.get(query.trim())
  return company ? [toParty(company)] : []
}

function toParty({ tin, ien, legalName, legalAddress, head, regionCode, city, isActive }: DemoCompany): object {
  const isPerson = tin.length === 12
  const [surname = null, name = null, patronymic = null] = head.split(' ')
  return {
    value: legalName,
    unrestricted_value: legalName,
    data: {
      inn: tin,
      ogrn: ien,
      type: isPerson ? 'INDIVIDUAL' : 'LEGAL',
      name: { short_with_opf: legalName, full_with_opf: legalName },
      management: isPerson ? null : { name: head, post: 'Директор' },
      fio: isPerson ? { surname, name, patronymic } : null,
      state: { status: isActive ? 'ACTIVE' : 'LIQUIDATED' },
      address: {
        value: legalAddress,
        unrestricted_value: legalAddress,
        data: { region_kladr_id: `${regionCode}00000000000`, region: null, city, settlement: null },
      },
    },
  }
}
