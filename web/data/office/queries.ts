import { queryOptions } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

export const factorsQuery = () =>
  queryOptions({ queryKey: officeKeys.factors, queryFn: () => officeApi().access.getOfficeFactors() })

export const sessionsQuery = () =>
  queryOptions({ queryKey: officeKeys.sessions, queryFn: () => officeApi().access.listOfficeSessions() })

export const teamQuery = () =>
  queryOptions({ queryKey: officeKeys.team, queryFn: () => officeApi().people.getOfficeTeam() })

export const marketQuery = () =>
  queryOptions({ queryKey: officeKeys.market, queryFn: () => officeApi().market.getMarket() })

export const starterQuery = () =>
  queryOptions({ queryKey: officeKeys.starter, queryFn: () => officeApi().starter.getStarter() })

export const servicesQuery = () =>
  queryOptions({
    queryKey: officeKeys.services,
    queryFn: async () => (await officeApi().services.listOutsideServices()).items,
  })

export const officeSellerQuery = (id: number) =>
  queryOptions({
    queryKey: officeKeys.seller(id),
    queryFn: () => officeApi().sellers.getOfficeSeller({ params: { id } }),
  })
