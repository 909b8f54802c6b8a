import { Skeleton } from '../../ui/skeleton.tsx'

const QR_SIDE = 212

/** Reserves the space of the code. */
export const QrSkeleton = () => <Skeleton width={QR_SIDE} height={QR_SIDE} radius={24} />
