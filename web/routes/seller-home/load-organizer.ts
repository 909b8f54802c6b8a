import type { Loading } from '../../platform/loading/loading.ts'
import { loadTours } from '../tours/load-tours.ts'

export async function loadOrganizer(args: Loading, id: number) {
  const { shop, signal } = args
  const [organizer, tours] = await Promise.all([
    shop.api.tours.tourOrganizer({ params: { id }, signal }),
    loadTours(args),
  ])
  return { organizer, ...tours }
}
