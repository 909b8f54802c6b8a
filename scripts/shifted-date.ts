/**
 * Runs before every test file: with OKOLITSA_NOW the tests run at another moment, like a shifted shop. The shift of the
 * whole run is computed in vitest.config.ts.
 */
const shiftMs = Number(process.env.OKOLITSA_TEST_SHIFT_MS ?? 0)

if (shiftMs !== 0 && !('isShifted' in Date)) {
  const MachineDate = Date
  class ShiftedDate extends MachineDate {
    static readonly isShifted = true
    constructor(...parts: unknown[]) {
      // without arguments the present moment, otherwise the given one
      super(...((parts.length === 0 ? [MachineDate.now() + shiftMs] : parts) as [number]))
    }
    static override now = (): number => MachineDate.now() + shiftMs
  }
  globalThis.Date = ShiftedDate as unknown as DateConstructor
}
