import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../../platform/client/shop-api.ts'
import { widgetDeskKeys } from './keys.ts'

/** Categories with products of a seller; empty while loading. */
export function useWidgetSections(organizationId: number) {
  const { data } = useQuery({
    queryKey: widgetDeskKeys.widgetSections(organizationId),
    queryFn: () => shopApi().catalog.listFarmerShelves({ params: { id: organizationId } }),
  })
  return data?.items.map(({ category }) => category) ?? []
}
