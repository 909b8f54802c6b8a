/**
 * Offset of this run's tests from the machine's clock, ms. OKOLITSA_NOW sets the start of the tests, like that of a
 * shop.
 */
const moment = process.env.OKOLITSA_NOW
export const testShiftMs = moment ? Date.parse(moment) - Date.now() : 0
if (Number.isNaN(testShiftMs)) throw new Error(`OKOLITSA_NOW is no moment: ${moment}`)
