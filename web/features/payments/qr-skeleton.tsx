import { Skeleton } from '../../ui/skeleton.tsx'

const QR_SIDE = 212

/** Keeps the place of a code that is not there yet. */
export const QrSkeleton = () => <Skeleton width={QR_SIDE} height={QR_SIDE} radius={24} />
