import { queryOptions } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

export const factorsQuery = () =>
  queryOptions({ queryKey: officeKeys.factors, queryFn: () => officeApi().access.getOfficeFactors() })

export const sessionsQuery = () =>
  queryOptions({ queryKey: officeKeys.sessions, queryFn: () => officeApi().access.listOfficeSessions() })
