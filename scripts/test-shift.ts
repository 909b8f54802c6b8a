/**
 * How far the tests of this run live from the machine's clock, ms: OKOLITSA_NOW tells when they begin, as it tells a shop.
 */
const moment = process.env.OKOLITSA_NOW
export const testShiftMs = moment ? Date.parse(moment) - Date.now() : 0
if (Number.isNaN(testShiftMs)) throw new Error(`OKOLITSA_NOW is no moment: ${moment}`)
