import { isWholeKopecks, MAX_KOPECKS } from '@okolitsa/domain/money/money.ts'
import { z } from 'zod'

/**
 * A sum from a client, roubles: whole kopecks within a range, by default up to the maximum order total. `fromRoubles`
 * accepts every valid value.
 */
export const enteredRoubles = ({ least = 0, most = MAX_KOPECKS / 100 }: { least?: number; most?: number } = {}) =>
  z.number('notANumber').min(least, 'tooSmall').max(most, 'tooBig').refine(isWholeKopecks, 'wrongValue')
