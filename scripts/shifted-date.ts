/**
 * Set up before every test file: with OKOLITSA_NOW the tests live at another moment, as a shop told so does. One shift for
 * the whole run, counted where vitest starts (vitest.config.ts).
 */
const shiftMs = Number(process.env.OKOLITSA_TEST_SHIFT_MS ?? 0)

if (shiftMs !== 0 && !('isShifted' in Date)) {
  const MachineDate = Date
  class ShiftedDate extends MachineDate {
    static readonly isShifted = true
    constructor(...parts: unknown[]) {
      // without arguments it is now; with some it is what they say
      super(...((parts.length === 0 ? [MachineDate.now() + shiftMs] : parts) as [number]))
    }
    static override now = (): number => MachineDate.now() + shiftMs
  }
  globalThis.Date = ShiftedDate as unknown as DateConstructor
}
