import type pg from 'pg'

/**
 * The clock of the builder's database. `shop_now()` reads a row instead of the machine's time, so a whole simulated
 * moment has one time in SQL and in the process. The change lies in the builder's database only.
 */
const CLOCK_SQL = `
create schema if not exists simulation;
create table if not exists simulation.clock (moment timestamptz not null);
create sequence if not exists simulation.tick;
insert into simulation.clock select $moment$ where not exists (select from simulation.clock);
create or replace function shop_now() returns timestamptz language sql stable as 'select moment from simulation.clock';
create or replace function shop_clock_timestamp() returns timestamptz language sql volatile as
  'select moment + nextval(''simulation.tick'') % 1000000 * interval ''1 microsecond'' from simulation.clock';
create or replace function machine_time(moment timestamptz) returns timestamptz language sql stable as 'select moment';`

export interface SimulatedClock {
  now(): Date
  /** Moves the clock of the process and of the database; it never goes back. */
  moveTo(moment: Date): Promise<void>
}

export async function openSimulatedClock(pool: Pick<pg.Pool, 'query'>, start: Date): Promise<SimulatedClock> {
  await pool.query(CLOCK_SQL.replace('$moment$', `timestamptz '${start.toISOString()}'`))
  let now = start
  return {
    now: () => now,
    moveTo: async (moment) => {
      if (moment <= now) return
      now = moment
      await pool.query('update simulation.clock set moment = $1', [moment])
    },
  }
}
