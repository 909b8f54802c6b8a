import type { Company } from '@okolitsa/domain/companies/company.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'
import { type CompanyDirectory, CompanyDirectoryError } from '../../publishing/registration/ports.ts'
import { callExternal, type ExternalSilence } from '../external/call-external.ts'
import { DADATA_BASE_URL } from '../geo/dadata/dadata-place-directory.ts'

export interface DadataCompaniesOptions {
  readonly token: string
  /** Base URL of the service including `/rs`, without a trailing slash. */
  readonly baseUrl?: string | undefined
}

const TIMEOUT_MS = 4_000

const text = z.string().nullish()
const addressSchema = z.looseObject({ region_kladr_id: text, region: text, city: text, settlement: text })
const partySchema = z.looseObject({
  inn: z.string(),
  ogrn: z.string(),
  name: z.looseObject({ short_with_opf: text, full_with_opf: text }),
  management: z.looseObject({ name: text }).nullish(),
  fio: z.looseObject({ surname: text, name: text, patronymic: text }).nullish(),
  state: z.looseObject({ status: z.string() }),
  address: z.looseObject({ unrestricted_value: text, value: text, data: addressSchema.nullish() }).nullish(),
})
const answerSchema = z.looseObject({ suggestions: z.array(z.looseObject({ data: partySchema })) })

/** The company register over `findById/party` of DaData (protocol sheet «DaData»). */
export function createDadataCompanies({ token, baseUrl = DADATA_BASE_URL }: DadataCompaniesOptions): CompanyDirectory {
  return {
    async find(tin) {
      const { ok, status, body } = await callExternal(`${baseUrl}/findById/party`, {
        method: 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query: tin, branch_type: 'MAIN', count: 1 }),
        timeoutMs: TIMEOUT_MS,
      }).catch((error: ExternalSilence) => {
        throw new CompanyDirectoryError(error.reason, error)
      })
      if (!ok) throw new CompanyDirectoryError(`status ${status}`)
      const answer = answerSchema.safeParse(body)
      if (!answer.success) throw new CompanyDirectoryError('an answer of another form', answer.error)
      const [found] = answer.data.suggestions
      return found ? companyOf(found.data) : null
    },
  }
}

/** Converts an answer to a company; null when the name or a known region is missing. */
function companyOf(party: z.infer<typeof partySchema>): Company | null {
  const legalName = party.name.short_with_opf || party.name.full_with_opf
  const place = party.address?.data
  const regionCode = place?.region_kladr_id?.slice(0, 2)
  if (!legalName || !isRegionCode(regionCode)) return null
  const { surname, name, patronymic } = party.fio ?? {}
  return {
    tin: party.inn,
    ien: party.ogrn,
    legalName,
    // for sole proprietors the register has at most the town
    legalAddress:
      party.address?.unrestricted_value || party.address?.value || place?.city || place?.region || legalName,
    head: party.management?.name || [surname, name, patronymic].filter(Boolean).join(' '),
    regionCode,
    // cities that are regions have an empty city
    city: place?.settlement || place?.city || place?.region || null,
    isActive: party.state.status === 'ACTIVE',
  }
}
