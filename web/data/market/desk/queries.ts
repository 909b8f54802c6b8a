import { queryOptions } from '@tanstack/react-query'
import { officeApi } from '../../office/office-api.ts'
import { marketDeskKeys } from './keys.ts'

export const marketQuery = () =>
  queryOptions({ queryKey: marketDeskKeys.market, queryFn: () => officeApi().market.getMarket() })

export const starterQuery = () =>
  queryOptions({ queryKey: marketDeskKeys.starter, queryFn: () => officeApi().starter.getStarter() })

export const servicesQuery = () =>
  queryOptions({
    queryKey: marketDeskKeys.services,
    queryFn: async () => (await officeApi().services.listOutsideServices()).items,
  })
