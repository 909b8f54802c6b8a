import type pg from 'pg'

/**
 * The clock of the builder's database. `shop_now()` reads a sequence (milliseconds) instead of the machine's time, so a
 * whole simulated moment has one time in SQL and in the process. A sequence, because its value is read without a query:
 * conditions call the function for each row of a table. The change lies in the builder's database only.
 */
const CLOCK_SQL = `
create schema if not exists simulation;
create sequence if not exists simulation.moment;
create sequence if not exists simulation.tick;
select setval('simulation.moment', $moment$) where pg_sequence_last_value('simulation.moment') is null;
create or replace function shop_now() returns timestamptz language plpgsql stable as $$ begin
  return timestamptz 'epoch' + pg_sequence_last_value('simulation.moment') * interval '1 millisecond';
end $$;
create or replace function shop_clock_timestamp() returns timestamptz language plpgsql volatile as $$ begin
  return shop_now() + nextval('simulation.tick') % 1000000 * interval '1 microsecond';
end $$;
create or replace function machine_time(moment timestamptz) returns timestamptz language sql stable as 'select moment';`

export interface SimulatedClock {
  now(): Date
  /** Moves the clock of the process and of the database; it never goes back. */
  moveTo(moment: Date): Promise<void>
}

export async function openSimulatedClock(pool: Pick<pg.Pool, 'query'>, start: Date): Promise<SimulatedClock> {
  await pool.query(CLOCK_SQL.replace('$moment$', String(start.getTime())))
  let now = start
  return {
    now: () => now,
    moveTo: async (moment) => {
      if (moment <= now) return
      now = moment
      await pool.query("select setval('simulation.moment', $1)", [moment.getTime()])
    },
  }
}
