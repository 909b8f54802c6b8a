import type * as ru from '../ru/packages.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { counted } from './plural.ts'

const pieces = counted('package', 'packages')

export const packages: Words<typeof ru.packages> = {
  count: ({ total, cold }) => {
    const all = formatCount(total, pieces)
    if (cold === 0) return all
    return total === 1 ? `${all}, cold` : `${all}, ${cold} cold`
  },
  ofLabel: ({ number, total, isCold }) =>
    [total > 1 && `${number} of ${total}`, isCold && 'cold'].filter(Boolean).join(', '),
  title: 'Packages',
  hint: 'Bags and boxes of the order: so many labels are printed, so many the courier takes from the car.',
  total: 'Packages in all',
  cold: 'Cold ones',
  fewer: 'One package fewer',
  more: 'One package more',
  fewerCold: 'One cold package fewer',
  moreCold: 'One cold package more',
  most: (count) => `At most ${count} packages`,
  allCold: 'No more cold packages than packages in all',
  labels: 'Print labels',
  noNetwork: 'Packages can be counted once there is a network',
  yours: 'Packages',
  take: 'Take from the car',
}
