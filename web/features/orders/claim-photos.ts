import { LARGEST_CLAIM_PHOTO, MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'

const text = orderChanges.claim

/** Accepted types; phones convert their own format to one of these for an input that lists them. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
const BYTES_IN_MEGABYTE = 1024 * 1024
export const LARGEST_MEGABYTES = LARGEST_CLAIM_PHOTO / BYTES_IN_MEGABYTE

type Photo = Pick<File, 'name' | 'type' | 'size'>

const isPhoto = ({ type }: Photo): boolean => (PHOTO_TYPES as readonly string[]).includes(type)
/** The format of iPhones; Safari converts photos chosen from the library to JPEG, but not from files. */
const isHeic = ({ name, type }: Photo): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
const isTooBig = ({ size }: Photo): boolean => size > LARGEST_CLAIM_PHOTO

/** Adds chosen photos to the present ones; rejected photos are reported with a reason. */
export function withPhotos<T extends Photo>(
  present: readonly T[],
  chosen: readonly T[],
): { photos: readonly T[]; problem: string | null } {
  const all = [...present, ...chosen.filter((photo) => isPhoto(photo) && !isTooBig(photo))]
  return { photos: all.slice(0, MAX_CLAIM_PHOTOS), problem: problemOf(chosen, all.length) }
}

function problemOf(chosen: readonly Photo[], count: number): string | null {
  const wrong = chosen.find((photo) => !isPhoto(photo))
  if (wrong) return isHeic(wrong) ? text.heic(wrong.name) : text.wrongType(wrong.name)
  const big = chosen.find(isTooBig)
  if (big) return text.tooBig(big.name, LARGEST_MEGABYTES)
  return count > MAX_CLAIM_PHOTOS ? text.tooMany(MAX_CLAIM_PHOTOS) : null
}
