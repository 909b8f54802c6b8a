import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { NotificationDeps } from '../notification-deps.ts'

const PATHS = {
  stock: '/cabinet/stock?state=low',
  parcel: '/cabinet/parcels',
} as const

/** Calls the people of a seller who answer customers to their desk, by the devices they let be told. */
export async function tellSeller(
  { push }: Pick<NotificationDeps, 'push'>,
  organizationId: number,
  what: keyof typeof PATHS,
): Promise<void> {
  await push.tell(
    { kind: 'seller', organizationIds: [organizationId] },
    // several that nobody has looked at yet are one
    { ...wordsIn('ru').sellerNotes[what], path: PATHS[what], topic: `desk-${what}-${organizationId}`, isUrgent: false },
  )
}
