import { isWholeKopecks, MAX_KOPECKS } from '@okolitsa/domain/money/money.ts'
import { z } from 'zod'

/**
 * A sum that a caller says, roubles: whole kopecks between two ends, the largest amount of an order unless told. What
 * passes here `fromRoubles` takes.
 */
export const saidRoubles = ({ least = 0, most = MAX_KOPECKS / 100 }: { least?: number; most?: number } = {}) =>
  z.number('notANumber').min(least, 'tooSmall').max(most, 'tooBig').refine(isWholeKopecks, 'wrongValue')
